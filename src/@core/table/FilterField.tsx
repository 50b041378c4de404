import type { SelectOption } from '@core/components/Select'
import { useId } from 'react'
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
        <input
          id={id}
          type="date"
          className="form-control"
          value={value}
          onChange={(event) => set(event.target.value)}
        />
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

/** The words of a filter in force: « Permis : B ». */
export function filterWords({ name, label, options, words }: FilterDef, list: AnyListState): string {
  const value = list.filters[name] ?? ''
  const text = words?.(value) ?? options?.find((option) => option.value === value)?.label ?? value
  return `${label}\u00a0: ${text}`
}
