import type { InvoiceTotals } from '@contract/demo/invoice'
import { useTranslation } from 'react-i18next'
import { useMoney } from './useMoney'
import '../shared/sums.scss'

interface TotalsListProps {
  totals: InvoiceTotals
  /** The amount due, when payments are possible. */
  balance?: number
}

/** The totals of the lines. */
export function TotalsList({ totals, balance }: TotalsListProps) {
  const { t } = useTranslation('demoInvoice')
  const money = useMoney()
  const rows: [string, number][] = [
    [t('totals.subtotal'), totals.subtotal],
    [t('totals.discount'), -totals.discount],
    [t('totals.tax'), totals.tax],
  ]
  return (
    <dl className="sums" aria-label={t('totals.title')}>
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      <div className="sums-total">
        <dt>{t('totals.total')}</dt>
        <dd>{money(totals.total)}</dd>
      </div>
      {balance === undefined || balance === totals.total ? null : (
        <>
          <div>
            <dt>{t('totals.paid')}</dt>
            <dd>{money(balance - totals.total)}</dd>
          </div>
          <div className="sums-total">
            <dt>{t('fields.balance')}</dt>
            <dd>{money(balance)}</dd>
          </div>
        </>
      )}
    </dl>
  )
}
