import type { Plage } from '@contract/planning/openingHours'
import { IconButton } from '@core/components/IconButton'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CopyDay } from './CopyDay'
import { TimeRange } from './TimeRange'
import { useDayNames } from './useDayNames'
import { addTime, copyDay, JOURS } from './week'

interface WeekTimesProps {
  value: readonly Plage[]
  onChange: (plages: Plage[]) => void
  /** The label of a day without times: « Fermé ». */
  offLabel: string
  /** The fault of a field, by its path in the list: `3.fin`. */
  faultOf: (path: string) => string | null
}

/** The week as times to type, to the minute. */
export function WeekTimes({ value, onChange, offLabel, faultOf }: WeekTimesProps) {
  const { t } = useTranslation('planning')
  const names = useDayNames()
  const set = (index: number, plage: Plage | null) =>
    onChange(value.flatMap((known, place) => (place === index ? (plage ?? []) : known)))
  return (
    <ul className="week-times" aria-label={t('times.label')}>
      {JOURS.map((jour) => {
        const times = value.flatMap((plage, index) => (plage.jour === jour ? [{ plage, index }] : []))
        return (
          <li key={jour} className="week-day">
            <span className="week-day-name">{names.long(jour)}</span>
            <div className="week-day-times">
              {times.length === 0 ? <span className="muted">{offLabel}</span> : null}
              {times.map(({ plage, index }, place) => (
                <TimeRange
                  // biome-ignore lint/suspicious/noArrayIndexKey: the position in the day; typing moves no row
                  key={`${place} of ${times.length}`}
                  plage={plage}
                  jour={names.long(jour)}
                  fault={faultOf(`${index}.fin`) ?? faultOf(`${index}.debut`)}
                  onChange={(next) => set(index, next)}
                  onRemove={() => set(index, null)}
                />
              ))}
            </div>
            <span className="week-day-tools">
              <IconButton
                icon={Plus}
                label={t('times.add', { jour: names.long(jour) })}
                onClick={() => onChange(addTime(value, jour))}
              />
              <CopyDay jour={jour} onCopy={(to) => onChange(copyDay(value, jour, to))} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
