import { wordsOf } from '@contract/fold'
import { chunks } from '../../chunks'
import { beginsWith } from '../../dialect'
import type { Db, Trx } from '../../schema'
import type { TransactionTable } from '../tables'

/** More words than this of one transaction are not searched. */
const MOST_WORDS = 60

type Written = Pick<TransactionTable, 'idAutoEcole' | 'payeur' | 'reference' | 'note'> & { id: number }

const rowsOf = ({ id: idTransaction, idAutoEcole, payeur, reference, note }: Written) =>
  [...new Set([payeur, reference, note].flatMap((text) => wordsOf(text ?? '')))]
    .slice(0, MOST_WORDS)
    .map((mot) => ({ idAutoEcole, mot, idTransaction }))

/** Makes transactions found by the words of their payer, reference and note. */
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
