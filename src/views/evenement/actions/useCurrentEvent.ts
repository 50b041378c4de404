import type { Evenement } from '@contract/planning/evenement'
import { useRef } from 'react'

/** Finds an event as it is now: as it is shown, or as the last answer has it where the list is not there yet. */
export function useCurrentEvent(events: readonly Evenement[] | undefined) {
  const shown = useRef(events)
  shown.current = events
  const saved = useRef(new Map<number, Evenement>())

  function currentOf(id: number): Evenement | undefined {
    const listed = shown.current?.find((event) => event.idEvenement === id)
    const last = saved.current.get(id)
    if (listed && last) return last.version > listed.version ? last : listed
    return listed ?? last
  }
  const keep = (event: Evenement) => saved.current.set(event.idEvenement, event)
  return { currentOf, keep }
}
