import { errorDialog } from '@core/dialogs/dialogs'
import { createListenerMiddleware, isRejected } from '@reduxjs/toolkit'

/**
 * What failed without having been answered for: a rejection with a value was shown by the network
 * or is shown by its page, an aborted or skipped one has nothing to say, the rest is our own fault.
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
  return listeners
}
