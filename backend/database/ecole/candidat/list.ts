import type { Connexion } from '@contract/ability'
import { addDays } from '@contract/clock/days'
import { SOON_DAYS } from '@contract/clock/echeance'
import { dayIn } from '@contract/clock/wall'
import { type candidatListQuery, type FiltreDossier, TYPES_DOCUMENT } from '@contract/ecole/candidat'
import { DOSSIER_RULES } from '@contract/ecole/dossier'
import { sortOf } from '@contract/list'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../../caller'
import { bit } from '../../bit'
import { chunks } from '../../chunks'
import { accountsUsed } from '../../compte/connexion'
import type { Conn, Database, Db } from '../../schema'
import { allowedRows } from '../../scope'
import { readSearch, type Search } from '../../search/fullText'
import { type CandidatRow, named, RULE_COLUMNS, rowsInOrder, WITHOUT_PHOTO } from './rows'

type Query = z.output<typeof candidatListQuery>
export type Filters = Omit<Query, 'page' | 'perPage' | 'sort'>

type Builder = ExpressionBuilder<Database, 'candidat'>

/**
 * Selects candidates by the state of their paperwork, by the rules of a single file, or by a document that expires
 * soon.
 */
function inState(eb: Builder, etat: FiltreDossier, today: string): Expression<SqlBool> {
  if (etat === 'bientot') return eb.between('documentsExpiration', today, addDays(today, SOON_DAYS))
  const { expired, missing } = DOSSIER_RULES[etat]
  const isExpired = eb('documentsExpiration', '<', today)
  const isValid = eb.or([eb('documentsExpiration', 'is', null), eb('documentsExpiration', '>=', today)])
  return eb.and([
    ...(expired === undefined ? [] : [expired ? isExpired : isValid]),
    ...(missing === undefined ? [] : [eb('documentsRecus', missing ? '<' : '>=', TYPES_DOCUMENT.length)]),
  ])
}

/** The conditions of a search. */
export const found = (eb: Builder, { words, either }: Search): Expression<SqlBool>[] => [
  ...(words ? [eb('candidat.id', 'in', words)] : []),
  ...either.map((term) => eb.or([eb('idDomaine', 'in', term.domains), eb('candidat.id', 'in', term.words)])),
]

/** Selects the candidates who had enrolled by the end of a day and were not yet archived on it. */
const wereInTraining = (eb: Builder, day: string): Expression<SqlBool> =>
  eb.and([
    eb('dateInscription', '<=', day),
    eb.or([eb('candidat.archived', '=', 0), eb('candidat.archiveLe', '>', day)]),
  ])

/** Selects the candidates whose account may sign in and whose last sign-in matches the filter. */
const usedTheirs = (eb: Builder, { idAutoEcole, pays }: Caller, connexion: Connexion, today: string) =>
  eb(
    'candidat.idUtilisateur',
    'in',
    accountsUsed({ idAutoEcole: idAutoEcole ?? 0, role: 'candidat' }, connexion, today, pays),
  )

interface Asked {
  caller: Caller
  filters: Filters
  search: Search | null
  today: string
}

export const asked = async (db: Conn, caller: Caller, filters: Filters, now: Date): Promise<Asked> => ({
  caller,
  filters,
  search: filters.q ? await readSearch(db, filters.q) : null,
  today: dayIn(now, caller.pays),
})

/** The basic conditions of a list: the candidates whom the caller may read, archived or not. */
export const ofList = (eb: Builder, { caller, filters }: Pick<Asked, 'caller' | 'filters'>): Expression<SqlBool>[] => [
  allowedRows(caller, 'read', 'Candidat', RULE_COLUMNS),
  ...(filters.archived === 'tous' ? [] : [eb('candidat.archived', '=', bit(filters.archived === 'true'))]),
]

/** The conditions of a list's filters. */
export function ofFilters(eb: Builder, { caller, filters, search, today }: Asked): Expression<SqlBool>[] {
  return [
    ...(filters.enFormationLe ? [wereInTraining(eb, filters.enFormationLe)] : []),
    ...(filters.archiveDepuis ? [eb('candidat.archiveLe', '>=', filters.archiveDepuis)] : []),
    ...(filters.archiveJusqua ? [eb('candidat.archiveLe', '<=', filters.archiveJusqua)] : []),
    ...(search ? found(eb, search) : []),
    // A search that consists of punctuation matches nobody.
    ...(filters.q && !search ? [sql<SqlBool>`1 = 0`] : []),
    ...(filters.idPermi !== undefined ? [eb('idPermi', '=', filters.idPermi)] : []),
    ...(filters.idMoniteur !== undefined ? [eb('idMoniteur', '=', filters.idMoniteur)] : []),
    ...(filters.sexe ? [eb('sexe', '=', filters.sexe)] : []),
    ...(filters.source ? [eb('source', '=', filters.source)] : []),
    ...(filters.inscritDepuis ? [eb('dateInscription', '>=', filters.inscritDepuis)] : []),
    ...(filters.inscritJusqua ? [eb('dateInscription', '<=', filters.inscritJusqua)] : []),
    ...(filters.dossier ? [inState(eb, filters.dossier, today)] : []),
    ...(filters.connexion ? [usedTheirs(eb, caller, filters.connexion, today)] : []),
  ]
}

const conditions = (eb: Builder, what: Asked): Expression<SqlBool>[] => [...ofList(eb, what), ...ofFilters(eb, what)]

/** Columns of each order of the list; the id makes every order unambiguous. */
const ORDERS = {
  nom: ['nomTri', 'prenomTri'],
  prenom: ['prenomTri', 'nomTri'],
  cin: ['cin'],
  dateNaissance: ['dateNaissance'],
  dateInscription: ['dateInscription'],
  createdAt: [],
} as const

const matchingRows = (db: Db, what: Asked) => db.selectFrom('candidat').where((eb) => eb.and(conditions(eb, what)))

type Toward = 'asc' | 'desc'
type Sort = NonNullable<Query['sort']>

/** The direction of an order, and the opposite one. */
const directions = (sort: Sort) => (sortOf(sort).isDown ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const))

interface Slice {
  sort: Sort
  toward: Toward
  offset: number
  limit: number
}

async function sliceOfIds(matching: ReturnType<typeof matchingRows>, { sort, toward, offset, limit }: Slice) {
  let ids = matching.select('candidat.id').limit(limit).offset(offset)
  for (const column of [...ORDERS[sortOf(sort).field], 'id'] as const) {
    ids = ids.orderBy(`candidat.${column}`, toward)
  }
  return (await ids.execute()).map(({ id }) => id)
}

/** The number of rows that are read near the beginning of a list. A shorter list then needs no separate count. */
const HEAD = 500

/**
 * The ids of a page and the total number of rows, read from an index only. A short list is read once and not counted
 * separately; a page in the second half is read from the end.
 */
async function pageOfIds(db: Db, query: Query, what: Asked) {
  const sort = query.sort ?? 'nom'
  const matching = matchingRows(db, what)
  const count = async () =>
    (await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total
  const slice = (toward: Toward, offset: number, limit: number) => sliceOfIds(matching, { sort, toward, offset, limit })
  const [toward, back] = directions(sort)
  const first = (query.page - 1) * query.perPage
  if (first + query.perPage <= HEAD) {
    const head = await slice(toward, 0, HEAD)
    return { ids: head.slice(first, first + query.perPage), total: head.length < HEAD ? head.length : await count() }
  }
  const total = await count()
  const length = Math.min(query.perPage, total - first)
  if (length <= 0) return { ids: [], total }
  if (first * 2 < total) return { ids: await slice(toward, first, length), total }
  return { ids: (await slice(back, total - first - length, length)).reverse(), total }
}

/** One page of the candidates whom a caller may read, and their total number. */
export async function listCandidats(db: Db, caller: Caller, query: Query, now: Date) {
  const { ids, total } = await pageOfIds(db, query, await asked(db, caller, query, now))
  return { rows: await rowsInOrder(db, ids), total }
}

/** The first rows of a list whose length is known already. */
export async function firstCandidats(db: Db, caller: Caller, { sort = 'nom', perPage, ...filters }: Query, now: Date) {
  const matching = matchingRows(db, await asked(db, caller, filters, now))
  const [toward] = directions(sort)
  return rowsInOrder(db, await sliceOfIds(matching, { sort, toward, offset: 0, limit: perPage }))
}

/** A slice of the whole list in its order, without photos: for exports. */
export async function exportCandidats(db: Db, caller: Caller, query: Query, now: Date): Promise<CandidatRow[]> {
  const { ids } = await pageOfIds(db, query, await asked(db, caller, query, now))
  if (ids.length === 0) return []
  const unordered = await named(db).select(WITHOUT_PHOTO).where('candidat.id', 'in', ids).execute()
  const byId = new Map(unordered.map((row) => [row.id, { ...row, photo: null }]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const SELECTED = ['candidat.id', 'candidat.idUtilisateur', 'candidat.archived'] as const
const selected = (db: Conn) => db.selectFrom('candidat').select(SELECTED)
export type Selected = Awaited<ReturnType<ReturnType<typeof selected>['executeTakeFirstOrThrow']>>

/** Returns the candidates on whom the caller may perform the action. */
export async function selectByIds(
  db: Conn,
  caller: Caller,
  action: 'archive' | 'update',
  ids: readonly number[],
): Promise<Selected[]> {
  const found: Selected[] = []
  for (const part of chunks([...new Set(ids)], 1000)) {
    const rows = selected(db)
      .where('candidat.id', 'in', part)
      .where(allowedRows(caller, action, 'Candidat', RULE_COLUMNS))
    found.push(...(await rows.execute()))
  }
  return found
}

/** All candidates of a filter on whom the caller may perform the action. */
export async function selectByFilter(
  db: Conn,
  caller: Caller,
  action: 'archive' | 'update',
  { filters, now }: { filters: Filters; now: Date },
): Promise<Selected[]> {
  const what = await asked(db, caller, filters, now)
  return selected(db)
    .where((eb) => eb.and([...conditions(eb, what), allowedRows(caller, action, 'Candidat', RULE_COLUMNS)]))
    .execute()
}
