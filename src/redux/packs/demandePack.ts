import {
  acceptDemandePack,
  askForPack,
  listDemandesPack,
  refuseDemandePack,
  withdrawDemandePack,
} from '@contract/calls/plateforme/demandePack'
import { api } from '../api'
import { ask, askAs } from '../ask'

/** Answering a request changes the requests, the packages and the school's record with its log. */
const ANSWERED = ['DemandePack', 'Package', 'AutoEcole'] as const

export const demandePackApi = api.injectEndpoints({
  endpoints: (build) => ({
    demandesPack: build.query({ ...ask(listDemandesPack), providesTags: ['DemandePack'] }),
    askForPack: build.mutation({
      ...ask(askForPack),
      // A refusal means that another request is pending: it is then shown.
      invalidatesTags: ['DemandePack', 'Historique'],
    }),
    // A refusal means that the request has its answer: it is then shown.
    withdrawDemandePack: build.mutation({
      ...ask(withdrawDemandePack),
      invalidatesTags: ['DemandePack', 'Package', 'Historique'],
    }),
    acceptDemandePack: build.mutation({ ...ask(acceptDemandePack), invalidatesTags: [...ANSWERED] }),
    refuseDemandePack: build.mutation({
      ...askAs(refuseDemandePack, ({ id, motif }: { id: number; motif: string }) => ({ id, body: { motif } })),
      invalidatesTags: [...ANSWERED],
    }),
  }),
})

export const {
  useAcceptDemandePackMutation,
  useAskForPackMutation,
  useDemandesPackQuery,
  useRefuseDemandePackMutation,
  useWithdrawDemandePackMutation,
} = demandePackApi
