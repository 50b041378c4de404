import { readUserStatestique } from '@contract/calls/stats/stats'
import { api } from '../api'
import { ask } from '../ask'

export const plateformeStatsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The figures of the platform for its manager, those of its own users for a school. */
    userStatestique: build.query({
      ...ask(readUserStatestique),
      providesTags: ['AutoEcole', 'Package', 'DemandePack'],
    }),
  }),
})

export const { useUserStatestiqueQuery } = plateformeStatsApi
