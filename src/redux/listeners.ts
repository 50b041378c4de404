import { errorDialog } from '@core/dialogs/dialogs'
import { createListenerMiddleware, isRejected } from '@reduxjs/toolkit'
import { keepAnswers } from './moniteur/day/keepAnswers'
import { tellFailures } from './tellFailures'

/**
 * What failed without having been answered for: a rejection with a value was told of by the rule of failures, an aborted
 * or skipped one has nothing to say, the rest is our own fault.
 */
function isUnexpected(action: unknown): boolean {
  if (!isRejected(action)) return false
  const { rejectedWithValue, aborted, condition } = action.meta
  return !rejectedWithValue && !aborted && !condition
}

export function createListeners() {
  const listeners = createListenerMiddleware()
  listeners.startListening({
    predicate: isUnexpected,
    effect: () => errorDialog(),
  })
  tellFailures(listeners)
  keepAnswers(listeners)
  return listeners
}
