import type { Dispatch } from '@reduxjs/toolkit'
import type { AppThunk } from './store'

/** What does work in the order in which it was given, each when the one before is done; another order waits for itself alone. */
export function createOrder() {
  /** The end of what each store has to do; a promise is nothing that a store can hold. */
  const ends = new WeakMap<Dispatch, Promise<unknown>>()
  return <Answer>(work: () => Promise<Answer>): AppThunk<Promise<Answer>> =>
    (dispatch) => {
      const answer = (ends.get(dispatch) ?? Promise.resolve()).then(work)
      ends.set(
        dispatch,
        answer.catch(() => undefined),
      )
      return answer
    }
}
