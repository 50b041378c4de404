import { readCandidatStats } from '@contract/calls/stats/stats'
import { api } from '../api'
import { ask } from '../ask'

export const candidatStatsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A candidate’s figures of today, by the candidate’s id. */
    candidatStats: build.query({
      ...ask(readCandidatStats),
      providesTags: (_stats, _error, id) => ['Parcours', { type: 'Evenement', id: 'LIST' }, { type: 'Candidat', id }],
    }),
  }),
})

export const { useCandidatStatsQuery } = candidatStatsApi
