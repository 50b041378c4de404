import type { StatutApprobation } from '@contract/argent/approbation'
import type { Caller } from '../../caller'
import type { Conn, Db, Trx } from '../schema'
import { allowedRows } from '../scope'
import type { ApprobationTable } from './tables'

/** The approval requests that a caller may see: all of their school, or with `own` only those of that requester. */
const visible = (db: Conn, caller: Caller, own: number | null) =>
  db
    .selectFrom('approbation')
    .where(allowedRows<'approbation'>(caller, 'read', 'Transaction', { idAutoEcole: 'approbation.idAutoEcole' }))
    .$if(own !== null, (list) => list.where('approbation.idDemandeur', '=', own ?? 0))

const withNames = (db: Conn, caller: Caller, own: number | null) =>
  visible(db, caller, own)
    .leftJoin('candidat', 'candidat.id', 'approbation.idCandidat')
    .innerJoin('utilisateur as demandeur', 'demandeur.id', 'approbation.idDemandeur')
    .leftJoin('utilisateur as decideur', 'decideur.id', 'approbation.idDecideur')
    .selectAll('approbation')
    .select([
      'candidat.nom as candidatNom',
      'candidat.prenom as candidatPrenom',
      'demandeur.nomComplet as demandeur',
      'decideur.nomComplet as decideur',
    ])
export type ApprobationRow = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>

export const findApprobation = (db: Conn, caller: Caller, id: number, own: number | null) =>
  withNames(db, caller, own).where('approbation.id', '=', id).executeTakeFirst()

interface Asked {
  statut?: StatutApprobation | undefined
  page: number
  perPage: number
}

/** One page of approval requests, the latest first, with the number of all matches and of those still waiting. */
export async function listApprobations(db: Db, caller: Caller, own: number | null, { statut, page, perPage }: Asked) {
  const count = async (of: StatutApprobation | undefined) => {
    const { total } = await visible(db, caller, own)
      .$if(of !== undefined, (list) => list.where('statut', '=', of ?? 'WAITING'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  }
  const rows = await withNames(db, caller, own)
    .$if(statut !== undefined, (list) => list.where('approbation.statut', '=', statut ?? 'WAITING'))
    .orderBy('approbation.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { rows, total: await count(statut), enAttente: await count('WAITING') }
}

type Waiting = Pick<
  ApprobationTable,
  'idAutoEcole' | 'geste' | 'montant' | 'motif' | 'idCandidat' | 'demande' | 'idDemandeur' | 'createdAt'
>

export async function insertApprobation(trx: Trx, values: Waiting): Promise<number> {
  const empty = { idDecideur: null, decidedAt: null, reponse: null, idTransaction: null }
  const { id } = await trx
    .insertInto('approbation')
    .values({ ...values, ...empty, statut: 'WAITING' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Decision = Pick<ApprobationTable, 'statut' | 'idDecideur' | 'decidedAt' | 'reponse'>

/**
 * Decides a waiting request and locks its row until the end of the transaction.
 * @returns whether it was still waiting
 */
export async function decideApprobation(trx: Trx, id: number, decision: Decision): Promise<boolean> {
  const row = await trx
    .updateTable('approbation')
    .set(decision)
    .where('id', '=', id)
    .where('statut', '=', 'WAITING')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const keepTransaction = (trx: Trx, id: number, idTransaction: number | null) =>
  trx.updateTable('approbation').set({ idTransaction }).where('id', '=', id).execute()

/** The accounts of a school that decide on requests: its active desk users with full access. */
export async function deciders(trx: Trx, idAutoEcole: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('utilisateur')
    .select('id')
    .where('idAutoEcole', '=', idAutoEcole)
    .where('role', '=', 'ecole')
    .where('actif', '=', 1)
    .where((eb) => eb.or([eb('acces', 'is', null), eb('acces', '=', 'tout')]))
    .execute()
  return rows.map(({ id }) => id)
}
