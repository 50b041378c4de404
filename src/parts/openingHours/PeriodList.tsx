import { daysBetween } from '@contract/clock/days'
import type { Periode } from '@contract/planning/openingHours'
import { IconButton } from '@core/components/IconButton'
import { useFormat } from '@core/format/useFormat'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface PeriodListProps {
  label: string
  periods: readonly Periode[]
  /** Without it the list is read-only. */
  onRemove?: (period: Periode) => void
}

/** A period in words: `lun. 23 nov. 2026 – ven. 27 nov. 2026`. */
export function usePeriodWords() {
  const format = useFormat()
  return ({ debut, fin }: Pick<Periode, 'debut' | 'fin'>) =>
    debut === fin ? format.day(debut) : `${format.day(debut)} – ${format.day(fin)}`
}

/** Periods, one per line. */
export function PeriodList({ label, periods, onRemove }: PeriodListProps) {
  const { t } = useTranslation('planning')
  const words = usePeriodWords()
  return (
    <ul className="period-list" aria-label={label}>
      {periods.map((period) => (
        <li key={period.id}>
          <span className="period-when">{words(period)}</span>
          <span className="muted">{t('period.days', { count: daysBetween(period.debut, period.fin) + 1 })}</span>
          <bdi className="period-why">{period.motif}</bdi>
          {onRemove ? (
            <IconButton
              icon={Trash2}
              label={t('period.remove', { period: words(period) })}
              onClick={() => onRemove(period)}
            />
          ) : null}
        </li>
      ))}
    </ul>
  )
}
