import type { CreneauLibre } from '@contract/planning/creneau'
import { useFormat } from '@core/format/useFormat'
import { type ReactNode, useId } from 'react'
import { HourPages } from './HourPages'
import { useHourWindow } from './useHourWindow'
import { type DayTimes, hoursOf } from './week'

/** Lines of hours that are shown at once. */
const LINES = 12

interface DayColumnsProps {
  days: DayTimes[]
  chip: (slot: CreneauLibre) => ReactNode
}

/** The days of a week side by side, the same hour on the same line. */
export function DayColumns({ days, chip }: DayColumnsProps) {
  const hours = useHourWindow(hoursOf(days), LINES)
  return (
    <HourPages hours={hours}>
      <div className="slot-week">
        {days.map((day) => (
          <DayColumn key={day.jour} {...{ day, chip }} hours={hours.shown} />
        ))}
      </div>
    </HourPages>
  )
}

function DayColumn({ day, hours, chip }: { day: DayTimes; hours: string[]; chip: DayColumnsProps['chip'] }) {
  const format = useFormat()
  const id = useId()
  const { jour, times } = day
  return (
    <section className="slot-day" aria-labelledby={id}>
      <h3 id={id} className={times.size === 0 ? 'muted' : undefined}>
        <span className="visually-hidden">{format.day(jour, 'weekday')}</span>
        <DayHead jour={jour} />
      </h3>
      <ul>
        {hours.map((hour) => {
          const slot = times.get(hour)
          return slot ? (
            <li key={hour}>{chip(slot)}</li>
          ) : (
            <li key={hour} className="slot-none" aria-hidden>
              –
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The day as one reads it at a glance: its name, its date. */
export function DayHead({ jour }: { jour: string }) {
  const format = useFormat()
  const [weekday = '', ...date] = format.day(jour, 'dayOfWeek').split(' ')
  return (
    <span className="slot-day-head" aria-hidden>
      <b>{weekday}</b>
      <span>{date.join(' ')}</span>
    </span>
  )
}
