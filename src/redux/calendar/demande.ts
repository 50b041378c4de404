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
/** The free times for lesson requests: they depend on the calendar, the opening hours and the user's own requests. */
const OPENINGS = { type: 'Demande', id: 'OPENINGS' } as const

export const demandeApi = api.injectEndpoints({
  endpoints: (build) => ({
    demandes: build.query({ ...ask(listDemandes), providesTags: [LIST] }),
    /** The instructors and vehicles free for each slot: depends on the calendar. */
    propositions: build.query({
      ...ask(readPropositions),
      providesTags: [LIST, { type: 'Evenement', id: 'LIST' }],
      keepUnusedDataFor: 0,
    }),
    /** For the last twelve months: the number of requests per state, and the time to an answer. */
    demandeStats: build.query({ ...ask(readDemandeStats), providesTags: [LIST] }),
    demandeMonths: build.query({ ...ask(readDemandeMonths), providesTags: [LIST] }),
    openings: build.query({
      ...ask(listCreneaux),
      providesTags: [OPENINGS, { type: 'Evenement', id: 'LIST' }, { type: 'Planning', id: 'LIST' }],
    }),
    createDemande: build.mutation({
      ...ask(createDemande),
      // Also after a refusal: the time was taken in the meantime, so the free times shown are outdated.
      invalidatesTags: (made) => (made ? [LIST, OPENINGS, 'Historique'] : [OPENINGS]),
    }),
    acceptDemande: build.mutation({
      ...ask(acceptDemande),
      // Also after a refusal: the request may have been answered or the time booked in the meantime.
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
