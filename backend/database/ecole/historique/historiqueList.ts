import { addDays } from '@contract/clock/days'
import { momentOf } from '@contract/clock/wall'
import type { historiqueListQuery } from '@contract/ecole/historique'
import { hasWords } from '@contract/fold'
import { type Expression, type ExpressionBuilder, type ReferenceExpression, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../../caller'
import { listPage } from '../../listPage'
import type { Database, Db } from '../../schema'
import { allowedRows } from '../../scope'

type Query = z.output<typeof historiqueListQuery>
export type HistoriqueFilters = Omit<Query, 'page' | 'perPage'>
type Builder = ExpressionBuilder<Database, 'historique'>

/** The columns that conditions of rules refer to. */
const RULE_COLUMNS = {
  idAutoEcole: 'historique.idAutoEcole',
} satisfies Record<string, ReferenceExpression<Database, 'historique'>>

const SHOWN = ['id', 'createdAt', 'auteur', 'entite', 'idEntite', 'action', 'before', 'after', 'idGroupe'] as const

/** Sorts by id, because entries are numbered in the order in which they are written. */
const NEWEST_FIRST = { columns: { id: [] }, usual: '-id', id: 'id' } as const

/** The entries of the log as they are stored. */
export const historiqueRows = (db: Db) => db.selectFrom('historique').select(SHOWN)
export type HistoriqueRow = Awaited<ReturnType<ReturnType<typeof historiqueRows>['executeTakeFirstOrThrow']>>

/** Everybody who has written to the log of the caller's school, under their current names. */
export async function auteursOf(db: Db, caller: Caller): Promise<{ id: number; nom: string }[]> {
  // One index search for each person of the school is faster than reading every entry.
  const people = await db
    .selectFrom('utilisateur')
    .select(['utilisateur.id', 'nomComplet as nom'])
    .where('utilisateur.idAutoEcole', '=', caller.idAutoEcole)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('historique')
          .select('historique.id')
          .whereRef('historique.idUtilisateur', '=', 'utilisateur.id')
          .where(allowedRows(caller, 'read', 'Historique', RULE_COLUMNS)),
      ),
    )
    .execute()
  return people.sort((one, other) => one.nom.localeCompare(other.nom, 'fr'))
}

/** Ids of the authors whose name holds every word of a text. */
async function auteursNamed(db: Db, caller: Caller, q: string): Promise<number[]> {
  const known = await auteursOf(db, caller)
  return known.filter(({ nom }) => hasWords(nom, q)).map(({ id }) => id)
}

/**
 * Limits the lines of group entries to the list of their group or of their record. In the full list they would crowd
 * out the other entries of the day.
 */
function underGroup(eb: Builder, { idGroupe, idEntite }: HistoriqueFilters): Expression<SqlBool>[] {
  if (idGroupe !== undefined) return [eb('idGroupe', '=', idGroupe)]
  return idEntite === undefined ? [eb('idGroupe', 'is', null)] : []
}

async function conditionsOf(db: Db, caller: Caller, filters: HistoriqueFilters) {
  const { q, action, depuis, jusqua } = filters
  const authors = q ? await auteursNamed(db, caller, q) : null
  const start = (day: string) => momentOf({ day, time: '00:00' }, caller.pays).toISOString()
  return (eb: Builder): Expression<SqlBool>[] => [
    allowedRows(caller, 'read', 'Historique', RULE_COLUMNS),
    ...(filters.entite ? [eb('entite', '=', filters.entite)] : []),
    ...(filters.idEntite !== undefined ? [eb('idEntite', '=', filters.idEntite)] : []),
    ...underGroup(eb, filters),
    ...(filters.idUtilisateur !== undefined ? [eb('idUtilisateur', '=', filters.idUtilisateur)] : []),
    ...(authors ? [authors.length > 0 ? eb('idUtilisateur', 'in', authors) : sql<SqlBool>`1 = 0`] : []),
    ...(action ? [eb.or([eb('action', '=', action), sql<SqlBool>`action like ${`${action}!_%`} escape '!'`])] : []),
    ...(depuis ? [eb('createdAt', '>=', start(depuis))] : []),
    ...(jusqua ? [eb('createdAt', '<', start(addDays(jusqua, 1)))] : []),
  ]
}

/** One page of the log that a caller may read, newest first, and how many entries there are. */
export async function listHistorique(db: Db, caller: Caller, query: Query) {
  const conditions = await conditionsOf(db, caller, query)
  return listPage(
    historiqueRows(db).where((eb) => eb.and(conditions(eb))),
    query,
    NEWEST_FIRST,
  )
}

/** A slice of the log for exports, newest first. `before` is the last id that the caller received. */
export async function exportHistorique(
  db: Db,
  caller: Caller,
  filters: HistoriqueFilters,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<HistoriqueRow[]> {
  const conditions = await conditionsOf(db, caller, filters)
  return historiqueRows(db)
    .where((eb) => eb.and(conditions(eb)))
    .$if(before !== undefined, (list) => list.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
