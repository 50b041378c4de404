import { useMoney } from '@src/parts/argent/useMoney'
import { useTranslation } from 'react-i18next'

/** The balance of the account afterwards. */
export function PayOutcome({ rest }: { rest: number }) {
  const { t } = useTranslation('paiement')
  const money = useMoney()
  const amount = money(Math.abs(rest))
  const key = rest > 0 ? 'pay.rest' : 'pay.credit'
  return (
    <p className="pay-outcome" role="status">
      {rest === 0 ? t('pay.settled') : t(key, { amount })}
    </p>
  )
}
