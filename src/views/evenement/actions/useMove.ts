import type { ClashDetails } from '@contract/planning/clash'
import type { Evenement, Scope } from '@contract/planning/evenement'
import { useLatest } from '@core/hooks/useLatest'
import type { Problem } from '@core/http/problem'
import { bodyAt, type Place } from '@src/parts/evenement/actions/places'
import type { AskScope } from '@src/parts/evenement/actions/useScope'
import { useTellMoved } from '@src/parts/evenement/actions/useTellMoved'
import { useTellProblem } from '@src/parts/evenement/actions/useTellProblem'
import { useUndo } from '@src/parts/evenement/actions/useUndo'
import { clashOf } from '@src/parts/evenement/clash/clashOf'
import { problemOf } from '@src/redux/answers/problemOf'
import { selectCurrentEvent } from '@src/redux/calendar/current'
import { useUpdateEvenementMutation } from '@src/redux/calendar/evenement'
import { inOrder } from '@src/redux/calendar/inOrder'
import { versionsAfter } from '@src/redux/calendar/slice'
import { useAppDispatch, useAppStore } from '@src/redux/hooks'
import { useCallback, useState } from 'react'

interface Refusal {
  event: Evenement
  place: Place
  scope: Scope
  details: ClashDetails
}

interface MoveOptions {
  askScope: AskScope
  /** Shows an event in its current state. */
  onStale: (id: number) => void
}

/** Moves events, one after the other. A move can be undone; a refused one shows its reasons. */
export function useMove({ askScope, onStale }: MoveOptions) {
  const tellProblem = useTellProblem()
  const tellMoved = useTellMoved()
  const [update] = useUpdateEvenementMutation()
  const { note } = useUndo({ onStale })
  const dispatch = useAppDispatch()
  const { getState } = useAppStore()
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  function refused(problem: Problem, refusal: Omit<Refusal, 'details'>) {
    const details = clashOf(problem)
    if (details) return setRefusal({ ...refusal, details })
    tellProblem(problem)
    if (problem.code === 'stale') onStale(refusal.event.idEvenement)
  }

  async function send(event: Evenement, place: Place, scope: Scope): Promise<void> {
    const { data, error } = await update({ id: event.idEvenement, body: bodyAt(event, place, scope) })
    if (!data) return refused(problemOf(error), { event, place, scope })
    const { before: snapshots } = data
    tellMoved(
      event,
      data,
      snapshots.length,
      note({ kind: 'move', snapshots, moved: data, versions: versionsAfter(snapshots) }),
    )
  }

  async function run(id: number, change: (event: Evenement) => Place | null): Promise<void> {
    const event = selectCurrentEvent(getState(), id)
    const place = event && change(event)
    if (!event || !place) return
    const scope = event.extendedProps.serie ? await askScope('move') : 'one'
    if (scope) await send(event, place, scope)
  }

  const latest = useLatest(run)
  const move = useCallback(
    (id: number, change: (event: Evenement) => Place | null) =>
      void dispatch(inOrder(() => latest.current(id, change))),
    [dispatch],
  )

  const take = (slot: Pick<Place, 'start' | 'end'>) => {
    if (!refusal) return
    setRefusal(null)
    const { event, place, scope } = refusal
    const current = () => selectCurrentEvent(getState(), event.idEvenement) ?? event
    void dispatch(inOrder(() => send(current(), { ...place, ...slot }, scope)))
  }
  return { move, refusal, take, dismiss: () => setRefusal(null) }
}
