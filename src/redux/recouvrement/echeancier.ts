import { createPromesse, proposeEcheancier, saveEcheancier } from '@contract/calls/recouvrement/echeancier'
import { argentApi, COMPTES, changedAccount } from '../argent/argentApi'
import { ask } from '../ask'

export const echeancierApi = argentApi.injectEndpoints({
  endpoints: (build) => ({
    proposition: build.query({ ...ask(proposeEcheancier), providesTags: [COMPTES] }),
    saveEcheancier: build.mutation({ ...ask(saveEcheancier), invalidatesTags: changedAccount }),
    createPromesse: build.mutation({ ...ask(createPromesse), invalidatesTags: changedAccount }),
  }),
})

export const { useCreatePromesseMutation, usePropositionQuery, useSaveEcheancierMutation } = echeancierApi
