import { api } from './api'
import type { RootState } from './store'

/** Whether an answer that was asked for is still on its way. */
export const isWaiting = (state: RootState): boolean =>
  Object.values(state[api.reducerPath].queries).some((query) => query?.status === 'pending')
