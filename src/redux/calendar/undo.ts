import type { Evenement, EvenementSnapshot } from '@contract/planning/evenement'
import type { LeconsSaved } from '@contract/planning/lecon'
import type { Problem } from '@core/http/problem'
import { problemOf } from '../problemOf'
import type { AppThunk } from '../store'
import { evenementApi } from './evenement'
import { inOrder } from './inOrder'
import { inTurns } from './inTurns'
import { leconApi } from './lecon'
import {
  type Change,
  changeTaken,
  changeUndone,
  selectChange,
  selectVersionsOf,
  type Versions,
  versionsOf,
} from './slice'

interface Undoing {
  /** The events as they are now; none when it was refused. */
  events: Evenement[]
  /** How many of them there are: a cancellation answers one for all of its series. */
  count: number
  problem?: Problem
  /** Lessons that could not be put back, while others were. */
  refus?: LeconsSaved['refus']
}

/** A change that was asked to be taken back, and what became of that. */
export type Undone = Undoing & { change: Change }

const refused = (error: Parameters<typeof problemOf>[0]): Undoing => ({
  events: [],
  count: 0,
  problem: problemOf(error),
})

const restore =
  (avant: readonly EvenementSnapshot[], versions: Versions): AppThunk<Promise<Undoing>> =>
  async (dispatch) => {
    const now = avant.map((one) => ({ ...one, version: versions[one.id] ?? one.version }))
    const { data, error } = await dispatch(evenementApi.endpoints.restoreEvenements.initiate(now))
    return data ? { events: data.data, count: data.data.length } : refused(error)
  }

const reopen =
  (versions: Versions): AppThunk<Promise<Undoing>> =>
  async (dispatch) => {
    const lecons = Object.entries(versions).map(([id, version]) => ({ idEvenement: Number(id), version }))
    const { data, refus } = await inTurns((arg) => dispatch(leconApi.endpoints.reopenLecons.initiate(arg)), lecons)
    return { events: data, count: data.length, refus }
  }

/** A lesson that is taken back is cancelled, so that those who got news of it get news of that too. */
const unplan =
  (id: number, version: number): AppThunk<Promise<Undoing>> =>
  async (dispatch) => {
    const body = { version, portee: 'all' as const }
    const { data, error } = await dispatch(evenementApi.endpoints.actOnEvenement.initiate({ id, verb: 'cancel', body }))
    return data ? { events: [data], count: 'avant' in data ? data.avant.length : 1 } : refused(error)
  }

function doing(change: Change, versions: Versions): AppThunk<Promise<Undoing>> {
  switch (change.kind) {
    case 'move':
    case 'cancel':
      return restore(change.avant, versions)
    case 'answer':
      return reopen(versions)
    case 'plan':
      return unplan(change.id, versions[change.id] ?? 0)
  }
}

/** Takes a change back, once; null when there is nothing to take back any more. */
export const undo =
  (key: string): AppThunk<Promise<Undone | null>> =>
  async (dispatch, getState) => {
    const change = selectChange(getState(), key)
    if (!change) return null
    dispatch(changeTaken(key))
    return dispatch(
      inOrder(async () => {
        // As they are when its turn has come: what was taken back before has given them other versions.
        const versions = selectVersionsOf(getState(), key)
        if (!versions) return null
        const undone = await dispatch(doing(change, versions))
        dispatch(changeUndone({ key, versions: versionsOf(undone.events) }))
        return { ...undone, change }
      }),
    )
  }
