import type { chequeListQuery } from '@contract/caisse/cheque'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { listPage } from '../listPage'
import type { Conn, Db, Trx } from '../schema'
import { allowedRows } from '../scope'
import { folded, wordsIn } from '../search/words'
import type { ChequeTable } from './tables'

const cheques = (db: Conn) =>
  db
    .selectFrom('cheque')
    .innerJoin('transaction', 'transaction.id', 'cheque.idTransaction')
    .leftJoin('candidat', 'candidat.id', 'transaction.idCandidat')
    .selectAll('cheque')
    .select([
      'transaction.serie',
      'transaction.annee',
      'transaction.numero as numeroRecu',
      'transaction.idCandidat',
      'candidat.nom as candidatNom',
      'candidat.prenom as candidatPrenom',
    ])
export type ChequeRow = Awaited<ReturnType<ReturnType<typeof cheques>['executeTakeFirstOrThrow']>>

const allowed = (caller: Caller) =>
  allowedRows<'cheque'>(caller, 'read', 'Transaction', { idAutoEcole: 'cheque.idAutoEcole' })

/** The cheques with these ids that the caller may see. */
export const findCheques = (db: Conn, caller: Caller, ids: readonly number[]) =>
  cheques(db).where('cheque.id', 'in', ids).where(allowed(caller)).orderBy('cheque.id').execute()

/** The cheque of a transaction. */
export const chequeOfTransaction = (trx: Trx, idTransaction: number) =>
  trx.selectFrom('cheque').selectAll().where('idTransaction', '=', idTransaction).executeTakeFirst()

interface Named {
  banque: string
  numero: string
}

/** The receipt of a cheque with the same bank and number, unless that cheque was given back. */
export const knownCheque = (trx: Trx, idAutoEcole: number, { banque, numero }: Named) =>
  trx
    .selectFrom('cheque')
    .innerJoin('transaction', 'transaction.id', 'cheque.idTransaction')
    .select(['transaction.id', 'transaction.serie', 'transaction.annee', 'transaction.numero'])
    .where('cheque.idAutoEcole', '=', idAutoEcole)
    .where('cheque.banque', '=', banque)
    .where('cheque.numero', '=', numero)
    .where('cheque.statut', '<>', 'RENDU')
    .executeTakeFirst()

export const insertCheque = (trx: Trx, row: Omit<ChequeTable, 'id' | 'recherche'>) =>
  trx
    .insertInto('cheque')
    .values({ ...row, recherche: folded(row.numero, row.banque, row.titulaire) })
    .execute()

type Moved = Partial<
  Pick<
    ChequeTable,
    'idTransaction' | 'statut' | 'remisLe' | 'bordereau' | 'encaisseLe' | 'rejeteLe' | 'frais' | 'renduLe'
  >
>

/** Moves cheques to another state. */
export const moveCheques = (trx: Trx, ids: readonly number[], change: Moved) =>
  trx.updateTable('cheque').set(change).where('id', 'in', ids).execute()

/** One page of cheques, the latest first, found by number, bank, holder or candidate. */
export function listCheques(db: Db, caller: Caller, query: z.output<typeof chequeListQuery>) {
  const { id, statut, remisLe, q } = query
  const matching = cheques(db)
    .where(allowed(caller))
    .$if(id !== undefined, (list) => list.where('cheque.id', '=', id ?? 0))
    .$if(statut !== undefined, (list) => list.where('cheque.statut', '=', statut ?? 'EN_MAIN'))
    .$if(remisLe !== undefined, (list) => list.where('cheque.remisLe', '=', remisLe ?? ''))
    .$if(Boolean(q), (list) =>
      list.where(wordsIn(q ?? '', ['cheque.recherche', 'candidat.nomTri', 'candidat.prenomTri'])),
    )
  const columns = { recuLe: 'cheque.recuLe', montant: 'cheque.montant' } as const
  return listPage(matching, query, { columns, usual: '-recuLe', id: 'cheque.id' })
}

/** The number and the total amount of a school's cheques in each state. */
export async function chequeTotals(db: Db, idAutoEcole: number) {
  const rows = await db
    .selectFrom('cheque')
    .select((eb) => ['statut', eb.fn.countAll<number>().as('nombre'), eb.fn.sum<number>('montant').as('montant')])
    .where('idAutoEcole', '=', idAutoEcole)
    .groupBy('statut')
    .orderBy('statut')
    .execute()
  return rows.map(({ statut, nombre, montant }) => ({ statut, nombre: Number(nombre), montant: Number(montant) }))
}
