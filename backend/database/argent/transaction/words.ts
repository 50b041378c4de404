import { wordsOf } from '@contract/fold'
import { chunks } from '../../chunks'
import { beginsWith } from '../../dialect'
import type { Db, Trx } from '../../schema'
import type { TransactionTable } from '../tables'

/** The most words of one transaction that are indexed. */
const MOST_WORDS = 60

type Written = Pick<TransactionTable, 'idAutoEcole' | 'payeur' | 'reference' | 'note'> & { id: number }

const rowsOf = ({ id: idTransaction, idAutoEcole, payeur, reference, note }: Written) =>
  [...new Set([payeur, reference, note].flatMap((text) => wordsOf(text ?? '')))]
    .slice(0, MOST_WORDS)
    .map((mot) => ({ idAutoEcole, mot, idTransaction }))

/** Indexes the words of the payer, reference and note of transactions. */
export async function indexTransactions(trx: Trx, transactions: readonly Written[]): Promise<void> {
  for (const part of chunks(transactions.flatMap(rowsOf), 200)) {
    await trx.insertInto('transaction_mot').values(part).execute()
  }
}

/** The ids of a school's transactions with a word that begins with a term. */
export const transactionsWith = (db: Db, idAutoEcole: number, term: string) =>
  db
    .selectFrom('transaction_mot')
    .select('idTransaction')
    .where('idAutoEcole', '=', idAutoEcole)
    .where(beginsWith('mot', term))
