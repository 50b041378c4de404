import type { Action } from '@contract/ability'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Caller } from '../../caller'
import type { Conn, Database, Trx } from '../schema'
import { allowedRows } from '../scope'
import type { ContratTable } from './tables'

const rows = (db: Conn) => db.selectFrom('contrat').selectAll('contrat')
export type ContratRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

/** The account of the candidate that a contract belongs to. */
const account = (eb: ExpressionBuilder<Database, 'contrat'>) =>
  eb
    .selectFrom('candidat')
    .select('candidat.idUtilisateur')
    .whereRef('candidat.id', '=', 'contrat.idCandidat')
    .$castTo<number | null>()

/** Candidates see their signed contracts. Drafts are visible to the school only. */
const visible = (caller: Caller, action: Action) => (eb: ExpressionBuilder<Database, 'contrat'>) =>
  eb.and([
    allowedRows<'contrat'>(caller, action, 'Contrat', { idAutoEcole: 'contrat.idAutoEcole', idUtilisateur: account }),
    ...(caller.role === 'candidat' ? [eb('contrat.status', 'not in', ['DRAFT', 'CANCELLED'])] : []),
  ])

/** The contracts of a candidate, newest first. */
export const listContrats = (db: Conn, caller: Caller, idCandidat: number): Promise<ContratRow[]> =>
  rows(db).where('idCandidat', '=', idCandidat).where(visible(caller, 'read')).orderBy('id', 'desc').execute()

export const findContrat = (db: Conn, caller: Caller, action: Action, id: number) =>
  rows(db).where('contrat.id', '=', id).where(visible(caller, action)).executeTakeFirst()

/** The contract of an enrolment and its amendments that were not cancelled, the latest first. */
export const contratsOfInscription = (db: Conn, idInscription: number): Promise<ContratRow[]> =>
  rows(db)
    .where('idInscription', '=', idInscription)
    .where('status', '<>', 'CANCELLED')
    .orderBy('rang', 'desc')
    .execute()

/** The latest contract of a candidate that was signed and not ended; null when there is none. */
export async function signedContratId(db: Conn, idCandidat: number): Promise<number | null> {
  const row = await db
    .selectFrom('contrat')
    .select('id')
    .where('idCandidat', '=', idCandidat)
    .where('status', 'in', ['SIGNED', 'ENDORSED'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * The condition of an active enrolment without a signed contract. The check before an exam and the list of matters to
 * settle both use it.
 */
export const UNSIGNED = sql<boolean>`inscription.status = 'ACTIVE' and not exists (
  select 1 from contrat where contrat."idInscription" = inscription.id and contrat.status in ('SIGNED', 'ENDORSED'))`

/** Returns the candidates who have an active enrolment without a signed contract. */
export async function unsignedCandidats(db: Conn, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('inscription')
    .select('idCandidat')
    .where('idCandidat', 'in', [0, ...ids])
    .where(UNSIGNED)
    .execute()
  return new Set(rows.map(({ idCandidat }) => idCandidat))
}

type NewContrat = Pick<
  ContratTable,
  | 'idAutoEcole'
  | 'idCandidat'
  | 'idInscription'
  | 'annee'
  | 'numero'
  | 'rang'
  | 'versionModele'
  | 'contenu'
  | 'idUtilisateur'
>

export async function insertContrat(trx: Trx, values: NewContrat, now: string): Promise<number> {
  const none = { signeLe: null, viseLe: null, resilieLe: null, motif: null }
  const { id } = await trx
    .insertInto('contrat')
    .values({ ...values, ...none, status: 'DRAFT', version: 1, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes the state of a contract. Its contents never change. */
export async function setContrat(
  trx: Trx,
  id: number,
  change: Partial<Pick<ContratTable, 'status' | 'signeLe' | 'viseLe' | 'resilieLe' | 'motif'>>,
  now: string,
): Promise<void> {
  await trx
    .updateTable('contrat')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute()
}

/** The latest payment plan of an enrolment. */
export async function echeancesOf(db: Conn, idInscription: number): Promise<{ date: string; montant: number }[]> {
  const plan = await db
    .selectFrom('echeance')
    .select(['date', 'montant', 'planVersion'])
    .where('idInscription', '=', idInscription)
    .orderBy('planVersion', 'desc')
    .orderBy('rang')
    .execute()
  const latest = plan[0]?.planVersion
  return plan.filter(({ planVersion }) => planVersion === latest).map(({ date, montant }) => ({ date, montant }))
}
