import { errorDialog } from '@core/dialogs/dialogs'
import { createListenerMiddleware, isRejected } from '@reduxjs/toolkit'
import { keepAnswers } from './moniteur/day/keepAnswers'
import { tellFailures } from './tellFailures'

/**
 * Whether a thunk failed unexpectedly: rejections with a value were reported by the rule of failures, aborted and
 * skipped ones need no report, all others are bugs.
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
