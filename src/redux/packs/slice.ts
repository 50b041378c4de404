import { createSlice, isAnyOf, type WithSlice } from '@reduxjs/toolkit'
import { personMayHaveChanged } from '../auth/personMayHaveChanged'
import { rootReducer } from '../rootReducer'
import { demandePackApi } from './demandePack'

interface PacksState {
  /** The chosen pack: its request is pending, or answered but not yet in the list of requests. */
  chosen: { idPack: number; isAnswered: boolean } | null
}

const initialState: PacksState = { chosen: null }

const { askForPack, demandesPack } = demandePackApi.endpoints
const isListed = isAnyOf(demandesPack.matchFulfilled, demandesPack.matchRejected)

export const packsSlice = createSlice({
  name: 'packs',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(personMayHaveChanged, () => initialState)
      .addMatcher(askForPack.matchPending, (state, { meta }) => {
        state.chosen = { idPack: meta.arg.originalArgs.idPack, isAnswered: false }
      })
      .addMatcher(askForPack.matchFulfilled, ({ chosen }) => {
        if (chosen) chosen.isAnswered = true
      })
      .addMatcher(askForPack.matchRejected, (state) => {
        state.chosen = null
      })
      // From here on the list includes it; a list requested before the request does not.
      .addMatcher(isListed, (state, { meta }) => {
        if (state.chosen?.isAnswered && meta.arg.originalArgs.statut === 'PENDING') state.chosen = null
      })
  },
  selectors: {
    selectChosenPack: ({ chosen }) => chosen,
  },
})

declare module '../rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof packsSlice> {}
}

export const { selectChosenPack } = packsSlice.injectInto(rootReducer).selectors
