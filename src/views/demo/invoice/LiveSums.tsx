import { type InvoicePayment, invoiceBalance, type PaymentDetails } from '@contract/demo/invoice'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { BankFacts } from './BankFacts'
import { TotalsList } from './TotalsList'
import { type InvoiceValues, totalsOf } from './values'

interface LiveProps {
  payments: readonly InvoicePayment[]
}

function useTotals(payments: readonly InvoicePayment[]) {
  const { control } = useFormContext<InvoiceValues>()
  const totals = totalsOf(useWatch({ control, name: 'items' }))
  return { totals, balance: invoiceBalance(totals.total, payments) }
}

/** The totals of the lines while they are typed. */
export const LiveTotals = ({ payments }: LiveProps) => <TotalsList {...useTotals(payments)} />

/** The payment details while they are typed. */
export function LiveBank({ account, payments }: LiveProps & { account: Omit<PaymentDetails, 'totalDue'> }) {
  const { t } = useTranslation('demoInvoice')
  const { control } = useFormContext<InvoiceValues>()
  const method = useWatch({ control, name: 'acceptedPayment' })
  return (
    <section aria-label={t('bank.title')}>
      <h2>{t('bank.title')}</h2>
      <BankFacts account={account} due={useTotals(payments).balance} method={method} />
    </section>
  )
}
