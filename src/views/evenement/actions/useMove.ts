import type { Evenement, Portee } from '@contract/evenement'
import type { ClashDetails } from '@contract/planning'
import { toast } from '@core/components/toast'
import type { Problem } from '@core/http/problem'
import { useUpdateEvenementMutation } from '@src/redux/evenement/api'
import { problemOf } from '@src/redux/problemOf'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clashOf } from '../clash/clashOf'
import { whenWord } from '../eventWords'
import { useWords } from '../useWords'
import { bodyAt, type Place, placeOf } from './places'
import type { AskPortee } from './usePortee'
import { useTellProblem } from './useTellProblem'

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

/** Who it is with now, when that is somebody else. */
function newPerson({ extendedProps: before }: Evenement, { extendedProps: after }: Evenement): string | null {
  if (before.idMoniteur !== after.idMoniteur) return after.moniteur
  return before.idVehicule === after.idVehicule ? null : after.vehicule
}

/**
 * Moves events, one after the other: a key that is held down sends each step with the version that the step before
 * left behind. What was moved can be moved back; what was refused says why.
 */
export function useMove({ events, askPortee, onStale }: MoveOptions) {
  const { t } = useTranslation('evenement')
  const words = useWords()
  const tell = useTellProblem()
  const [update] = useUpdateEvenementMutation()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const shown = useRef(events)
  shown.current = events
  const saved = useRef(new Map<number, Evenement>())
  const queue = useRef<Promise<void>>(Promise.resolve())

  function currentOf(id: number): Evenement | undefined {
    const listed = shown.current?.find((event) => event.idEvenement === id)
    const last = saved.current.get(id)
    // The list may still show what was there before the last answer.
    if (listed && last) return last.version > listed.version ? last : listed
    return listed ?? last
  }

  function refused(problem: Problem, event: Evenement, place: Place, portee: Portee) {
    const details = clashOf(problem)
    if (details) return setRefusal({ event, place, portee, details })
    tell(problem)
    if (problem.code === 'stale') onStale(event.idEvenement)
  }

  async function send(event: Evenement, place: Place, portee: Portee, isUndo = false): Promise<void> {
    const { data, error } = await update({ id: event.idEvenement, body: bodyAt(event, place, portee) })
    if (!data) return refused(problemOf(error), event, place, portee)
    saved.current.set(data.idEvenement, data)
    const undo = () => enqueue(() => moveBack(data.idEvenement, placeOf(event), portee))
    const quand = [whenWord(data, words), newPerson(event, data)].filter(Boolean).join(', ')
    toast.success(t(isUndo ? 'move.undone' : 'move.done', { quand }), {
      id: 'evenement-moved',
      ...(!isUndo && { undo }),
    })
  }

  async function moveBack(id: number, place: Place, portee: Portee): Promise<void> {
    const event = currentOf(id)
    if (event) await send(event, place, portee, true)
  }

  async function run(id: number, change: (event: Evenement) => Place | null): Promise<void> {
    const event = currentOf(id)
    const place = event && change(event)
    if (!event || !place) return
    const portee = event.extendedProps.serie ? await askPortee('move') : 'one'
    if (portee) await send(event, place, portee)
  }

  function enqueue(work: () => Promise<void>) {
    queue.current = queue.current.then(work)
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
    enqueue(() => send(currentOf(event.idEvenement) ?? event, { ...place, ...slot }, portee))
  }
  return { move, refusal, take, dismiss: () => setRefusal(null) }
}
