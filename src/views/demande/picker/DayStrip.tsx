import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'
import { moveByArrow } from './moveByArrow'
import type { DayTimes } from './week'

interface DayStripProps {
  days: readonly DayTimes[]
  /** The day whose times are shown. */
  shown: string
  onShow: (jour: string) => void
}

/** The days of a week, each with how many free times it has. */
export function DayStrip({ days, shown, onShow }: DayStripProps) {
  const { t } = useTranslation('demande')
  const format = useFormat()
  return (
    <ul className="slot-strip" aria-label={t('ask.days')}>
      {days.map(({ jour, times }) => (
        <li key={jour}>
          <button
            type="button"
            aria-pressed={jour === shown}
            aria-label={t('ask.dayFree', { jour: format.day(jour, 'weekday'), count: times.length })}
            disabled={times.length === 0}
            data-slot
            onClick={() => onShow(jour)}
            onKeyDown={moveByArrow}
          >
            <DayHead jour={jour} />
            <span className="slot-count" aria-hidden>
              {times.length === 0 ? '–' : t('ask.count', { count: times.length })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The day as one reads it at a glance: its name, its date. */
function DayHead({ jour }: { jour: string }) {
  const format = useFormat()
  const [weekday = '', ...date] = format.day(jour, 'dayOfWeek').split(' ')
  return (
    <span className="slot-day-head" aria-hidden>
      <b>{weekday}</b>
      <span>{date.join(' ')}</span>
    </span>
  )
}
