import type { CreneauLibre } from '@contract/planning/creneau'
import { useFormat } from '@core/format/useFormat'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type DayTimes, type Part, partsOf, type Time } from './week'

interface TimesOfDayProps {
  day: DayTimes
  chip: (slot: CreneauLibre) => ReactNode
}

/** The free times of a day, grouped by morning, afternoon and evening. */
export function TimesOfDay({ day, chip }: TimesOfDayProps) {
  const format = useFormat()
  const id = useId()
  return (
    <section className="slot-day" aria-labelledby={id}>
      <h3 id={id} aria-live="polite">
        {format.day(day.jour, 'weekday')}
      </h3>
      {partsOf(day).map(({ part, times }) => (
        <PartOfDay key={part} part={part} times={times} chip={chip} />
      ))}
    </section>
  )
}

interface PartOfDayProps extends Pick<TimesOfDayProps, 'chip'> {
  part: Part
  times: readonly Time[]
}

function PartOfDay({ part, times, chip }: PartOfDayProps) {
  const { t } = useTranslation('demande')
  const id = useId()
  return (
    <div>
      <h4 id={id}>{t(`ask.part.${part}`)}</h4>
      <ul className="slot-times" aria-labelledby={id}>
        {times.map(({ slot }) => (
          <li key={slot.start}>{chip(slot)}</li>
        ))}
      </ul>
    </div>
  )
}
