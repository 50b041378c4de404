import {
  approveApprobation,
  createApprobation,
  listApprobations,
  refuseApprobation,
} from '@contract/calls/argent/approbation'
import { ask } from '../ask'
import { argentApi } from './argentApi'

const approbationTags = argentApi.enhanceEndpoints({ addTagTypes: ['Approbation'] })

/** Tags of the data that an approval changes. */
const CARRIED_OUT = ['Approbation', 'Compte', 'CompteMoniteur', 'Transaction', 'Caisse', 'Historique'] as const

export const approbationApi = approbationTags.injectEndpoints({
  endpoints: (build) => ({
    approbations: build.query({ ...ask(listApprobations), providesTags: ['Approbation'] }),
    createApprobation: build.mutation({ ...ask(createApprobation), invalidatesTags: ['Approbation', 'Historique'] }),
    // Also after a refusal: another user was faster.
    approveApprobation: build.mutation({ ...ask(approveApprobation), invalidatesTags: [...CARRIED_OUT] }),
    refuseApprobation: build.mutation({
      ...ask(refuseApprobation),
      invalidatesTags: ['Approbation', 'Historique'],
    }),
  }),
})

export const {
  useApprobationsQuery,
  useApproveApprobationMutation,
  useCreateApprobationMutation,
  useRefuseApprobationMutation,
} = approbationApi
