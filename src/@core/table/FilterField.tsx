import type { SelectOption } from '@core/components/Select'
import { isWholeDay } from '@core/format/date'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyListState } from './useListState'

/** A filter as people see it: a choice among `options`, or a day. */
export interface FilterDef {
  name: string
  label: string
  options?: readonly SelectOption[]
  type?: 'date'
  /** What the empty choice means: « Tous ». */
  allLabel?: string
  /** Words of the value for its chip, when they are not those of the option. */
  words?: (value: string) => string
}

interface FilterFieldProps {
  filter: FilterDef
  list: AnyListState
}

/** One filter in the panel of the toolbar. */
export function FilterField({ filter, list }: FilterFieldProps) {
  const { t } = useTranslation('common')
  const id = useId()
  const value = list.filters[filter.name] ?? ''
  const set = (next: string) => list.setFilter(filter.name, next || undefined)
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {filter.label}
      </label>
      {filter.type === 'date' ? (
        <DayInput id={id} day={value} onChange={set} />
      ) : (
        <select id={id} className="form-select" value={value} onChange={(event) => set(event.target.value)}>
          <option value="">{filter.allLabel ?? t('table.all')}</option>
          {filter.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

interface DayInputProps {
  id: string
  day: string
  onChange: (day: string) => void
}

/** A day that is told once it is whole: a browser gives a day in the year 2, then 20, while 2026 is being typed. */
function DayInput({ id, day, onChange }: DayInputProps) {
  const [typed, setTyped] = useState(day)
  useEffect(() => setTyped(day), [day])
  const change = (next: string) => {
    setTyped(next)
    if (next === '' || isWholeDay(next)) onChange(next)
  }
  return (
    <input
      id={id}
      type="date"
      className="form-control"
      value={typed}
      onChange={(event) => change(event.target.value)}
    />
  )
}

/** The words of a filter in force: « Permis : B ». */
export function filterWords({ name, label, options, words }: FilterDef, list: AnyListState): string {
  const value = list.filters[name] ?? ''
  const text = words?.(value) ?? options?.find((option) => option.value === value)?.label ?? value
  return `${label}\u00a0: ${text}`
}
