import type { Failure } from '@contract/calls/call'
import type { Problem } from '@core/http/problem'
import { isPending, isRejectedWithValue, type ListenerMiddlewareInstance, type UnknownAction } from '@reduxjs/toolkit'
import { api, type RequestNote } from './api'
import { isForDialog, tellFailure } from './failures'
import type { RootState } from './store'

/** A request of RTK Query that failed, with what it says of it; types of its own, which it keeps to itself. */
interface Failed {
  payload: Problem
  meta: {
    /** Counts the requests as they begin. */
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
 * Whether a person waits for what was read: a page or a list that opened, a search, a second try at the press of a button.
 * Not what a timer, the window's focus or somebody's write asked for, nor what is on the screen already.
 */
function isWaitedFor({ arg, baseQueryMeta }: Failed['meta'], state: RootState): boolean {
  if (arg.type === 'mutation' || baseQueryMeta?.byHand) return true
  if (!arg.subscribe || arg.subscriptionOptions?.pollingInterval) return false
  return state[api.reducerPath].queries[arg.queryCacheKey]?.data === undefined
}

/** One dialog for all that was under way until it was read: a page of ten parts has one network. */
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

/** Tells of failed requests what a person waits to hear (docs/decisions/0018). */
export function tellFailures(listeners: ListenerMiddlewareInstance): void {
  const once = createOnce()
  listeners.startListening({ predicate: isBegun, effect: ({ meta }) => once.begin(meta.seq) })
  listeners.startListening({
    predicate: isFailed,
    effect: ({ payload, meta }, { getState }) => {
      const failure = meta.baseQueryMeta?.failure
      if (meta.arg.type === 'mutation') return tellFailure(payload, failure)
      // What is read has no form beside whose fields a fault could stand.
      const ofReading = failure ?? 'dialog'
      // The listeners are the store's own, whose type they do not know.
      if (isForDialog(payload, ofReading) && isWaitedFor(meta, getState() as RootState)) {
        return once.tell(meta.seq, payload, ofReading)
      }
    },
  })
}
