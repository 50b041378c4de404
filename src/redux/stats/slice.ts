import type { StatsInput } from '@contract/stats/periode'
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { personMayHaveChanged } from '../auth/personMayHaveChanged'
import { rootReducer } from '../rootReducer'

interface StatsState {
  /** The period and scope of the address, as sent to every statistic; null until the page has read them. */
  asked: StatsInput | null
}

const initialState: StatsState = { asked: null }

export const statsSlice = createSlice({
  name: 'stats',
  initialState,
  reducers: {
    statsAsked: (state, { payload }: PayloadAction<StatsInput | null>) => {
      state.asked = payload
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(personMayHaveChanged, () => initialState)
  },
  selectors: {
    selectStatsAsked: ({ asked }) => asked,
  },
})

declare module '../rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof statsSlice> {}
}

export const { statsAsked } = statsSlice.actions
export const { selectStatsAsked } = statsSlice.injectInto(rootReducer).selectors
