import { givePackage, listPackages, readAbonnement, withdrawPackage } from '@contract/calls/plateforme/package'
import { api } from '../api'
import { ask } from '../ask'

export const packageApi = api.injectEndpoints({
  endpoints: (build) => ({
    packages: build.query({ ...ask(listPackages), providesTags: ['Package'] }),
    /** The school's running package and its usage. */
    abonnement: build.query({
      ...ask(readAbonnement),
      providesTags: ['Package', { type: 'Candidat', id: 'LIST' }, { type: 'Moniteur', id: 'LIST' }],
    }),
    givePackage: build.mutation({
      ...ask(givePackage),
      // The school's pending request for the same pack is accepted with it.
      invalidatesTags: (row) => (row ? ['Package', 'AutoEcole', 'DemandePack'] : []),
    }),
    // A refusal means that it has begun: its state is then shown.
    withdrawPackage: build.mutation({ ...ask(withdrawPackage), invalidatesTags: ['Package', 'AutoEcole'] }),
  }),
})

export const { useAbonnementQuery, useGivePackageMutation, usePackagesQuery, useWithdrawPackageMutation } = packageApi
