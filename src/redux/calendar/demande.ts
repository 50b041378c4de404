import type { Page } from '@contract/list'
import { type CreneauQuery, type CreneauxLibres, creneauxLibres } from '@contract/planning/creneau'
import {
  type AcceptValues,
  type Demande,
  type DemandeListQuery,
  type DemandeMonths,
  type DemandeStats,
  type DemandeValues,
  demande,
  demandeMonths,
  demandePage,
  demandeStats,
  type Propositions,
  propositions,
} from '@contract/planning/demande'
import { api } from '../api'

const LIST = { type: 'Demande', id: 'LIST' } as const
/** When lessons may be asked for: as old as the calendar, the hours of the school and one's own requests. */
const OPENINGS = { type: 'Demande', id: 'OPENINGS' } as const
const one = (id: number) => `api/calendrier/demande/${id}`

/** Each refusal is shown where it happened: no dialog. */
export const demandeApi = api.injectEndpoints({
  endpoints: (build) => ({
    demandes: build.query<Page<Demande>, DemandeListQuery>({
      query: (params) => ({ url: 'api/calendrier/demande', params, silent: true }),
      responseSchema: demandePage,
      providesTags: [LIST],
    }),
    /** Who could give the lesson, and with whom each slot is free: as old as the calendar itself. */
    propositions: build.query<Propositions, number>({
      query: (id) => ({ url: `${one(id)}/propositions`, silent: true }),
      responseSchema: propositions,
      providesTags: [LIST, { type: 'Evenement', id: 'LIST' }],
      keepUnusedDataFor: 0,
    }),
    /** Of the last twelve months: how many in each state, how long an answer takes. */
    demandeStats: build.query<DemandeStats, void>({
      query: () => ({ url: 'api/demande/statistiquesDemande', silent: true }),
      responseSchema: demandeStats,
      providesTags: [LIST],
    }),
    demandeMonths: build.query<DemandeMonths, void>({
      query: () => ({ url: 'api/demande/Demandestatistiques', silent: true }),
      responseSchema: demandeMonths,
      providesTags: [LIST],
    }),
    openings: build.query<CreneauxLibres, CreneauQuery>({
      query: (params) => ({ url: 'api/calendrier/creneau', params, silent: true }),
      responseSchema: creneauxLibres,
      providesTags: [OPENINGS, { type: 'Evenement', id: 'LIST' }, 'Planning'],
    }),
    createDemande: build.mutation<Demande, DemandeValues>({
      query: (data) => ({ url: 'api/calendrier/demande', method: 'POST', data, silent: true }),
      responseSchema: demande,
      // A refusal too: somebody else was faster, and what is shown as free is not.
      invalidatesTags: (made) => (made ? [LIST, OPENINGS, 'Historique'] : [OPENINGS]),
    }),
    acceptDemande: build.mutation<Demande, { id: number; body: AcceptValues }>({
      query: ({ id, body }) => ({ url: `${one(id)}/accept`, method: 'POST', data: body, silent: true }),
      responseSchema: demande,
      // A refusal too: somebody else may have answered, or planned something there.
      invalidatesTags: [LIST, 'Evenement', 'Parcours', 'Historique'],
    }),
    refuseDemande: build.mutation<Demande, { id: number; motif: string }>({
      query: ({ id, motif }) => ({ url: `${one(id)}/refuse`, method: 'POST', data: { motif }, silent: true }),
      responseSchema: demande,
      invalidatesTags: [LIST, 'Historique'],
    }),
    cancelDemande: build.mutation<Demande, number>({
      query: (id) => ({ url: `${one(id)}/cancel`, method: 'POST' }),
      responseSchema: demande,
      invalidatesTags: [LIST, OPENINGS, 'Evenement', 'Historique'],
    }),
    reopenDemande: build.mutation<Demande, number>({
      query: (id) => ({ url: `${one(id)}/reopen`, method: 'POST', silent: true }),
      responseSchema: demande,
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
