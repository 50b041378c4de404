import {
  listRegularisation,
  markLettre,
  readLettre,
  readRegularisations,
  settleAccount,
} from '@contract/calls/recouvrement/regularisation'
import { argentApi, COMPTES } from '../argent/argentApi'
import { ask } from '../ask'

/** Tags of the data that settles a line: payments, lessons and reminders. */
const SETTLED_BY = [COMPTES, 'Transaction', 'Caisse', 'Cheque', { type: 'Evenement', id: 'LIST' }] as const

export const regularisationApi = argentApi.injectEndpoints({
  endpoints: (build) => ({
    regularisation: build.query({ ...ask(listRegularisation), providesTags: [...SETTLED_BY] }),
    regularisations: build.query({ ...ask(readRegularisations), providesTags: [...SETTLED_BY] }),
    lettre: build.query({ ...ask(readLettre), providesTags: [...SETTLED_BY] }),
    settleAccount: build.mutation({ ...ask(settleAccount), invalidatesTags: ['Compte'] }),
    markLettre: build.mutation({ ...ask(markLettre), invalidatesTags: ['Compte'] }),
  }),
})

export const {
  useLazyLettreQuery,
  useMarkLettreMutation,
  useRegularisationQuery,
  useRegularisationsQuery,
  useSettleAccountMutation,
} = regularisationApi
