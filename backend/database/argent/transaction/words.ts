import { fold } from '@contract/fold'
import { beginsWith } from '../../dialect'
import type { Db, Trx } from '../../schema'
import type { TransactionTable } from '../tables'

/** More words than this of one transaction are not searched. */
const MOST_WORDS = 60

const wordsOf = (text: string): string[] => fold(text).split(' ').filter(Boolean)

/** Makes a transaction found by the words of its payer, reference and note. */
export async function indexTransaction(
  trx: Trx,
  idTransaction: number,
  { idAutoEcole, payeur, reference, note }: Pick<TransactionTable, 'idAutoEcole' | 'payeur' | 'reference' | 'note'>,
): Promise<void> {
  const words = [...new Set([payeur, reference, note].flatMap((text) => wordsOf(text ?? '')))].slice(0, MOST_WORDS)
  if (words.length === 0) return
  await trx
    .insertInto('transaction_mot')
    .values(words.map((mot) => ({ idAutoEcole, mot, idTransaction })))
    .execute()
}

/** The ids of a school's transactions with a word that begins with a term. */
export const transactionsWith = (db: Db, idAutoEcole: number, term: string) =>
  db
    .selectFrom('transaction_mot')
    .select('idTransaction')
    .where('idAutoEcole', '=', idAutoEcole)
    .where(beginsWith('mot', term))
