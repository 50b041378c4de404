import type { Invoice } from '@contract/demo/invoice'
import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { toast } from '@core/components/toast'
import { paths } from '@src/configs/paths'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { InvoiceForm } from './InvoiceForm'

/** A new invoice. */
export function InvoiceAddPage() {
  const { t } = useTranslation('demoInvoice')
  const navigate = useNavigate()
  const onSaved = useCallback(
    ({ id }: Invoice) => {
      toast.success(t('added', { id }))
      navigate(paths.invoicePreview(id))
    },
    [t, navigate],
  )
  return (
    <Page title={t('addTitle')} back={<BackLink to={paths.invoices}>{t('title')}</BackLink>}>
      <InvoiceForm onSaved={onSaved} />
    </Page>
  )
}
