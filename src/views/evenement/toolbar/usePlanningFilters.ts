import { CALENDARS, type Evenement, STATUTS } from '@contract/planning/evenement'
import type { SelectOption } from '@core/components/select/selectProps'
import type { FilterName } from '@src/parts/evenement/state/address'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Resources } from '../useResources'

export interface PlanningFilter {
  name: FilterName
  label: string
  /** Label of the empty choice. */
  all: string
  options: SelectOption[]
}

const optionsOf = (people: ReadonlyMap<number, string>): SelectOption[] =>
  [...people].map(([id, nom]) => ({ value: String(id), label: nom })).sort((a, b) => a.label.localeCompare(b.label))

interface Sources {
  events: readonly Evenement[]
  resources: Resources
  /** The candidate filtered by, when no visible event contains their name. */
  candidat: { id: number; nom: string } | null
  /** Whether the planning contains other people's events. */
  seesOthers: boolean
}

/** The candidates of the visible events, to filter by. */
function candidatsOf(events: readonly Evenement[], candidat: Sources['candidat']) {
  const people = new Map<number, string>()
  if (candidat) people.set(candidat.id, candidat.nom)
  for (const { extendedProps } of events) for (const { id, nom } of extendedProps.candidats) people.set(id, nom)
  return people
}

/** The filters of the planning with their current options. */
export function usePlanningFilters({ events, resources, candidat, seesOthers }: Sources): PlanningFilter[] {
  const { t } = useTranslation('evenement')
  return useMemo(() => {
    const { moniteurs, vehicules } = resources.columns
    const known = (columns: typeof moniteurs) => columns.map(({ id, nom }) => ({ value: String(id), label: nom }))
    const kinds: PlanningFilter = {
      name: 'calendar',
      label: t('filter.calendar'),
      all: t('filter.all'),
      options: CALENDARS.map((value) => ({ value, label: t(`calendar.${value}`) })),
    }
    const states: PlanningFilter = {
      name: 'status',
      label: t('filter.status'),
      all: t('filter.notCancelled'),
      options: [
        ...(seesOthers ? [{ value: 'OVERDUE', label: t('standing.overdue') }] : []),
        ...STATUTS.map((value) => ({ value, label: t(`statut.${value}`) })),
      ],
    }
    const all = t('filter.all')
    const people: PlanningFilter[] = [
      { name: 'idMoniteur', label: t('fact.moniteur'), all, options: known(moniteurs) },
      { name: 'idVehicule', label: t('fact.vehicule'), all, options: known(vehicules) },
    ]
    const options = optionsOf(candidatsOf(events, candidat))
    const candidats: PlanningFilter = { name: 'idCandidat', label: t('filter.candidat'), all, options }
    return [kinds, ...(moniteurs.length > 0 ? people : []), states, ...(seesOthers ? [candidats] : [])]
  }, [events, resources, candidat, seesOthers, t])
}
