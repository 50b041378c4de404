import { toUtc, wallAt } from '@contract/clock/wall'
import type { Evenement } from '@contract/planning/evenement'
import { fullName } from '@core/format/names'
import { isSideBySide } from '@src/parts/evenement/calendar/views'
import type { Rights } from '@src/parts/evenement/useRights'
import { useZone } from '@src/parts/evenement/useZone'
import { useEvenementsQuery } from '@src/redux/calendar/evenement'
import { usePlanningQuery } from '@src/redux/calendar/openingHours'
import { useCandidatQuery } from '@src/redux/candidat/candidat'
import { useMemo } from 'react'
import type { Column } from './calendar/columns'
import { openingOf } from './calendar/hours/opening'
import { NOBODY } from './people/people'
import { usePeople } from './people/usePeople'
import { filterEvents } from './state/filterEvents'
import type { CalendarState } from './state/useCalendarState'
import { useLeaves } from './useLeaves'
import { useResources } from './useResources'

const NO_EVENTS: Evenement[] = []
const NO_COLUMNS: Column[] = []

/** Status filters the server must answer; all others are applied on the client. */
const serverFilter = (status: CalendarState['filters']['status']) => {
  if (status === 'OVERDUE') return 'PLANNED'
  return status === 'CANCELLED' ? status : undefined
}

/** The data of the planning: the events of the visible days, the columns, the opening hours, leave. */
export function usePlanning(state: CalendarState, rights: Rights) {
  const { vue, days, filters } = state
  const zone = useZone()
  const span = { from: toUtc(wallAt(days.from, '00:00'), zone), to: toUtc(wallAt(days.to, '00:00'), zone) }
  const status = serverFilter(filters.status)
  const query = useEvenementsQuery({ ...span, ...(status && { status }) }, { refetchOnFocus: true })
  const isLoading = query.isFetching && query.currentData === undefined
  const all = query.currentData?.data ?? NO_EVENTS
  const filtered = useMemo(() => filterEvents(all, filters, new Date().toISOString()), [all, filters])
  const resources = useResources(rights)
  const people = usePeople({ vue, filters, events: filtered, resources, isLoading })
  const { data: configuration, isLoading: isOpeningLoading } = usePlanningQuery()
  const opening = useMemo(() => openingOf(configuration), [configuration])
  const { leaves, isLoading: isLeavesLoading } = useLeaves(state, rights, people)
  const { idCandidat } = filters
  const { data: candidat } = useCandidatQuery(idCandidat ?? 0, { skip: idCandidat === undefined || !rights.seesSchool })

  const columns = useMemo(() => {
    if (!isSideBySide(vue)) return NO_COLUMNS
    return people.shown.map(({ id, nom }) => ({ id: id === NOBODY ? null : id, nom }))
  }, [vue, people.shown])

  return {
    all,
    events: people.events,
    people,
    columns,
    resources,
    opening,
    leaves,
    isOpeningLoading,
    // Both move everything on the grid when they come; a form needs the opening hours alone.
    isGridLoading: isOpeningLoading || isLeavesLoading,
    candidat: candidat ? { id: candidat.id, nom: fullName(candidat) } : null,
    isLoading,
    isError: query.isError && query.currentData === undefined,
    retry: () => void query.refetch(),
  }
}

export type Planning = ReturnType<typeof usePlanning>
