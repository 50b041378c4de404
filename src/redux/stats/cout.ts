import { readCoutStats } from '@contract/calls/stats/stats'
import { api } from '../api'
import { ask } from '../ask'

const coutApi = api.enhanceEndpoints({ addTagTypes: ['Transaction', 'Forfait', 'ConfigPrix'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The cost and the selling price of an hour in a period. */
    coutStats: build.query({
      ...ask(readCoutStats),
      providesTags: [
        'Transaction',
        'Forfait',
        'ConfigPrix',
        { type: 'Moniteur', id: 'LIST' },
        { type: 'Vehicule', id: 'LIST' },
        { type: 'Evenement', id: 'LIST' },
      ],
    }),
  }),
})

export const { useCoutStatsQuery } = coutApi
