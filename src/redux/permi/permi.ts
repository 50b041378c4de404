import { type Permi, permi } from '@contract/ecole/permi'
import { api } from '../api'

const permiApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The licence categories of the school's country. */
    permis: build.query<Permi[], void>({
      query: () => ({ url: 'api/permi', silent: true }),
      responseSchema: permi.array(),
      providesTags: ['Permi'],
    }),
  }),
})

export const { usePermisQuery } = permiApi
