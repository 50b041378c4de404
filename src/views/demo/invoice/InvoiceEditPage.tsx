import type { Invoice } from '@contract/demo/invoice'
import { BackLink } from '@core/components/BackLink'
import { toast } from '@core/components/messages/toast'
import { Page } from '@core/components/Page'
import { demoPaths } from '@src/configs/demo/paths'
import { Fragment, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { InvoiceForm } from './InvoiceForm'
import { InvoiceMissing } from './InvoiceMissing'
import { InvoicePanels } from './InvoicePanels'
import { useInvoiceOfAddress } from './useInvoiceOfAddress'

/** Edits an invoice. */
export function InvoiceEditPage() {
  const { t } = useTranslation('demoInvoice')
  const navigate = useNavigate()
  const state = useInvoiceOfAddress()
  const { sheet } = state
  const onSaved = useCallback(
    ({ id }: Invoice) => {
      toast.success(t('saved', { id }))
      navigate(demoPaths.invoicePreview(id))
    },
    [t, navigate],
  )
  return (
    <Page
      title={state.isUnknown ? t('unknown.title') : t('editTitle', { id: state.id })}
      back={<BackLink to={demoPaths.invoices}>{t('title')}</BackLink>}
    >
      {sheet ? (
        <Fragment key={sheet.invoice.id}>
          <InvoiceForm
            invoice={sheet.invoice}
            number={sheet.invoice.id}
            account={sheet.paymentDetails}
            onSaved={onSaved}
          />
          <InvoicePanels invoice={sheet.invoice} />
        </Fragment>
      ) : (
        <InvoiceMissing state={state} />
      )}
    </Page>
  )
}
