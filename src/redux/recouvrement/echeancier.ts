import type { CompteCandidat } from '@contract/argent/compte'
import { createPromesse, proposeEcheancier, saveEcheancier } from '@contract/calls/recouvrement/echeancier'
import { argentApi } from '../argent/argentApi'
import { ask } from '../ask'

/** Also after a refusal: the account shown is then outdated. */
const changed = (compte: CompteCandidat | undefined) => [
  compte ? { type: 'Compte' as const, id: compte.idCandidat } : ('Compte' as const),
]

export const echeancierApi = argentApi.injectEndpoints({
  endpoints: (build) => ({
    proposition: build.query({ ...ask(proposeEcheancier), providesTags: ['Compte'] }),
    saveEcheancier: build.mutation({ ...ask(saveEcheancier), invalidatesTags: changed }),
    createPromesse: build.mutation({ ...ask(createPromesse), invalidatesTags: changed }),
  }),
})

export const { useCreatePromesseMutation, usePropositionQuery, useSaveEcheancierMutation } = echeancierApi
