import { Select } from '@core/components/select/Select'
import type { SelectOption } from '@core/components/select/selectProps'
import { lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyListState } from './useListState'

/** With the calendar and the forms, which a list does without until its filters are open. */
const DayInput = lazy(async () => ({ default: (await import('@core/form/date/DayInput')).DayInput }))

/** A filter: a choice among `options`, or a day. */
export interface FilterDef {
  name: string
  label: string
  options?: readonly SelectOption[]
  /**
   * Loads other options for the typed text, when there are too many for a list. The options must include the chosen
   * one.
   */
  onSearch?: (text: string) => void
  loading?: boolean
  type?: 'date'
  /** Label of the empty choice: « Tous ». */
  allLabel?: string
  /** Formats the value for its chip, when the option's label does not fit. */
  words?: (value: string) => string
}

interface FilterFieldProps {
  filter: FilterDef
  list: AnyListState
}

/** One filter in the panel of the toolbar. */
export function FilterField({ filter, list }: FilterFieldProps) {
  const id = useId()
  const value = list.filters[filter.name] ?? ''
  const set = (next: string) => list.setFilter(filter.name, next || undefined)
  return (
    <div className="field">
      <label className="form-label" id={`${id}-label`} htmlFor={id}>
        {filter.label}
      </label>
      <FilterInput id={id} filter={filter} value={value} set={set} />
    </div>
  )
}

interface FilterInputProps {
  id: string
  filter: FilterDef
  value: string
  set: (value: string) => void
}

/** A day, a searchable choice, or a choice of a few. */
function FilterInput({ id, filter, value, set }: FilterInputProps) {
  const { t } = useTranslation('common')
  const { type, options = [], onSearch, loading } = filter
  const all = filter.allLabel ?? t('table.all')
  if (type === 'date') {
    return (
      <Suspense fallback={<span className="skeleton filter-day" aria-hidden />}>
        <DayInput id={id} value={value} onChange={(day, isRead) => isRead && set(day)} />
      </Suspense>
    )
  }
  if (onSearch) {
    return (
      <Select
        id={id}
        options={options}
        onSearch={onSearch}
        loading={loading}
        aria-labelledby={`${id}-label`}
        value={value || null}
        onChange={(next) => set(next ?? '')}
        placeholder={all}
      />
    )
  }
  return (
    <select id={id} className="form-select" value={value} onChange={(event) => set(event.target.value)}>
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** The text of an active filter: « Permis : B ». */
export function filterWords({ name, label, options, words }: FilterDef, list: AnyListState): string {
  const value = list.filters[name] ?? ''
  const text = words?.(value) ?? options?.find((option) => option.value === value)?.label ?? value
  return `${label}\u00a0: ${text}`
}
