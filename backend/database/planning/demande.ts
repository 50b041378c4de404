import type { Creneau } from '@contract/planning/clash'
import type { DEMANDE_STATUTS, demandeListQuery } from '@contract/planning/demande'
import { type ReferenceExpression, sql } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { listPage } from '../listPage'
import type { Conn, Database, Db, Trx } from '../schema'
import { allowedRows } from '../scope'
import { wordsIn } from '../search/words'
import type { DemandeEvenementTable } from './tables'

type Query = z.output<typeof demandeListQuery>

/** The columns that conditions of rules refer to. */
const RULE_COLUMNS = {
  idAutoEcole: 'demande_evenement.idAutoEcole',
  idUtilisateur: 'candidat.idUtilisateur',
} satisfies Record<string, ReferenceExpression<Database, 'demande_evenement' | 'candidat'>>

type Action = 'read' | 'update'
const allowed = (caller: Caller, action: Action) => allowedRows(caller, action, 'Demande', RULE_COLUMNS)

const rows = (db: Conn) =>
  db
    .selectFrom('demande_evenement')
    .innerJoin('candidat', 'candidat.id', 'demande_evenement.idCandidat')
    .innerJoin('permi', 'permi.id', 'candidat.idPermi')
    .leftJoin('evenement', 'evenement.id', 'demande_evenement.idEvenement')
    .selectAll('demande_evenement')
    .select([
      'candidat.nom',
      'candidat.prenom',
      'candidat.idUtilisateur',
      'candidat.idMoniteur',
      'candidat.idPermi',
      'permi.code as permi',
      'evenement.start as leconStart',
      'evenement.end as leconEnd',
      'evenement.status as leconStatus',
    ])

/** A requested time, as it is stored. */
export interface Voeu extends Creneau {
  /** The requested instructor; null for any. */
  idMoniteur: number | null
}

type Stored = Omit<Voeu, 'idMoniteur'> & Partial<Voeu>

export function voeuxOf({ creneaux }: Pick<DemandeEvenementTable, 'creneaux'>): Voeu[] {
  const stored: Stored[] = JSON.parse(creneaux)
  return stored.map(({ start, end, idMoniteur = null }) => ({ start, end, idMoniteur }))
}

export type DemandeRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

/** The names of the instructors whom some requests ask for, by id. */
export async function askedMoniteurs(db: Conn, demandes: readonly DemandeRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = new Set(demandes.flatMap(voeuxOf).map(({ idMoniteur }) => idMoniteur))
  ids.delete(null)
  if (ids.size === 0) return new Map()
  const named = await db
    .selectFrom('moniteur')
    .select(['id', 'nom', 'prenom'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(named.map(({ id, nom, prenom }) => [id, `${prenom} ${nom}`]))
}

const SORTING = {
  // Requests are numbered in the order in which they are made, so the id sorts them by `createdAt`.
  columns: { createdAt: [] },
  usual: '-createdAt',
  id: 'demande_evenement.id',
  lead: (_field: 'createdAt', isAsked: boolean) =>
    isAsked ? [] : [sql`case when "demande_evenement"."statut" = 'PENDING' then 0 else 1 end`],
} as const

/** One page of the requests that a caller may read. Pending ones come first unless a sort order is given. */
export async function listDemandes(db: Db, caller: Caller, query: Query) {
  const matching = rows(db)
    .where(allowed(caller, 'read'))
    .where((eb) =>
      eb.and([
        ...(query.statut ? [eb('demande_evenement.statut', '=', query.statut)] : []),
        ...(query.idCandidat === undefined ? [] : [eb('demande_evenement.idCandidat', '=', query.idCandidat)]),
        ...(query.q ? [wordsIn(query.q, ['candidat.nomTri', 'candidat.prenomTri'])] : []),
      ]),
    )
  return listPage(matching, query, SORTING)
}

/** One request, if the caller may perform the action on it. */
export const findDemande = (db: Conn, caller: Caller, action: Action, id: number) =>
  rows(db).where('demande_evenement.id', '=', id).where(allowed(caller, action)).executeTakeFirst()

type NewDemande = Pick<DemandeEvenementTable, 'idAutoEcole' | 'idCandidat' | 'calendar' | 'creneaux' | 'note'>

export async function insertDemande(trx: Trx, values: NewDemande, now: string): Promise<number> {
  const { id } = await trx
    .insertInto('demande_evenement')
    .values({ ...values, statut: 'PENDING', createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Answered = Partial<Pick<DemandeEvenementTable, 'motif' | 'idEvenement' | 'reponduLe'>> & {
  statut: (typeof DEMANDE_STATUTS)[number]
}

export async function setDemande(trx: Trx, id: number, columns: Answered, now: string): Promise<void> {
  await trx
    .updateTable('demande_evenement')
    .set({ ...columns, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

/** The requested times of a candidate's pending requests, one list for each request. */
export async function pendingOf(db: Conn, idCandidat: number): Promise<Voeu[][]> {
  const waiting = await db
    .selectFrom('demande_evenement')
    .select('creneaux')
    .where('idCandidat', '=', idCandidat)
    .where('statut', '=', 'PENDING')
    .execute()
  return waiting.map(voeuxOf)
}

/** The requests of a school since a moment, for its statistics. */
export const demandesSince = (db: Db, idAutoEcole: number, from: string) =>
  db
    .selectFrom('demande_evenement')
    .select(['statut', 'createdAt', 'reponduLe'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('createdAt', '>=', from)
    .execute()

/** The active desk accounts of a school that plan lessons and answer requests: all but those with cash access. */
export async function officeOf(db: Conn, idAutoEcole: number): Promise<number[]> {
  const accounts = await db
    .selectFrom('utilisateur')
    .select('id')
    .where('idAutoEcole', '=', idAutoEcole)
    .where('role', '=', 'ecole')
    .where('actif', '=', 1)
    .where((eb) => eb.or([eb('acces', 'is', null), eb('acces', '!=', 'caisse')]))
    .execute()
  return accounts.map(({ id }) => id)
}
