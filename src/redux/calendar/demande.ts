import {
  acceptDemande,
  cancelDemande,
  createDemande,
  listCreneaux,
  listDemandes,
  readDemandeMonths,
  readDemandeStats,
  readPropositions,
  refuseDemande,
  reopenDemande,
} from '@contract/calls/planning/demande'
import { api } from '../api'
import { ask, askAs } from '../ask'

const LIST = { type: 'Demande', id: 'LIST' } as const
/** When lessons may be asked for: as old as the calendar, the hours of the school and one's own requests. */
const OPENINGS = { type: 'Demande', id: 'OPENINGS' } as const

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
    openings: build.query({
      ...ask(listCreneaux),
      providesTags: [OPENINGS, { type: 'Evenement', id: 'LIST' }, 'Planning'],
    }),
    createDemande: build.mutation({
      ...ask(createDemande),
      // A refusal too: somebody else was faster, and what is shown as free is not.
      invalidatesTags: (made) => (made ? [LIST, OPENINGS, 'Historique'] : [OPENINGS]),
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
      invalidatesTags: [LIST, OPENINGS, 'Evenement', 'Historique'],
    }),
    reopenDemande: build.mutation({
      ...ask(reopenDemande),
      invalidatesTags: [LIST, OPENINGS, 'Historique'],
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
  useOpeningsQuery,
  usePropositionsQuery,
  useRefuseDemandeMutation,
  useReopenDemandeMutation,
} = demandeApi
