import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { demoPaths } from '@src/configs/demo/paths'
import { useTranslation } from 'react-i18next'
import { InvoiceMissing } from './InvoiceMissing'
import { InvoicePanels } from './InvoicePanels'
import { InvoicePaper } from './InvoicePaper'
import { PaymentHistory } from './PaymentHistory'
import { PreviewActions } from './PreviewActions'
import { InvoiceState } from './status'
import { useInvoiceOfAddress } from './useInvoiceOfAddress'

/** An invoice to read, print, send and record payments for. */
export function InvoicePreviewPage() {
  const { t } = useTranslation('demoInvoice')
  const state = useInvoiceOfAddress()
  const { sheet } = state
  return (
    <Page
      title={state.isUnknown ? t('unknown.title') : t('number', { id: state.id })}
      back={<BackLink to={demoPaths.invoices}>{t('title')}</BackLink>}
      description={sheet ? <InvoiceState status={sheet.invoice.invoiceStatus} /> : undefined}
    >
      {sheet ? (
        <div className="invoice-columns" key={sheet.invoice.id}>
          <InvoicePaper sheet={sheet} />
          <div className="invoice-side">
            <PreviewActions invoice={sheet.invoice} />
            <PaymentHistory payments={sheet.invoice.payments} />
          </div>
          <InvoicePanels invoice={sheet.invoice} />
        </div>
      ) : (
        <InvoiceMissing state={state} />
      )}
    </Page>
  )
}
