import { combineSlices } from '@reduxjs/toolkit'
import { api } from './api'
import { authReducer } from './auth/slice'

/** The slices of pages: each adds itself here and is loaded with the first page that needs it (docs/decisions/0029). */
// biome-ignore lint/suspicious/noEmptyInterface: the slices fill it, each from its own file.
export interface LazyLoadedSlices {}

/** The reducers present from the start, and those injected later. */
export const rootReducer = combineSlices(api, { auth: authReducer }).withLazyLoadedSlices<LazyLoadedSlices>()

export type RootState = ReturnType<typeof rootReducer>
