import type { CreneauLibre } from '@contract/planning/creneau'
import { useFormat } from '@core/format/useFormat'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayHead } from './DayColumns'
import { HourPages } from './HourPages'
import { useHourWindow } from './useHourWindow'
import type { DayTimes } from './week'

/** Times of a day that are shown at once. */
const SHOWN = 24

interface DayStripProps {
  days: DayTimes[]
  chip: (slot: CreneauLibre) => ReactNode
}

/** On a phone: a strip of days, and the free times of the one that is chosen. */
export function DayStrip({ days, chip }: DayStripProps) {
  const { t } = useTranslation('demande')
  const format = useFormat()
  const [chosen, setChosen] = useState<string | null>(null)
  const day =
    days.find(({ jour, times }) => jour === chosen && times.size > 0) ?? days.find(({ times }) => times.size > 0)
  return (
    <>
      <ul className="slot-strip" aria-label={t('ask.days')}>
        {days.map(({ jour, times }) => (
          <li key={jour}>
            <button
              type="button"
              aria-pressed={jour === day?.jour}
              aria-label={t('ask.dayFree', { jour: format.day(jour, 'weekday'), count: times.size })}
              disabled={times.size === 0}
              onClick={() => setChosen(jour)}
            >
              <DayHead jour={jour} />
              <span className="slot-count" aria-hidden>
                {times.size === 0 ? '–' : times.size}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {day ? <TimesOfDay key={day.jour} {...{ day, chip }} /> : null}
    </>
  )
}

function TimesOfDay({ day, chip }: { day: DayTimes; chip: DayStripProps['chip'] }) {
  const format = useFormat()
  const id = useId()
  const hours = useHourWindow([...day.times.keys()], SHOWN)
  return (
    <section className="slot-list" aria-labelledby={id}>
      <h3 id={id}>{format.day(day.jour, 'weekday')}</h3>
      <HourPages hours={hours}>
        <ul>
          {hours.shown.map((hour) => {
            const slot = day.times.get(hour)
            return slot ? <li key={hour}>{chip(slot)}</li> : null
          })}
        </ul>
      </HourPages>
    </section>
  )
}
