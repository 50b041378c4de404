import { listPermis } from '@contract/calls/ecole/permi'
import { api } from '../api'
import { ask } from '../ask'

const permiApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The licence categories of the school's country. */
    permis: build.query({ ...ask(listPermis), providesTags: ['Permi'] }),
  }),
})

export const { usePermisQuery } = permiApi
