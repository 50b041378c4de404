import type { ReferenceExpression } from 'kysely'
import type { Caller } from '../../caller'
import type { Conn, Database, Trx } from '../schema'
import { allowedRows } from '../scope'
import type { OffreTable } from './tables'

const RULE_COLUMNS = {
  idAutoEcole: 'offre.idAutoEcole',
  idUtilisateur: 'candidat.idUtilisateur',
} satisfies Record<string, ReferenceExpression<Database, 'offre' | 'candidat'>>

const allowed = (caller: Caller, action: 'read' | 'update') => allowedRows(caller, action, 'Demande', RULE_COLUMNS)

const rows = (db: Conn) =>
  db
    .selectFrom('offre')
    .innerJoin('candidat', 'candidat.id', 'offre.idCandidat')
    .innerJoin('evenement', 'evenement.id', 'offre.idOrigine')
    .leftJoin('moniteur', 'moniteur.id', 'evenement.idMoniteur')
    .selectAll('offre')
    .select([
      'candidat.nom',
      'candidat.prenom',
      'candidat.idUtilisateur',
      'evenement.calendar',
      'evenement.start',
      'evenement.end',
      'evenement.idMoniteur',
      'evenement.idVehicule',
      'evenement.lieu',
      'moniteur.nom as moniteurNom',
      'moniteur.prenom as moniteurPrenom',
    ])

export type OffreRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

/** Maximum number of offers listed for a school. */
const SHOWN = 100

/** The offers that a caller may read, newest first. A candidate only sees those that can still be accepted. */
export const listOffres = (db: Conn, caller: Caller, idEvenement: number | undefined, now: string) =>
  rows(db)
    .where(allowed(caller, 'read'))
    .$if(idEvenement !== undefined, (list) => list.where('offre.idOrigine', '=', idEvenement ?? 0))
    .$if(caller.role === 'candidat', (list) =>
      list.where('offre.statut', '=', 'OFFERED').where('offre.expiresAt', '>', now),
    )
    .orderBy('offre.id', 'desc')
    .limit(SHOWN)
    .execute()

/** One offer, if the caller may perform the action on it. */
export const findOffre = (db: Conn, caller: Caller, action: 'read' | 'update', id: number) =>
  rows(db).where('offre.id', '=', id).where(allowed(caller, action)).executeTakeFirst()

/** All offers of a cancelled lesson's slot, oldest first. */
export const offresOf = (db: Conn, idOrigine: number) =>
  rows(db).where('offre.idOrigine', '=', idOrigine).orderBy('offre.id').execute()

type NewOffre = Pick<
  OffreTable,
  'idAutoEcole' | 'idAttente' | 'idCandidat' | 'idOrigine' | 'rang' | 'raisons' | 'expiresAt'
>

export async function insertOffres(trx: Trx, offers: NewOffre[], now: string): Promise<void> {
  if (offers.length === 0) return
  await trx
    .insertInto('offre')
    .values(offers.map((offer) => ({ ...offer, statut: 'OFFERED' as const, createdAt: now, updatedAt: now })))
    .execute()
}

type Answered = Pick<OffreTable, 'statut'> & Partial<Pick<OffreTable, 'idEvenement'>>

export async function setOffres(trx: Trx, ids: number[], columns: Answered, now: string): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('offre')
    .set({ ...columns, updatedAt: now })
    .where('id', 'in', ids)
    .execute()
}

/** Declines the open offers of an entry that leaves the waiting list. */
export async function declineOf(trx: Trx, idAttente: number, now: string): Promise<void> {
  await trx
    .updateTable('offre')
    .set({ statut: 'DECLINED', updatedAt: now })
    .where('idAttente', '=', idAttente)
    .where('statut', '=', 'OFFERED')
    .execute()
}
