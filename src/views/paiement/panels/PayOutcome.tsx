import { amountOf } from '@src/parts/argent/amounts'
import { useMoney } from '@src/parts/argent/useMoney'
import { useTranslation } from 'react-i18next'

interface PayOutcomeProps {
  /** The balance before the payment. */
  balance: number
  /** The amount as typed. */
  typed: string
  isRefund: boolean
}

/** The balance of the account afterwards; nothing while no amount can be read. */
export function PayOutcome({ balance, typed, isRefund }: PayOutcomeProps) {
  const { t } = useTranslation('paiement')
  const money = useMoney()
  const amount = amountOf(typed)
  const rest = isRefund ? balance + amount : balance - amount
  const words = () => {
    if (amount === 0) return balance === 0 && !typed.trim() ? t('pay.settledAlready') : null
    if (rest === 0) return t('pay.settled')
    return t(rest > 0 ? 'pay.rest' : 'pay.credit', { amount: money(Math.abs(rest)) })
  }
  return (
    <p className="pay-outcome" role="status">
      {words()}
    </p>
  )
}
