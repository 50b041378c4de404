import { addDays } from '@contract/clock/days'
import type { Conge } from '@contract/planning/disponibilite'
import type { Filters } from '@src/parts/evenement/state/address'
import type { Rights } from '@src/parts/evenement/useRights'
import { useCongesQuery } from '@src/redux/calendar/disponibilite'
import { useMemo } from 'react'
import type { People } from './people/usePeople'
import type { CalendarState } from './state/useCalendarState'

const NO_LEAVES: Conge[] = []

/** Whether lessons of a kind, a status, a candidate or a vehicle are looked for: no leave is among what is found. */
const isAboutLessons = ({ idMoniteur, ...others }: Filters) =>
  Object.values(others).some((value) => value !== undefined)

/** The leave of the shown instructors, for users who may read it; a vehicle has none. */
export function useLeaves({ vue, days, filters }: CalendarState, rights: Rights, people: People) {
  const hasPlace = vue !== 'vehicules' && !isAboutLessons(filters)
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
