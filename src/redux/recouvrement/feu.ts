import { listFeux } from '@contract/calls/recouvrement/feu'
import { argentApi, COMPTES } from '../argent/argentApi'
import { ask } from '../ask'

export const feuApi = argentApi.injectEndpoints({
  endpoints: (build) => ({
    // Payments, enrolments and every booking change a light.
    feux: build.query({ ...ask(listFeux), providesTags: [COMPTES, { type: 'Evenement', id: 'LIST' }] }),
  }),
})

export const { useFeuxQuery } = feuApi
