import { Button } from '@core/components/Button'
import { Chip } from '@core/components/Chip'
import { Popover } from '@core/components/overlays/Popover'
import { ListFilter } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarState } from '../state/useCalendarState'
import type { PlanningFilter } from './usePlanningFilters'

interface FilterMenuProps {
  state: CalendarState
  filters: readonly PlanningFilter[]
}

/** The filters of the planning, in a popover. */
export function FilterMenu({ state, filters }: FilterMenuProps) {
  const { t } = useTranslation(['evenement', 'common'])
  const count = Object.keys(state.filters).length
  return (
    <Popover label={t('common:table.filters')} icon={ListFilter} count={count}>
      {filters.map((filter) => (
        <FilterSelect key={filter.name} filter={filter} state={state} />
      ))}
      {count > 0 ? (
        <Button look="ghost" onClick={state.clearFilters}>
          {t('common:table.clearFilters')}
        </Button>
      ) : null}
    </Popover>
  )
}

function FilterSelect({ filter, state }: { filter: PlanningFilter; state: CalendarState }) {
  const id = useId()
  const value = state.filters[filter.name]
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {filter.label}
      </label>
      <select
        id={id}
        className="form-select"
        value={value ?? ''}
        onChange={(event) => state.setFilter(filter.name, event.target.value || null)}
      >
        <option value="">{filter.all}</option>
        {filter.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The active filters as chips; a press removes one. */
export function FilterChips({ state, filters }: FilterMenuProps) {
  const { t } = useTranslation('evenement')
  const inForce = filters.filter(({ name }) => state.filters[name] !== undefined)
  if (inForce.length === 0) return null
  return (
    <fieldset className="planning-chips">
      <legend className="visually-hidden">{t('filter.inForce')}</legend>
      {inForce.map(({ name, label, options }) => {
        const value = String(state.filters[name])
        const word = options.find((option) => option.value === value)?.label ?? value
        return <Chip key={name} label={`${label}\u00a0: ${word}`} onRemove={() => state.setFilter(name, null)} />
      })}
    </fieldset>
  )
}
