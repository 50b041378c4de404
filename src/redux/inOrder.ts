import type { Dispatch } from '@reduxjs/toolkit'
import type { AppThunk } from './store'

/** Creates a queue that runs tasks one after the other; separate queues do not wait for each other. */
export function createOrder() {
  /** The last promise of each store's queue, kept outside because a store cannot hold promises. */
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
