import type { AnyListState } from '@core/table/useListState'
import { useTranslation } from 'react-i18next'

interface FilterSelectProps {
  list: AnyListState
  name: 'status' | 'activity'
  label: string
  options: readonly { value: string; label: string }[]
}

/** A filter of a few values; without one, all pass. */
export function FilterSelect({ list, name, label, options }: FilterSelectProps) {
  const { t } = useTranslation('cours')
  return (
    <select
      className="form-select course-filter"
      aria-label={label}
      value={list.filters[name] ?? ''}
      onChange={(event) => list.setFilter(name, event.target.value || undefined)}
    >
      <option value="">{t('filters.all', { name: label })}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
