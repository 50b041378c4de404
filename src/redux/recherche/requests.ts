import type { Transaction } from '@contract/argent/transaction'
import { listTransactions } from '@contract/calls/argent/transaction'
import { search } from '@contract/calls/ecole/recherche'
import type { Recherche } from '@contract/ecole/recherche'
import { sendCall } from '../failures'

/**
 * The search results of a text; never cached, so that the next letter finds a record that was just added. @throws the
 * failure
 */
export async function findRecords(q: string, signal: AbortSignal): Promise<Recherche> {
  const { data, error } = await sendCall(search, { q }, { signal, failure: 'quiet' })
  if (error) throw error
  return data
}

/**
 * The payments of candidates whose receipt has a number, in full or its last part; never cached either. @throws the
 * failure
 */
export async function findReceipts(q: string, signal: AbortSignal): Promise<Transaction[]> {
  const query = { q, groupe: 'candidats', perPage: '5' } as const
  const { data, error } = await sendCall(listTransactions, query, { signal, failure: 'quiet' })
  if (error) throw error
  return data.data
}
