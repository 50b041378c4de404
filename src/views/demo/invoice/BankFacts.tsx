import type { PaymentDetails, PaymentMethod } from '@contract/demo/invoice'
import { Facts } from '@core/components/Facts'
import { useTranslation } from 'react-i18next'
import { useMoney } from './useMoney'

interface BankFactsProps {
  account: Omit<PaymentDetails, 'totalDue'>
  /** The amount due. */
  due: number
  method: PaymentMethod | null
}

/** The amount due, the method, and the bank account. */
export function BankFacts({ account, due, method }: BankFactsProps) {
  const { t } = useTranslation('demoInvoice')
  const money = useMoney()
  return (
    <Facts
      look="lines"
      facts={[
        { label: t('bank.due'), value: money(due) },
        { label: t('bank.method'), value: method && t(`method.${method}`) },
        { label: t('bank.name'), value: account.bankName },
        { label: t('bank.country'), value: account.country },
        { label: 'IBAN', value: account.iban },
        { label: 'SWIFT', value: account.swiftCode },
      ]}
    />
  )
}
