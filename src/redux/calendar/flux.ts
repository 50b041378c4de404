import { createFlux, listFlux, readFluxFile, revokeFlux } from '@contract/calls/planning/flux'
import type { FluxInput } from '@contract/planning/flux'
import { api } from '../api'
import { ask, askAs } from '../ask'

export const fluxApi = api.enhanceEndpoints({ addTagTypes: ['Flux'] }).injectEndpoints({
  endpoints: (build) => ({
    fluxList: build.query({ ...ask(listFlux), providesTags: ['Flux'] }),
    createFlux: build.mutation({
      ...ask(createFlux),
      invalidatesTags: (made) => (made ? ['Flux', 'Historique'] : []),
    }),
    revokeFlux: build.mutation({ ...ask(revokeFlux), invalidatesTags: ['Flux', 'Historique'] }),
    /** Fetched at the press of a button and never cached. */
    fluxFile: build.mutation(
      askAs(readFluxFile, ({ ressource, idRessource }: FluxInput) => ({ ressource, idRessource: String(idRessource) })),
    ),
  }),
})

export const { useCreateFluxMutation, useFluxFileMutation, useFluxListQuery, useRevokeFluxMutation } = fluxApi
