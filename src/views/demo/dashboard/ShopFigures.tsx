import { CUSTOMERS, INCOME, PRODUCTS, SOLD, sum } from '@contract/demo/figures'
import { today } from '@core/format/date'
import { useFormat } from '@core/format/useFormat'
import { Banknote, type LucideIcon, Package, TrendingUp, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DemoCard } from './DemoCard'

/** Four figures of the month. */
export function ShopFigures() {
  const { t } = useTranslation('demoDashboard')
  const format = useFormat()
  const figures: [string, string, LucideIcon][] = [
    [t('figures.sales'), format.number(SOLD.month), TrendingUp],
    [t('figures.customers'), format.number(sum(Object.values(CUSTOMERS))), Users],
    [t('figures.products'), format.number(PRODUCTS), Package],
    [t('figures.revenue'), format.amount((INCOME[0] ?? 0) * 1000), Banknote],
  ]
  return (
    <DemoCard
      title={t('figures.title')}
      className="span-8"
      action={<span className="demo-sub">{t('figures.updated', { day: format.day(today()) })}</span>}
    >
      <ul className="demo-figures">
        {figures.map(([label, value, Icon]) => (
          <li key={label}>
            <span className="demo-icon">
              <Icon aria-hidden size={20} strokeWidth={1.75} />
            </span>
            <span>
              <b>{value}</b>
              <span className="muted">{label}</span>
            </span>
          </li>
        ))}
      </ul>
    </DemoCard>
  )
}
