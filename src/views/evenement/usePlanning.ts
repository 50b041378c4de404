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
import { useTranslation } from 'react-i18next'
import { type Column, columnsOf } from './calendar/columns'
import { openingOf } from './calendar/opening'
import { filterEvents } from './state/filterEvents'
import type { CalendarState } from './state/useCalendarState'
import { useResources } from './useResources'

const NO_EVENTS: Evenement[] = []
const NO_COLUMNS: Column[] = []

/** What was cancelled, or months of what is to be attested, comes to who asks for it; every other filter is applied here, at once. */
const asked = (status: CalendarState['filters']['status']) => {
  if (status === 'OVERDUE') return 'PLANNED'
  return status === 'CANCELLED' ? status : undefined
}

/** What the planning shows: the events of the days in view, who can be seen side by side, when the school is open. */
export function usePlanning({ vue, days, filters }: CalendarState, rights: Rights) {
  const { t } = useTranslation('evenement')
  const zone = useZone()
  const span = { from: toUtc(wallAt(days.from, '00:00'), zone), to: toUtc(wallAt(days.to, '00:00'), zone) }
  const status = asked(filters.status)
  const query = useEvenementsQuery({ ...span, ...(status && { status }) }, { refetchOnFocus: true })
  const all = query.currentData?.data ?? NO_EVENTS
  const events = useMemo(() => filterEvents(all, filters, new Date().toISOString()), [all, filters])
  const resources = useResources(rights)
  const { data: configuration } = usePlanningQuery()
  const opening = useMemo(() => openingOf(configuration), [configuration])
  const { idMoniteur, idVehicule, idCandidat } = filters
  const { data: candidat } = useCandidatQuery(idCandidat ?? 0, { skip: idCandidat === undefined || !rights.canPlan })

  const columns = useMemo(() => {
    if (!isSideBySide(vue)) return NO_COLUMNS
    const wanted = vue === 'moniteurs' ? idMoniteur : idVehicule
    const known = resources.columns[vue].filter(({ id }) => wanted === undefined || id === wanted)
    return columnsOf(known, events, vue, t(`columns.${vue}`))
  }, [vue, idMoniteur, idVehicule, resources, events, t])

  return {
    all,
    events,
    columns,
    resources,
    opening,
    candidat: candidat ? { id: candidat.id, nom: fullName(candidat) } : null,
    isLoading: query.isFetching && query.currentData === undefined,
    isError: query.isError && query.currentData === undefined,
    retry: () => void query.refetch(),
  }
}

export type Planning = ReturnType<typeof usePlanning>
