import type { Caller } from '../../../caller'
import { pageRows } from '../../listPage'
import type { Conn, Db, Trx } from '../../schema'
import { allowedRows } from '../../scope'
import type { NewTransaction } from '../tables'
import { askedBy, type Filters, type Query } from './filters'
import { addToDays, totalsOf, totalsOfEach } from './totals'
import { indexTransactions } from './words'

const transactions = (db: Conn) =>
  db
    .selectFrom('transaction')
    .leftJoin('candidat', 'candidat.id', 'transaction.idCandidat')
    .leftJoin('moniteur', 'moniteur.id', 'transaction.idMoniteur')
    .leftJoin('vehicule', 'vehicule.id', 'transaction.idVehicule')
    .leftJoin('transaction as reversal', 'reversal.idReversed', 'transaction.id')
    .innerJoin('utilisateur', 'utilisateur.id', 'transaction.idUtilisateur')
    .leftJoin('caisse_session', 'caisse_session.id', 'transaction.idSession')
    .leftJoin('cheque', 'cheque.idTransaction', 'transaction.id')
    .selectAll('transaction')
    .select([
      'candidat.nom as candidatNom',
      'candidat.prenom as candidatPrenom',
      'moniteur.nom as moniteurNom',
      'moniteur.prenom as moniteurPrenom',
      'vehicule.immatriculation as vehicule',
      'reversal.id as reversedBy',
      'utilisateur.nomComplet as caissier',
      'caisse_session.jour as sessionJour',
      'caisse_session.fermeeLe as sessionFermee',
      'caisse_session.idUtilisateur as sessionUser',
      'cheque.statut as cheque',
      'cheque.id as idCheque',
    ])
export type TransactionRow = Awaited<ReturnType<ReturnType<typeof transactions>['executeTakeFirstOrThrow']>>

const allowed = (caller: Caller) =>
  allowedRows<'transaction'>(caller, 'read', 'Transaction', { idAutoEcole: 'transaction.idAutoEcole' })

/** One transaction, if the caller may read it. */
export const findTransaction = (db: Conn, caller: Caller, id: number) =>
  transactions(db).where('transaction.id', '=', id).where(allowed(caller)).executeTakeFirst()

/** The name of the desk user whose cash box an account is. */
export async function cashierName(db: Db, idAutoEcole: number, id: number): Promise<string | null> {
  const user = await db
    .selectFrom('utilisateur')
    .select('nomComplet')
    .where('id', '=', id)
    .where('idAutoEcole', '=', idAutoEcole)
    .executeTakeFirst()
  return user?.nomComplet ?? null
}

/** The transactions of a candidate or an instructor, the latest first. */
export const transactionsOf = (db: Conn, person: 'idCandidat' | 'idMoniteur', id: number): Promise<TransactionRow[]> =>
  transactions(db).where(`transaction.${person}`, '=', id).orderBy('transaction.id', 'desc').execute()

/** The transactions with these ids, in their order. */
async function completed(db: Db, page: readonly { id: number }[]): Promise<TransactionRow[]> {
  const ids = page.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await transactions(db).where('transaction.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const SORTING = {
  columns: { jour: 'transaction.jour', montant: 'transaction.montant' },
  usual: '-jour',
  id: 'transaction.id',
} as const

/**
 * One page of transactions, with the number of all matches, the money that came in and went out, and the same sums for
 * each day on the page. The ids of the page are selected first and joined afterwards: joining rows that are not shown
 * would cost the most.
 */
export async function listTransactions(db: Db, caller: Caller, query: Query) {
  const asked = await askedBy(db, caller, query)
  const totals = await totalsOf(asked.sourceOf())
  const rows = await completed(db, await pageRows(asked.rows().select('transaction.id'), query, SORTING))
  const days = [...new Set(rows.map(({ jour }) => jour))]
  const jours = days.length > 0 ? await totalsOfEach(asked.sourceOf(days)) : []
  return { ...totals, rows, jours }
}

/** A slice of all matching transactions, the latest first. `before` is the last id that the caller received. */
export async function exportTransactions(
  db: Db,
  caller: Caller,
  filters: Filters,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<TransactionRow[]> {
  const { rows } = await askedBy(db, caller, filters)
  const slice = await rows()
    .select('transaction.id')
    .$if(before !== undefined, (list) => list.where('transaction.id', '<', before ?? 0))
    .orderBy('transaction.id', 'desc')
    .limit(limit)
    .execute()
  return completed(db, slice)
}

/** Adds a transaction, updates the totals of its day and indexes its words for the search. */
export async function insertTransaction(trx: Trx, values: NewTransaction): Promise<number> {
  const { id } = await trx.insertInto('transaction').values(values).returning('id').executeTakeFirstOrThrow()
  await addToDays(trx, [values])
  await indexTransactions(trx, [{ ...values, id }])
  return id
}
