import { readUserStatestique } from '@contract/calls/stats/stats'
import { api } from '../api'
import { ask } from '../ask'

export const plateformeStatsApi = api.enhanceEndpoints({ addTagTypes: ['Utilisateur'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The figures of the platform for its manager, those of its own users for a school. */
    userStatestique: build.query({
      ...ask(readUserStatestique),
      providesTags: [
        'Package',
        'DemandePack',
        'Utilisateur',
        { type: 'AutoEcole', id: 'LIST' },
        { type: 'Moniteur', id: 'LIST' },
        { type: 'Candidat', id: 'LIST' },
      ],
    }),
  }),
})

export const { useUserStatestiqueQuery } = plateformeStatsApi
