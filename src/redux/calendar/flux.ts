import {
  type Flux,
  type FluxFile,
  type FluxInput,
  type FluxQuery,
  flux,
  fluxFile,
  fluxList,
  type NewFlux,
  newFlux,
} from '@contract/planning/flux'
import { api } from '../api'

export const fluxApi = api.injectEndpoints({
  endpoints: (build) => ({
    fluxList: build.query<{ data: Flux[] }, FluxQuery>({
      query: (params) => ({ url: 'api/calendrier/flux', params, silent: true }),
      responseSchema: fluxList,
      providesTags: ['Flux'],
    }),
    createFlux: build.mutation<NewFlux, FluxInput>({
      query: (data) => ({ url: 'api/calendrier/flux', method: 'POST', data }),
      responseSchema: newFlux,
      invalidatesTags: (made) => (made ? ['Flux', 'Historique'] : []),
    }),
    revokeFlux: build.mutation<Flux, number>({
      query: (id) => ({ url: `api/calendrier/flux/${id}/revoke`, method: 'POST' }),
      responseSchema: flux,
      invalidatesTags: ['Flux', 'Historique'],
    }),
    /** Asked for at the press of a button, and kept nowhere. */
    fluxFile: build.mutation<FluxFile, FluxInput>({
      query: (params) => ({ url: 'api/calendrier/flux/fichier', params }),
      responseSchema: fluxFile,
    }),
  }),
})

export const { useCreateFluxMutation, useFluxFileMutation, useFluxListQuery, useRevokeFluxMutation } = fluxApi
