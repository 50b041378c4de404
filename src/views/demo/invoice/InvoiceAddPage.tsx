import type { Invoice } from '@contract/demo/invoice'
import { BackLink } from '@core/components/BackLink'
import { toast } from '@core/components/messages/toast'
import { Page } from '@core/components/Page'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { demoPaths } from '@src/configs/demo/paths'
import { useInvoiceQuery, useInvoicesQuery } from '@src/redux/demo/invoice/api'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { InvoiceForm } from './InvoiceForm'

const NEWEST = { sortColumn: 'id', sort: 'desc', page: 1, perPage: 1 } as const

/** Creates an invoice: it has the next number, and the bank account of the previous one. */
export function InvoiceAddPage() {
  const { t } = useTranslation('demoInvoice')
  const navigate = useNavigate()
  const { data: list } = useInvoicesQuery(NEWEST)
  const newest = list?.invoices[0]
  const { data: sheet } = useInvoiceQuery(newest?.id ?? skipToken)
  const onSaved = useCallback(
    ({ id }: Invoice) => {
      toast.success(t('added', { id }))
      navigate(demoPaths.invoicePreview(id))
    },
    [t, navigate],
  )
  return (
    <Page title={t('addTitle')} back={<BackLink to={demoPaths.invoices}>{t('title')}</BackLink>}>
      <InvoiceForm number={newest ? newest.id + 1 : undefined} account={sheet?.paymentDetails} onSaved={onSaved} />
    </Page>
  )
}
