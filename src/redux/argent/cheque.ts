import {
  clearCheques,
  depositCheques,
  listCheques,
  refuseCheque,
  returnCheque,
  undoCheques,
} from '@contract/calls/caisse/cheque'
import { ask } from '../ask'
import { argentApi } from './argentApi'

/** A refused or returned cheque is owed again. */
const MOVED = ['Cheque', 'Compte', 'Transaction', 'Historique'] as const

export const chequeApi = argentApi.injectEndpoints({
  endpoints: (build) => ({
    cheques: build.query({ ...ask(listCheques), providesTags: ['Cheque', 'Transaction'] }),
    depositCheques: build.mutation({ ...ask(depositCheques), invalidatesTags: [...MOVED] }),
    clearCheques: build.mutation({ ...ask(clearCheques), invalidatesTags: [...MOVED] }),
    refuseCheque: build.mutation({ ...ask(refuseCheque), invalidatesTags: [...MOVED] }),
    returnCheque: build.mutation({ ...ask(returnCheque), invalidatesTags: [...MOVED] }),
    undoCheques: build.mutation({ ...ask(undoCheques), invalidatesTags: [...MOVED] }),
  }),
})

export const {
  useChequesQuery,
  useClearChequesMutation,
  useDepositChequesMutation,
  useLazyChequesQuery,
  useRefuseChequeMutation,
  useReturnChequeMutation,
  useUndoChequesMutation,
} = chequeApi
