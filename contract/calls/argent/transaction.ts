import {
  reverseInput,
  transaction,
  transactionInput,
  transactionListQuery,
  transactionPage,
  transactionSaved,
} from '../../argent/transaction'
import { idParam } from '../../list'
import { call } from '../call'

export const listTransactions = call({
  id: 'listTransactions',
  method: 'get',
  path: 'api/transaction',
  summary: 'Transactions, page by page, with the totals of all that match',
  can: ['read', 'Transaction'],
  query: transactionListQuery,
  answer: transactionPage,
})

export const readTransaction = call({
  id: 'readTransaction',
  method: 'get',
  path: 'api/transaction/{id}',
  summary: 'One transaction',
  can: ['read', 'Transaction'],
  params: idParam,
  answer: transaction,
})

export const createTransaction = call({
  id: 'createTransaction',
  method: 'post',
  path: 'api/transaction',
  summary:
    'Take money from a candidate, give it back, or pay an instructor; 409 when the balance is no longer the one seen',
  can: ['create', 'Transaction'],
  body: transactionInput,
  answer: transactionSaved,
  status: 201,
  // The cashier compares both balances beside what they typed.
  failure: { page: ['balance_changed'] },
})

export const reverseTransaction = call({
  id: 'reverseTransaction',
  method: 'post',
  path: 'api/transaction/{id}/reverse',
  summary: 'Reverse a transaction by a contrary one with a reason; 409 when it was reversed before',
  can: ['update', 'Transaction'],
  params: idParam,
  body: reverseInput,
  answer: transactionSaved,
  status: 201,
})
