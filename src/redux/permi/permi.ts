import { listPermis, readPermisEnseignes, updatePermisEnseignes } from '@contract/calls/ecole/permi'
import { api } from '../api'
import { ask } from '../ask'

const permiApi = api.enhanceEndpoints({ addTagTypes: ['Permi'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The licence categories of the school's country, each with whether the school teaches it. */
    permis: build.query({ ...ask(listPermis), providesTags: ['Permi'] }),
    /** The number of users of each category changes with the school's people and vehicles. */
    permisEnseignes: build.query({
      ...ask(readPermisEnseignes),
      providesTags: [
        'Permi',
        { type: 'Candidat', id: 'LIST' },
        { type: 'Moniteur', id: 'LIST' },
        { type: 'Vehicule', id: 'LIST' },
      ],
    }),
    savePermisEnseignes: build.mutation({
      ...ask(updatePermisEnseignes),
      invalidatesTags: ['Permi', 'Historique'],
    }),
  }),
})

export const { usePermisEnseignesQuery, usePermisQuery, useSavePermisEnseignesMutation } = permiApi
