import { readReglagesArgent, updateReglagesArgent } from '@contract/calls/argent/reglages'
import { ask } from '../ask'
import { argentApi } from './argentApi'

export const reglagesArgentApi = argentApi.enhanceEndpoints({ addTagTypes: ['ReglagesArgent'] }).injectEndpoints({
  endpoints: (build) => ({
    reglagesArgent: build.query({ ...ask(readReglagesArgent), providesTags: ['ReglagesArgent'] }),
    // The rules decide on the lights and the lists of open items.
    saveReglagesArgent: build.mutation({
      ...ask(updateReglagesArgent),
      invalidatesTags: (saved) => (saved ? ['ReglagesArgent', 'Compte', 'Historique'] : []),
    }),
  }),
})

export const { useReglagesArgentQuery, useSaveReglagesArgentMutation } = reglagesArgentApi
