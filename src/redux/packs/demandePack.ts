import type { Page } from '@contract/list'
import {
  type DebutPack,
  type DemandePack,
  type DemandePackInput,
  type DemandePackListQuery,
  demandePack,
  demandePackPage,
} from '@contract/plateforme/demandePack'
import { api } from '../api'

/** An answer to a request shows in the requests, the packages, the school's sheet and its log. */
const ANSWERED = ['DemandePack', 'Package', 'AutoEcole'] as const

export const demandePackApi = api.injectEndpoints({
  endpoints: (build) => ({
    demandesPack: build.query<Page<DemandePack>, DemandePackListQuery>({
      query: (params) => ({ url: 'api/demande', params, silent: true }),
      responseSchema: demandePackPage,
      providesTags: ['DemandePack'],
    }),
    askForPack: build.mutation<DemandePack, DemandePackInput>({
      query: (data) => ({ url: 'api/demande', method: 'POST', data, silent: true }),
      responseSchema: demandePack,
      // A refusal says that another one waits: it is shown then.
      invalidatesTags: ['DemandePack', 'Historique'],
    }),
    acceptDemandePack: build.mutation<DemandePack, { id: number; debut: DebutPack }>({
      query: ({ id, debut }) => ({ url: `api/demande/${id}/accept`, method: 'POST', params: { debut }, silent: true }),
      responseSchema: demandePack,
      invalidatesTags: [...ANSWERED],
    }),
    refuseDemandePack: build.mutation<DemandePack, { id: number; motif: string }>({
      query: ({ id, motif }) => ({ url: `api/demande/${id}/refuse`, method: 'POST', data: { motif }, silent: true }),
      responseSchema: demandePack,
      invalidatesTags: [...ANSWERED],
    }),
  }),
})

export const {
  useAcceptDemandePackMutation,
  useAskForPackMutation,
  useDemandesPackQuery,
  useRefuseDemandePackMutation,
} = demandePackApi
