import type { Invoice, InvoicePayment } from '@contract/demo/invoice'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { demoPaths } from '@src/configs/demo/paths'
import { Eye, HandCoins, Save, Send } from 'lucide-react'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LiveTotals } from './LiveSums'

interface FormActionsProps {
  invoice: Invoice | undefined
  payments: readonly InvoicePayment[]
  onOpen: (panel: 'send' | 'payment') => void
}

/** The totals of the invoice and its actions. A new one is saved before it is sent. */
export function FormActions({ invoice, payments, onOpen }: FormActionsProps) {
  const { t } = useTranslation('demoInvoice')
  const { isSubmitting } = useFormState()
  return (
    <section className="card card-body invoice-actions" aria-label={t('totals.title')}>
      <LiveTotals payments={payments} />
      <Button look="primary" type="submit" icon={Save} pending={isSubmitting}>
        {t('save')}
      </Button>
      <Button icon={Send} disabled={!invoice} onClick={() => onOpen('send')}>
        {t('send.button')}
      </Button>
      {invoice ? (
        <ButtonLink icon={Eye} to={demoPaths.invoicePreview(invoice.id)}>
          {t('view')}
        </ButtonLink>
      ) : (
        <p className="muted invoice-hint">{t('send.later')}</p>
      )}
      {invoice && invoice.balance > 0 ? (
        <Button icon={HandCoins} onClick={() => onOpen('payment')}>
          {t('payment.button')}
        </Button>
      ) : null}
      <ButtonLink look="ghost" to={demoPaths.invoices}>
        {t('cancel')}
      </ButtonLink>
    </section>
  )
}
