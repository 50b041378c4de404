import type { ClashDetails } from '@contract/planning/clash'
import type { Evenement, EvenementSaved, Portee } from '@contract/planning/evenement'
import type { Problem } from '@core/http/problem'
import { bodyAt, type Place } from '@src/parts/evenement/actions/places'
import { noteUndo } from '@src/parts/evenement/actions/undoStack'
import { useRestore, versionsOf } from '@src/parts/evenement/actions/useRestore'
import type { AskPortee } from '@src/parts/evenement/actions/useScope'
import { useTellProblem } from '@src/parts/evenement/actions/useTellProblem'
import { clashOf } from '@src/parts/evenement/clash/clashOf'
import { useUpdateEvenementMutation } from '@src/redux/calendar/evenement'
import { problemOf } from '@src/redux/problemOf'
import { useCallback, useRef, useState } from 'react'
import { useCurrentEvent } from './useCurrentEvent'
import { useTellMoved } from './useTellMoved'

interface Refusal {
  event: Evenement
  place: Place
  portee: Portee
  details: ClashDetails
}

interface MoveOptions {
  events: readonly Evenement[] | undefined
  askPortee: AskPortee
  /** Shows an event as it is now. */
  onStale: (id: number) => void
}

/**
 * Moves events, one after the other: a key that is held down sends each step with the version that the step before
 * left behind. What was moved can be moved back; what was refused says why.
 */
export function useMove({ events, askPortee, onStale }: MoveOptions) {
  const tellProblem = useTellProblem()
  const tellMoved = useTellMoved()
  const [update] = useUpdateEvenementMutation()
  const restore = useRestore()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { currentOf, keep } = useCurrentEvent(events)
  const queue = useRef<Promise<void>>(Promise.resolve())
  const enqueue = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const answer = queue.current.then(work)
    queue.current = answer.then(() => undefined)
    return answer
  }

  function refused(problem: Problem, refusal: Omit<Refusal, 'details'>) {
    const details = clashOf(problem)
    if (details) return setRefusal({ ...refusal, details })
    tellProblem(problem)
    if (problem.code === 'stale') onStale(refusal.event.idEvenement)
  }

  async function send(event: Evenement, place: Place, portee: Portee): Promise<void> {
    const { data, error } = await update({ id: event.idEvenement, body: bodyAt(event, place, portee) })
    if (!data) return refused(problemOf(error), { event, place, portee })
    keep(data)
    const run = (versions: ReadonlyMap<number, number>) => enqueue(() => putBack(event, data, versions))
    tellMoved(event, data, data.avant.length, noteUndo({ versions: versionsOf(data.avant), run }))
  }

  /** Puts each event that moved back where it was: of a recurrence not all had moved alike. */
  async function putBack(
    before: Evenement,
    moved: EvenementSaved,
    versions: ReadonlyMap<number, number>,
  ): Promise<Evenement[] | null> {
    const back = await restore(moved.avant, { versions, onStale: () => onStale(moved.idEvenement) })
    if (!back) return null
    for (const event of back) keep(event)
    const one = back.find(({ idEvenement }) => idEvenement === moved.idEvenement) ?? before
    tellMoved(moved, one, back.length)
    return back
  }

  async function run(id: number, change: (event: Evenement) => Place | null): Promise<void> {
    const event = currentOf(id)
    const place = event && change(event)
    if (!event || !place) return
    const portee = event.extendedProps.serie ? await askPortee('move') : 'one'
    if (portee) await send(event, place, portee)
  }

  const latest = useRef(run)
  latest.current = run
  const move = useCallback((id: number, change: (event: Evenement) => Place | null) => {
    queue.current = queue.current.then(() => latest.current(id, change))
  }, [])

  const take = (slot: Pick<Place, 'start' | 'end'>) => {
    if (!refusal) return
    setRefusal(null)
    const { event, place, portee } = refusal
    void enqueue(() => send(currentOf(event.idEvenement) ?? event, { ...place, ...slot }, portee))
  }
  return { move, refusal, take, dismiss: () => setRefusal(null) }
}
