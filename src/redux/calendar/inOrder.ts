import { createOrder } from '../inOrder'

/**
 * Queue for changes of events: while a key is held down, each step is sent with the version produced by the previous
 * one.
 */
export const inOrder = createOrder()
