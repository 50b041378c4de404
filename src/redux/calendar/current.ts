import type { Evenement } from '@contract/planning/evenement'
import type { RootState } from '../rootReducer'
import type { AppThunk } from '../store'
import { evenementApi } from './evenement'
import { selectChangesOf, selectSaved } from './slice'

const newer = (one: Evenement | undefined, other: Evenement | undefined) =>
  one && other && other.version <= one.version ? one : (other ?? one)

/** The current state of an event: from a list, or from the last answer where no list has it yet. */
export function selectCurrentEvent(state: RootState, id: number): Evenement | undefined {
  const listed = evenementApi.util.selectCachedArgsForQuery(state, 'evenements').map((query) =>
    evenementApi.endpoints.evenements
      .select(query)(state)
      .data?.data.find((one) => one.idEvenement === id),
  )
  return [...listed, selectSaved(state, id)].reduce(newer, undefined)
}

/**
 * The version to send with a change: a pending change of the user's own may have produced a newer one than the page
 * shows.
 */
export const versionToActOn =
  (id: number, seen: number): AppThunk<Promise<number>> =>
  async (dispatch, getState) => {
    const running = selectChangesOf(getState(), id).map((requestId) =>
      dispatch(evenementApi.util.getRunningMutationThunk('updateEvenement', requestId)),
    )
    await Promise.all(running)
    return Math.max(seen, selectSaved(getState(), id)?.version ?? 0)
  }
