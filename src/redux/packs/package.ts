import { givePackage, listPackages, readAbonnement } from '@contract/calls/plateforme/package'
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
      invalidatesTags: (row) => (row ? ['Package', 'AutoEcole'] : []),
    }),
  }),
})

export const { useAbonnementQuery, useGivePackageMutation, usePackagesQuery } = packageApi
