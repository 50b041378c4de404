import {
  acceptDemande,
  cancelDemande,
  createDemande,
  listDemandes,
  readDemandeMonths,
  readDemandeStats,
  readPropositions,
  refuseDemande,
} from '@contract/calls/planning/demande'
import { api } from '../api'
import { ask, askAs } from '../ask'

const LIST = { type: 'Demande', id: 'LIST' } as const

export const demandeApi = api.injectEndpoints({
  endpoints: (build) => ({
    demandes: build.query({ ...ask(listDemandes), providesTags: [LIST] }),
    /** Who could give the lesson, and with whom each slot is free: as old as the calendar itself. */
    propositions: build.query({
      ...ask(readPropositions),
      providesTags: [LIST, { type: 'Evenement', id: 'LIST' }],
      keepUnusedDataFor: 0,
    }),
    /** Of the last twelve months: how many in each state, how long an answer takes. */
    demandeStats: build.query({ ...ask(readDemandeStats), providesTags: [LIST] }),
    demandeMonths: build.query({ ...ask(readDemandeMonths), providesTags: [LIST] }),
    createDemande: build.mutation({
      ...ask(createDemande),
      invalidatesTags: (made) => (made ? [LIST, 'Historique'] : []),
    }),
    acceptDemande: build.mutation({
      ...ask(acceptDemande),
      // A refusal too: somebody else may have answered, or planned something there.
      invalidatesTags: [LIST, 'Evenement', 'Parcours', 'Historique'],
    }),
    refuseDemande: build.mutation({
      ...askAs(refuseDemande, ({ id, motif }: { id: number; motif: string }) => ({ id, body: { motif } })),
      invalidatesTags: [LIST, 'Historique'],
    }),
    cancelDemande: build.mutation({
      ...ask(cancelDemande),
      invalidatesTags: [LIST, 'Evenement', 'Historique'],
    }),
  }),
})

export const {
  useAcceptDemandeMutation,
  useCancelDemandeMutation,
  useCreateDemandeMutation,
  useDemandeMonthsQuery,
  useDemandeStatsQuery,
  useDemandesQuery,
  usePropositionsQuery,
  useRefuseDemandeMutation,
} = demandeApi
