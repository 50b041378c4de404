import type { Dispatch } from '@reduxjs/toolkit'
import type { AppThunk } from '../store'

/** The end of what each store has to do in order; a promise is nothing that a store can hold. */
const ends = new WeakMap<Dispatch, Promise<unknown>>()

/**
 * Does the work when all that was put in order before it is done: a key that is held down sends each step with the version
 * that the step before left behind.
 */
export const inOrder =
  <Answer>(work: () => Promise<Answer>): AppThunk<Promise<Answer>> =>
  (dispatch) => {
    const answer = (ends.get(dispatch) ?? Promise.resolve()).then(work)
    ends.set(
      dispatch,
      answer.catch(() => undefined),
    )
    return answer
  }
