import { createOrder } from '../inOrder'

/** For changes of events: a key that is held down sends each step with the version that the step before left behind. */
export const inOrder = createOrder()
