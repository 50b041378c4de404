import { isPushWanted } from '@core/platform/push'
import type { PushErrorCode } from '@core/platform/pushService'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { personMayHaveChanged } from '../auth/personMayHaveChanged'
import { rootReducer } from '../rootReducer'

/** Whether this device shows notifications, or why it cannot. */
export type PushState = 'off' | 'on' | 'denied' | PushErrorCode

interface NotificationsState {
  /** The newest notification known to this tab: only later ones are shown by the device. */
  lastSeen: number | null
  /** Null until the device was asked. */
  push: PushState | null
  /** The choice of the device's user; it stays when another account signs in. */
  isPushWanted: boolean
}

const initialState = (): NotificationsState => ({ lastSeen: null, push: null, isPushWanted: isPushWanted() })

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    /** The ids of received notifications. */
    newsSeen: (state, { payload }: PayloadAction<number[]>) => {
      state.lastSeen = Math.max(state.lastSeen ?? 0, ...payload)
    },
    pushFound: (state, { payload }: PayloadAction<{ push: PushState; isWanted: boolean }>) => {
      state.push = payload.push
      state.isPushWanted = payload.isWanted
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(personMayHaveChanged, initialState)
  },
  selectors: {
    selectLastSeen: ({ lastSeen }) => lastSeen,
    selectPush: ({ push }) => push,
    selectPushWanted: (state) => state.isPushWanted,
  },
})

declare module '../rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof notificationsSlice> {}
}

export const { newsSeen, pushFound } = notificationsSlice.actions
export const { selectLastSeen, selectPush, selectPushWanted } = notificationsSlice.injectInto(rootReducer).selectors
