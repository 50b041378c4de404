import type { Evenement } from '@contract/planning/evenement'
import type { Vue } from '@src/parts/evenement/calendar/views'
import type { Filters } from '@src/parts/evenement/state/address'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ColumnKind } from '../calendar/columns'
import type { Resources } from '../useResources'
import { orderPeople, type Person, peopleOf, withoutHidden } from './people'
import { usePeopleChoice } from './usePeopleChoice'

interface PeopleOptions {
  vue: Vue
  filters: Filters
  /** The filtered events. */
  events: readonly Evenement[]
  resources: Resources
  isLoading: boolean
}

/** The id chosen in the filter of instructors or vehicles; undefined for all. */
const filteredId = (kind: ColumnKind, { idMoniteur, idVehicule }: Filters) =>
  kind === 'moniteurs' ? idMoniteur : idVehicule

/**
 * The instructors of the visible days (in the vehicle view the vehicles): those shown, their order, and the number of
 * their lessons.
 */
export function usePeople({ vue, filters, events, resources, isLoading }: PeopleOptions) {
  const { t } = useTranslation('evenement')
  const kind: ColumnKind = vue === 'vehicules' ? 'vehicules' : 'moniteurs'
  const { choice, choose } = usePeopleChoice(kind)
  const only = filteredId(kind, filters)
  const known = resources.columns[kind]
  const hasStrip = only === undefined && known.length > 1

  // While other days load, the previous counts stay, so that people are not reordered twice.
  const last = useRef<Person[]>([])
  const people = useMemo(() => {
    if (isLoading && last.current.length > 0) return last.current
    const wanted = known.filter(({ id }) => only === undefined || id === only)
    return orderPeople(peopleOf(wanted, events, kind, t(`columns.${kind}`)), choice.order)
  }, [known, only, events, kind, choice.order, isLoading, t])
  useEffect(() => {
    last.current = people
  }, [people])

  const { hidden } = choice
  return useMemo(() => {
    const isShown = ({ id }: Person) => !hasStrip || !hidden.includes(id)
    return {
      kind,
      /** No strip for a single person, or for users who see only their own events. */
      hasStrip,
      all: people,
      shown: people.filter(isShown),
      events: hasStrip ? withoutHidden(events, kind, hidden) : events,
      choice,
      choose,
    }
  }, [kind, hasStrip, people, hidden, events, choice, choose])
}

export type People = ReturnType<typeof usePeople>
