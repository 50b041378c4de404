import { isAnyOf, type ListenerMiddlewareInstance } from '@reduxjs/toolkit'
import { answerForgotten, answerQueued, answerRefused, answerSaved, moniteurSlice, pendingRead } from '../slice'
import { readPending, writePending } from './stored'

const isChange = isAnyOf(answerQueued, answerForgotten, answerSaved, answerRefused)

/**
 * Persists the queue of unsent answers on this device. Each change to the store's list is applied to the stored list,
 * because another tab may have changed that one and its entries must not be lost.
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
