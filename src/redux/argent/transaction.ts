import type { transactionInput } from '@contract/argent/transaction'
import {
  createTransaction,
  listTransactions,
  readTransaction,
  reverseTransaction,
} from '@contract/calls/argent/transaction'
import type { z } from 'zod'
import { ask } from '../ask'
import { accountTags, argentApi } from './argentApi'

/** The account that a transaction changes; one without a person may concern any instructor. */
const accountsOf = (input: z.input<typeof transactionInput>) =>
  'idCandidat' in input ? accountTags(input.idCandidat) : (['CompteMoniteur'] as const)

export const transactionApi = argentApi.injectEndpoints({
  endpoints: (build) => ({
    transactions: build.query({ ...ask(listTransactions), providesTags: ['Transaction'] }),
    transaction: build.query({ ...ask(readTransaction), providesTags: ['Transaction'] }),
    createTransaction: build.mutation({
      ...ask(createTransaction),
      // Also after a refusal: another cashier has taken money.
      invalidatesTags: (_done, _error, input) => {
        const vehicule =
          'idVehicule' in input && input.idVehicule ? [{ type: 'Vehicule' as const, id: input.idVehicule }] : []
        return [...accountsOf(input), 'Transaction', 'Caisse', 'Historique', ...vehicule]
      },
    }),
    reverseTransaction: build.mutation({
      ...ask(reverseTransaction),
      invalidatesTags: ['Compte', 'CompteMoniteur', 'Transaction', 'Caisse', 'Historique', 'Vehicule'],
    }),
  }),
})

export const {
  useCreateTransactionMutation,
  useLazyTransactionQuery,
  useReverseTransactionMutation,
  useTransactionQuery,
  useTransactionsQuery,
} = transactionApi
