import { type CandidatInput, candidatFields } from '@contract/ecole/candidat'
import { fold } from '@contract/fold'
import { type ExpressionBuilder, type ReferenceExpression, sql } from 'kysely'
import type { Caller } from '../../../caller'
import type { Bit } from '../../bit'
import { chunks } from '../../chunks'
import type { Conn, Database, Db, Trx } from '../../schema'
import { allowedRows } from '../../scope'
import { domaineIds, partsOf } from '../../search/emailDomain'
import { indexCandidats, reindexCandidat } from '../../search/fullText'
import { searchable } from './searchIndex'

/** The columns that conditions of rules refer to. */
export const RULE_COLUMNS = {
  idAutoEcole: 'candidat.idAutoEcole',
  idUtilisateur: 'candidat.idUtilisateur',
  idMoniteurUtilisateur: (eb: ExpressionBuilder<Database, 'candidat'>) =>
    eb
      .selectFrom('moniteur')
      .select('moniteur.idUtilisateur')
      .whereRef('moniteur.id', '=', 'candidat.idMoniteur')
      .$castTo<number | null>(),
} satisfies Record<string, ReferenceExpression<Database, 'candidat'>>

/** Candidates with the names of the records that they refer to. */
export const named = (db: Conn) =>
  db
    .selectFrom('candidat')
    .innerJoin('permi', 'permi.id', 'candidat.idPermi')
    .leftJoin('moniteur', 'moniteur.id', 'candidat.idMoniteur')
    .select(['permi.code as permi', sql<string | null>`moniteur.prenom || ' ' || moniteur.nom`.as('moniteur')])

/** A row with the names of its references: the basis of an answer. */
const rows = (db: Conn) => named(db).selectAll('candidat')

/** All columns except the photo, for queries of thousands of rows that show no photos. */
export const WITHOUT_PHOTO = [
  ...candidatFields
    .omit({ photo: true })
    .keyof()
    .options.map((field) => `candidat.${field}` as const),
  'candidat.id',
  'candidat.createdAt',
  'candidat.updatedAt',
  'candidat.idAutoEcole',
  'candidat.idUtilisateur',
  'candidat.nomTri',
  'candidat.prenomTri',
  'candidat.idDomaine',
  'candidat.documentsRecus',
  'candidat.documentsExpiration',
  'candidat.archived',
  'candidat.archiveLe',
  'candidat.version',
] as const

export type CandidatRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

/** The rows of ids, in their order. */
export async function rowsInOrder(db: Db, ids: readonly number[]): Promise<CandidatRow[]> {
  if (ids.length === 0) return []
  const unordered = await rows(db).where('candidat.id', 'in', ids).execute()
  const byId = new Map(unordered.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** One candidate, if the caller may perform the action on them. */
export const findCandidat = (db: Conn, caller: Caller, action: 'read' | 'update' | 'archive', id: number) =>
  rows(db)
    .where('candidat.id', '=', id)
    // The joins only add columns, so the columns of the rules are still there.
    .where(allowedRows(caller, action, 'Candidat', RULE_COLUMNS))
    .executeTakeFirst()

/** Columns derived from the fields for the search and the orders. */
const derived = ({ nom, prenom, email }: CandidatInput, domaines: Map<string, number>) => ({
  nomTri: fold(nom),
  prenomTri: fold(prenom),
  idDomaine: domaines.get(partsOf(email).domain ?? '') ?? null,
})

interface NewCandidat {
  input: CandidatInput
  idAutoEcole: number
  idUtilisateur: number
  now: string
}

const candidatRow = ({ input, idAutoEcole, idUtilisateur, now }: NewCandidat, domaines: Map<string, number>) => ({
  ...input,
  ...derived(input, domaines),
  idAutoEcole,
  idUtilisateur,
  documentsRecus: 0,
  documentsExpiration: null,
  archived: 0 as const,
  archiveLe: null,
  version: 1,
  createdAt: now,
  updatedAt: now,
})

/** Inserts candidates whose accounts exist already; returns their ids, in the order given. */
export async function insertCandidats(trx: Trx, candidats: NewCandidat[]): Promise<number[]> {
  const ids = new Map<number, number>()
  const domaines = await domaineIds(
    trx,
    candidats.map(({ input }) => input.email),
  )
  for (const part of chunks(candidats, 500)) {
    const made = await trx
      .insertInto('candidat')
      .values(part.map((candidat) => candidatRow(candidat, domaines)))
      .returning(['id', 'idUtilisateur'])
      .execute()
    for (const { id, idUtilisateur } of made) ids.set(idUtilisateur, id)
  }
  const inOrder = candidats.map(({ idUtilisateur }) => ids.get(idUtilisateur) ?? 0)
  await indexCandidats(
    trx,
    candidats.map(({ input }, index) => ({ id: inOrder[index] ?? 0, values: searchable(input) })),
  )
  return inOrder
}

export async function updateCandidat(trx: Trx, id: number, input: CandidatInput, now: string): Promise<void> {
  const domaines = await domaineIds(trx, [input.email])
  await trx
    .updateTable('candidat')
    .set((eb) => ({ ...input, ...derived(input, domaines), version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute()
  await reindexCandidat(trx, { id, values: searchable(input) })
}

interface Archiving {
  archived: Bit
  now: string
  /** The school's day. */
  today: string
}

export async function setArchived(trx: Trx, ids: readonly number[], { archived, now, today }: Archiving) {
  const archiveLe = archived ? today : null
  for (const part of chunks(ids, 1000)) {
    await trx
      .updateTable('candidat')
      .set((eb) => ({ archived, archiveLe, version: eb('version', '+', 1), updatedAt: now }))
      .where('id', 'in', part)
      .execute()
  }
}

/** Candidates as they are stored, by their ids. */
export const candidatsByIds = (db: Conn, ids: readonly number[]) =>
  db.selectFrom('candidat').selectAll().where('id', 'in', ids).execute()

/** Locks a candidate's row by an update: other transactions that write to the file wait. */
export async function touchCandidat(trx: Trx, id: number, updatedAt: string): Promise<void> {
  await trx.updateTable('candidat').set({ updatedAt }).where('id', '=', id).execute()
}
