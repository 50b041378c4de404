import { api } from '../api'
import type { RootState } from '../rootReducer'

/** Whether any request is pending. */
export const isWaiting = (state: RootState): boolean =>
  Object.values(state[api.reducerPath].queries).some((query) => query?.status === 'pending')
