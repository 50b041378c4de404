import { addDays } from '@contract/clock/days'
import type { Conge } from '@contract/planning/disponibilite'
import type { Rights } from '@src/parts/evenement/useRights'
import { useCongesQuery } from '@src/redux/calendar/disponibilite'
import { useMemo } from 'react'
import type { People } from './people/usePeople'
import type { CalendarState } from './state/useCalendarState'

const NO_LEAVES: Conge[] = []

/** The leave of the shown instructors, in the views that show it, for users who may read it. */
export function useLeaves({ vue, days, isLate, filters }: CalendarState, rights: Rights, people: People) {
  // A month has no room for it, a vehicle has none, and a list of what is to be attested is about lessons alone.
  const hasPlace = vue !== 'mois' && vue !== 'vehicules' && !isLate
  const span = { from: days.from, to: addDays(days.to, -1) }
  const { currentData, isLoading } = useCongesQuery(span, { skip: !hasPlace || !rights.seesLeaves })
  const all = (hasPlace && currentData?.data) || NO_LEAVES
  const { idMoniteur } = filters
  const { hasStrip, choice } = people
  const leaves = useMemo(() => {
    const isHidden = (id: number) => hasStrip && choice.hidden.includes(id)
    return all.filter(({ idMoniteur: id }) => !isHidden(id) && (idMoniteur === undefined || id === idMoniteur))
  }, [all, hasStrip, choice.hidden, idMoniteur])
  return { leaves, isLoading }
}
