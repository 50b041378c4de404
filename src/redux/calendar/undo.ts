import type { Evenement, EvenementSnapshot } from '@contract/planning/evenement'
import type { LeconsSaved } from '@contract/planning/lecon'
import type { Problem } from '@core/http/problem'
import { problemOf } from '../answers/problemOf'
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
  /** The events after the undo; empty when it was refused. */
  events: Evenement[]
  /** The number of restored events: cancelling a series is one change of many events. */
  count: number
  problem?: Problem
  /** Lessons that could not be restored while others were. */
  refus?: LeconsSaved['refus']
}

/** A change whose undo was requested, with the result. */
export type Undone = Undoing & { change: Change }

const refused = (error: Parameters<typeof problemOf>[0]): Undoing => ({
  events: [],
  count: 0,
  problem: problemOf(error),
})

const restore =
  (snapshots: readonly EvenementSnapshot[], versions: Versions): AppThunk<Promise<Undoing>> =>
  async (dispatch) => {
    const now = snapshots.map((one) => ({ ...one, version: versions[one.id] ?? one.version }))
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

/** Removing a planned lesson cancels it, so that the people who were notified of it are notified again. */
const unplan =
  (id: number, version: number): AppThunk<Promise<Undoing>> =>
  async (dispatch) => {
    const body = { version, scope: 'all' as const }
    const { data, error } = await dispatch(evenementApi.endpoints.actOnEvenement.initiate({ id, verb: 'cancel', body }))
    return data ? { events: [data], count: 'before' in data ? data.before.length : 1 } : refused(error)
  }

function doing(change: Change, versions: Versions): AppThunk<Promise<Undoing>> {
  switch (change.kind) {
    case 'move':
    case 'cancel':
      return restore(change.snapshots, versions)
    case 'answer':
      return reopen(versions)
    case 'plan':
      return unplan(change.id, versions[change.id] ?? 0)
  }
}

/** Undoes a change, once; null when there is nothing left to undo. */
export const undo =
  (key: string): AppThunk<Promise<Undone | null>> =>
  async (dispatch, getState) => {
    const change = selectChange(getState(), key)
    if (!change) return null
    dispatch(changeTaken(key))
    return dispatch(
      inOrder(async () => {
        // Read when its turn comes: an earlier undo may have changed the versions.
        const versions = selectVersionsOf(getState(), key)
        if (!versions) return null
        const undone = await dispatch(doing(change, versions))
        dispatch(changeUndone({ key, versions: versionsOf(undone.events) }))
        return { ...undone, change }
      }),
    )
  }
