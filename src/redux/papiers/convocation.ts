import { createConvocations, listConvocations } from '@contract/calls/papiers/convocation'
import { ask } from '../ask'
import { papiersApi } from './papiersApi'

export const convocationApi = papiersApi.injectEndpoints({
  endpoints: (build) => ({
    convocations: build.query({
      ...ask(listConvocations),
      // An exam that moves makes its summons outdated.
      providesTags: ['Convocation', { type: 'Evenement', id: 'LIST' }],
    }),
    createConvocations: build.mutation({ ...ask(createConvocations), invalidatesTags: ['Convocation'] }),
  }),
})

export const { useConvocationsQuery, useCreateConvocationsMutation } = convocationApi
