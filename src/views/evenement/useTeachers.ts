import type { Evenement } from '@contract/planning/evenement'
import { initials } from '@core/format/text'
import { initialsOf } from '@src/parts/evenement/calendar/initials'
import { useCallback, useMemo } from 'react'
import type { People } from './people/usePeople'
import type { Resources } from './useResources'

/** The initials of instructors, and their order among simultaneous lessons. */
export function useTeachers({ columns }: Resources, people: People) {
  const { moniteurs } = columns
  const letters = useMemo(() => initialsOf(moniteurs), [moniteurs])
  const lettersOf = useCallback((id: number, nom: string) => letters.get(id) ?? initials(nom), [letters])
  const places = useMemo(() => {
    const order = people.kind === 'moniteurs' ? people.all : moniteurs
    return new Map(order.map(({ id }, index) => [id, index]))
  }, [people, moniteurs])
  const placeOf = useCallback(
    ({ extendedProps: { idMoniteur } }: Evenement) => (idMoniteur && places.get(idMoniteur)) ?? places.size,
    [places],
  )
  return { letters, lettersOf, placeOf }
}

export type Teachers = ReturnType<typeof useTeachers>
