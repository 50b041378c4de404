import type { transactionListQuery } from '@contract/argent/transaction'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { pageRows } from '../listPage'
import type { Db, Trx } from '../schema'
import { allowedRows } from '../scope'
import type { TransactionTable } from './tables'
import { addToDay, totalsOfDays, totalsOfRows } from './transactionTotals'

type Query = z.output<typeof transactionListQuery>

const transactions = (db: Db | Trx) =>
  db
    .selectFrom('transaction')
    .leftJoin('candidat', 'candidat.id', 'transaction.idCandidat')
    .leftJoin('moniteur', 'moniteur.id', 'transaction.idMoniteur')
    .leftJoin('transaction as reversal', 'reversal.idReversed', 'transaction.id')
    .innerJoin('utilisateur', 'utilisateur.id', 'transaction.idUtilisateur')
    .selectAll('transaction')
    .select([
      'candidat.nom as candidatNom',
      'candidat.prenom as candidatPrenom',
      'moniteur.nom as moniteurNom',
      'moniteur.prenom as moniteurPrenom',
      'reversal.id as reversedBy',
      'utilisateur.nomComplet as caissier',
    ])
export type TransactionRow = Awaited<ReturnType<ReturnType<typeof transactions>['executeTakeFirstOrThrow']>>

const allowed = (caller: Caller) =>
  allowedRows<'transaction'>(caller, 'read', 'Transaction', { idAutoEcole: 'transaction.idAutoEcole' })

/** One transaction, if the caller may read it. */
export const findTransaction = (db: Db | Trx, caller: Caller, id: number) =>
  transactions(db).where('transaction.id', '=', id).where(allowed(caller)).executeTakeFirst()

/** The transactions of a candidate or an instructor, the latest first. */
export const transactionsOf = (
  db: Db | Trx,
  person: 'idCandidat' | 'idMoniteur',
  id: number,
): Promise<TransactionRow[]> =>
  transactions(db).where(`transaction.${person}`, '=', id).orderBy('transaction.id', 'desc').execute()

const SORTING = {
  columns: { jour: 'transaction.jour', montant: 'transaction.montant' },
  usual: '-jour',
  id: 'transaction.id',
} as const

/** The conditions of a list, on the table alone. */
const matching = (db: Db, caller: Caller, query: Query) =>
  db
    .selectFrom('transaction')
    .where(allowed(caller))
    .where('transaction.idAutoEcole', '=', caller.idAutoEcole ?? 0)
    .$if(query.kind !== undefined, (list) => list.where('transaction.kind', '=', query.kind ?? 'PAYMENT'))
    .$if(query.method !== undefined, (list) => list.where('transaction.method', '=', query.method ?? 'CASH'))
    .$if(query.idCandidat !== undefined, (list) => list.where('transaction.idCandidat', '=', query.idCandidat ?? 0))
    .$if(query.idMoniteur !== undefined, (list) => list.where('transaction.idMoniteur', '=', query.idMoniteur ?? 0))
    .$if(query.from !== undefined, (list) => list.where('transaction.jour', '>=', query.from ?? ''))
    .$if(query.to !== undefined, (list) => list.where('transaction.jour', '<=', query.to ?? ''))

/** The page's rows are chosen on the table alone, then completed: joins of rows that nobody sees would cost the most. */
async function pageOf(db: Db, caller: Caller, query: Query): Promise<TransactionRow[]> {
  const page = await pageRows(matching(db, caller, query).select('transaction.id'), query, SORTING)
  const ids = page.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await transactions(db).where('transaction.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** One page of transactions, with the number of all that match and what they brought in and cost. */
export async function listTransactions(db: Db, caller: Caller, query: Query) {
  const totals =
    query.idCandidat === undefined && query.idMoniteur === undefined
      ? await totalsOfDays(db, caller, query)
      : await totalsOfRows(matching(db, caller, query))
  return { ...totals, rows: await pageOf(db, caller, query) }
}

/** Adds a transaction, and counts it in its day. */
export async function insertTransaction(trx: Trx, values: Omit<TransactionTable, 'id'>): Promise<number> {
  const { id } = await trx.insertInto('transaction').values(values).returning('id').executeTakeFirstOrThrow()
  await addToDay(trx, values)
  return id
}
