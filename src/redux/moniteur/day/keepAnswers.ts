import { isAnyOf, type ListenerMiddlewareInstance } from '@reduxjs/toolkit'
import { answerForgotten, answerQueued, answerRefused, answerSaved, moniteurSlice, pendingRead } from '../slice'
import { readPending, writePending } from './stored'

const isChange = isAnyOf(answerQueued, answerForgotten, answerSaved, answerRefused)

/**
 * Keeps on this device what the school does not have yet. What is done to the list in the store is done to the one that is
 * kept: another tab may have changed that one, and nothing of theirs is lost.
 */
export function keepAnswers(listeners: ListenerMiddlewareInstance): void {
  listeners.startListening({
    matcher: isChange,
    effect: (action) => {
      const { person } = action.payload
      const kept = moniteurSlice.reducer(undefined, pendingRead({ person, pending: readPending(person) }))
      writePending(person, moniteurSlice.reducer(kept, action).pending)
    },
  })
}
