import type { Failure } from '@contract/calls/call'
import type { Problem } from '@core/http/problem'
import { isPending, isRejectedWithValue, type ListenerMiddlewareInstance, type UnknownAction } from '@reduxjs/toolkit'
import { api, type RequestNote } from './api'
import { isForDialog, tellFailure } from './failures'
import type { RootState } from './rootReducer'

/** A failed RTK Query request with its metadata; the library does not export these types. */
interface Failed {
  payload: Problem
  meta: {
    /** A sequence number for requests. */
    seq: number
    baseQueryMeta?: RequestNote
    arg:
      | { type: 'mutation' }
      | {
          type: 'query'
          queryCacheKey: string
          subscribe?: boolean
          subscriptionOptions?: { pollingInterval?: number }
        }
  }
}

const isOurs = (action: UnknownAction) => action.type.startsWith(`${api.reducerPath}/execute`)

const isFailed = (action: UnknownAction): action is UnknownAction & Failed =>
  isRejectedWithValue(action) && isOurs(action)

const isBegun = (action: UnknownAction): action is UnknownAction & Pick<Failed, 'meta'> =>
  isPending(action) && isOurs(action)

/**
 * Whether a user is waiting for the answer: a page or a list that opened, a search, a retry by a press.
 * False for reloads by a timer, the window's focus or another write, and for data already on the screen.
 */
function isWaitedFor({ arg, baseQueryMeta }: Failed['meta'], state: RootState): boolean {
  if (arg.type === 'mutation' || baseQueryMeta?.byHand) return true
  if (!arg.subscribe || arg.subscriptionOptions?.pollingInterval) return false
  return state[api.reducerPath].queries[arg.queryCacheKey]?.data === undefined
}

/** One dialog for all requests pending until it is closed: a page of ten parts has one network. */
function createOnce() {
  let isOpen = false
  let begun = 0
  let readUpTo = 0
  return {
    begin: (seq: number) => {
      begun = Math.max(begun, seq)
    },
    async tell(seq: number, problem: Problem, failure: Failure | undefined): Promise<void> {
      if (isOpen || seq <= readUpTo) return
      isOpen = true
      await tellFailure(problem, failure)
      isOpen = false
      readUpTo = begun
    },
  }
}

/** Reports failed requests that a user is waiting for (docs/decisions/0018). */
export function tellFailures(listeners: ListenerMiddlewareInstance): void {
  const once = createOnce()
  listeners.startListening({ predicate: isBegun, effect: ({ meta }) => once.begin(meta.seq) })
  listeners.startListening({
    predicate: isFailed,
    effect: ({ payload, meta }, { getState }) => {
      const failure = meta.baseQueryMeta?.failure
      if (meta.arg.type === 'mutation') return tellFailure(payload, failure)
      // A read has no form that could show a fault beside a field.
      const ofReading = failure ?? 'dialog'
      // The listeners do not know the type of the store's state.
      if (isForDialog(payload, ofReading) && isWaitedFor(meta, getState() as RootState)) {
        return once.tell(meta.seq, payload, ofReading)
      }
    },
  })
}
