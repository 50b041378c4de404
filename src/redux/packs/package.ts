import type { Page } from '@contract/list'
import {
  type Abonnement,
  abonnement,
  type PackageEcole,
  type PackageListQuery,
  type PackageValues,
  packageEcole,
  packagePage,
} from '@contract/plateforme/package'
import { api } from '../api'

export const packageApi = api.injectEndpoints({
  endpoints: (build) => ({
    packages: build.query<Page<PackageEcole>, PackageListQuery>({
      query: (params) => ({ url: 'api/package', params, silent: true }),
      responseSchema: packagePage,
      providesTags: ['Package'],
    }),
    /** What runs for one's own school and how much of it is used. */
    abonnement: build.query<Abonnement, void>({
      query: () => ({ url: 'api/package/abonnement', silent: true }),
      responseSchema: abonnement,
      providesTags: ['Package', { type: 'Candidat', id: 'LIST' }, { type: 'Moniteur', id: 'LIST' }],
    }),
    /** The refusals of a save stand in the form. */
    givePackage: build.mutation<PackageEcole, PackageValues>({
      query: (data) => ({ url: 'api/package', method: 'POST', data, silent: true }),
      responseSchema: packageEcole,
      invalidatesTags: (row) => (row ? ['Package', 'AutoEcole'] : []),
    }),
  }),
})

export const { useAbonnementQuery, useGivePackageMutation, usePackagesQuery } = packageApi
