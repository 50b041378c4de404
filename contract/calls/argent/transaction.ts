import {
  reverseInput,
  transactionExport,
  transactionExportQuery,
  transactionInput,
  transactionListQuery,
  transactionPage,
  transactionSaved,
} from '../../argent/transaction'
import { transactionDetail } from '../../argent/transactionDetail'
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

export const exportTransactions = call({
  id: 'exportTransactions',
  method: 'get',
  path: 'api/transaction/export',
  summary: 'All transactions that match, slice by slice',
  can: ['export', 'Transaction'],
  query: transactionExportQuery,
  answer: transactionExport,
})

export const readTransaction = call({
  id: 'readTransaction',
  method: 'get',
  path: 'api/transaction/{id}',
  summary: 'One transaction, with what it settles and its entry',
  can: ['read', 'Transaction'],
  params: idParam,
  answer: transactionDetail,
})

export const createTransaction = call({
  id: 'createTransaction',
  method: 'post',
  path: 'api/transaction',
  summary:
    'Move money: of a candidate or an instructor, an expense, other income, or between places; 409 when the balance is no longer the one seen',
  can: ['create', 'Transaction'],
  body: transactionInput,
  answer: transactionSaved,
  status: 201,
  // The cashier compares both balances, closes yesterday's session, or asks the management, beside what they typed.
  failure: { page: ['balance_changed', 'session_stale', 'plafond_remboursement', 'plafond_depense'] },
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
