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
    [t('figures.sales'), format.count(230_000), TrendingUp],
    [t('figures.customers'), format.count(8549), Users],
    [t('figures.products'), format.count(1423), Package],
    [t('figures.revenue'), format.amount(9_745_000), Banknote],
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
