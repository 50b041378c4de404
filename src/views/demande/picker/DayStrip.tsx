import { useFormat } from '@core/format/useFormat'
import { useIsPhone } from '@core/hooks/useMediaQuery'
import { useTranslation } from 'react-i18next'
import { moveByArrow } from './moveByArrow'
import type { DayTimes } from './week'

interface DayStripProps {
  days: readonly DayTimes[]
  /** The selected day. */
  shown: string
  onShow: (jour: string) => void
}

/** The days of a week, each with its number of free times. */
export function DayStrip({ days, shown, onShow }: DayStripProps) {
  const { t } = useTranslation('demande')
  const format = useFormat()
  const isPhone = useIsPhone()
  const count = (free: number) => (isPhone ? free : t('ask.count', { count: free }))
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
            <span aria-hidden>
              <b>{format.day(jour, 'weekdayShort')}</b>
              {format.day(jour, 'number')}
              <span className="slot-count">{times.length === 0 ? '–' : count(times.length)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
