import { createTransaction, reverseTransaction } from '@contract/calls/argent/transaction'
import { ask } from '../ask'
import { argentApi } from './argentApi'

export const transactionApi = argentApi.injectEndpoints({
  endpoints: (build) => ({
    createTransaction: build.mutation({
      ...ask(createTransaction),
      // Also after a refusal: another cashier has taken money.
      invalidatesTags: (_done, _error, input) => [
        input.kind === 'PAY' ? 'Compte' : { type: 'Compte', id: input.idCandidat },
        'Transaction',
      ],
    }),
    reverseTransaction: build.mutation({
      ...ask(reverseTransaction),
      invalidatesTags: ['Compte', 'Transaction'],
    }),
  }),
})

export const { useCreateTransactionMutation, useReverseTransactionMutation } = transactionApi
