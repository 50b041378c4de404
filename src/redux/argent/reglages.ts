import { readReglagesArgent, updateReglagesArgent } from '@contract/calls/argent/reglages'
import { ask } from '../ask'
import { argentApi } from './argentApi'

export const reglagesArgentApi = argentApi.enhanceEndpoints({ addTagTypes: ['ReglagesArgent'] }).injectEndpoints({
  endpoints: (build) => ({
    reglagesArgent: build.query({ ...ask(readReglagesArgent), providesTags: ['ReglagesArgent'] }),
    // The rules decide on traffic lights and lists of what is to be settled.
    saveReglagesArgent: build.mutation({
      ...ask(updateReglagesArgent),
      invalidatesTags: (saved) => (saved ? ['ReglagesArgent', 'Compte', 'Historique'] : []),
    }),
  }),
})

export const { useReglagesArgentQuery, useSaveReglagesArgentMutation } = reglagesArgentApi
