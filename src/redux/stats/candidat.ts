import { giveAvis, readCandidatHistory, readCandidatStats, withdrawAvis } from '@contract/calls/stats/stats'
import { api } from '../api'
import { ask } from '../ask'

/** Tags of the candidate, the lists and the log: the figures of a candidate include the assessment. */
const ofCandidat = (id: number) => [
  { type: 'Candidat' as const, id },
  { type: 'Candidat' as const, id: 'LIST' },
  'Historique' as const,
]

export const candidatStatsApi = api.enhanceEndpoints({ addTagTypes: ['Transaction'] }).injectEndpoints({
  endpoints: (build) => ({
    /** A candidate’s figures of today, by the candidate’s id. */
    candidatStats: build.query({
      ...ask(readCandidatStats),
      providesTags: (_stats, _error, id) => ['Parcours', { type: 'Evenement', id: 'LIST' }, { type: 'Candidat', id }],
    }),
    /** The months of a candidate since the enrolment, by the candidate’s id. */
    candidatMonths: build.query({
      ...ask(readCandidatHistory),
      providesTags: (_history, _error, id) => [
        'Examen',
        'Transaction',
        { type: 'Evenement', id: 'LIST' },
        { type: 'Candidat', id },
      ],
    }),
    giveAvis: build.mutation({
      ...ask(giveAvis),
      invalidatesTags: (_avis, _error, { id }) => ofCandidat(id),
    }),
    withdrawAvis: build.mutation({ ...ask(withdrawAvis), invalidatesTags: (_done, _error, id) => ofCandidat(id) }),
  }),
})

export const { useCandidatMonthsQuery, useCandidatStatsQuery, useGiveAvisMutation, useWithdrawAvisMutation } =
  candidatStatsApi
