import { FOUND_PER_KIND } from '@contract/ecole/recherche'
import { normalisePhone } from '@contract/fields'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Caller } from '../../../caller'
import type { Bit } from '../../bit'
import { beginsWith } from '../../dialect'
import type { Db } from '../../schema'
import { allowedRows } from '../../scope'
import { readSearch, type Search, searchTerms, someMatching, withBeginnings } from '../../search/fullText'
import { found } from './list'
import { RULE_COLUMNS } from './rows'

/** Searches of more words skip the name index and use the full-text index. */
const MOST_PARTS = 5
/** Up to this many rows are looked up by id rather than by walking the name index. */
const FEW = 200

type Column = 'nomTri' | 'prenomTri' | 'cin' | 'telephone'

/** A condition on one index of names or numbers, and the order of that index. */
interface Span {
  where: Expression<SqlBool>
  order: readonly Column[]
}

const BY_NAME = ['nomTri', 'prenomTri'] as const
const BY_FIRST_NAME = ['prenomTri', 'nomTri'] as const

/** Names with this prefix, or whose parts begin with the terms, in either order. */
function spansOfNames(terms: readonly string[]): Span[] {
  const phrase = terms.join(' ')
  const parts = terms.length > MOST_PARTS ? [] : terms.slice(1).map((_, index) => index + 1)
  return [
    { where: beginsWith('candidat.nomTri', phrase), order: BY_NAME },
    { where: beginsWith('candidat.prenomTri', phrase), order: BY_FIRST_NAME },
    ...parts.flatMap((at) => {
      const [one, other] = [terms.slice(0, at).join(' '), terms.slice(at).join(' ')]
      const both = (nom: string, prenom: string) =>
        sql<SqlBool>`${beginsWith('candidat.nomTri', nom)} and ${beginsWith('candidat.prenomTri', prenom)}`
      return [
        { where: both(one, other), order: BY_NAME },
        { where: both(other, one), order: BY_NAME },
      ]
    }),
  ]
}

/** Identity numbers and phone numbers, national or international, with this prefix. */
const spansOfNumbers = (number: string): Span[] => [
  { where: beginsWith('candidat.cin', number), order: ['cin'] },
  ...['+216', '+33', '+'].map((prefix) => ({
    where: beginsWith('candidat.telephone', prefix + number),
    order: ['telephone' as const],
  })),
]

/** The number that a search consists of; `searchTerms` makes a number one term. */
function numberIn([first = '', ...others]: readonly string[]): string | null {
  return others.length === 0 && /^\d+$/.test(first) ? first : null
}

const SCHOOL = sql.ref<number>('candidat.idAutoEcole')

/** The candidates whom the caller may read. */
const readable = (db: Db, caller: Caller, school = SCHOOL) =>
  db
    .selectFrom('candidat')
    .select('candidat.id')
    .where(allowedRows(caller, 'read', 'Candidat', { ...RULE_COLUMNS, idAutoEcole: school }))
    // The rules contain this condition as well. It is repeated because the indexes begin with the school.
    .$if(caller.idAutoEcole !== null, (list) => list.where(school, '=', caller.idAutoEcole ?? 0))

type Query = ReturnType<typeof readable>

/**
 * The candidates of a list of ids whom the caller may read. The school is written so that no index on it is used: the
 * ids are the faster way.
 */
const readableOf = (db: Db, caller: Caller, ids: readonly number[]): Query =>
  readable(db, caller, sql<number>`+${SCHOOL}`).where('candidat.id', 'in', ids)

/** The first rows of a query, in the order of an index. */
const firstOf = (query: Query, order: readonly Column[]) =>
  order.reduce((ordered, column) => ordered.orderBy(`candidat.${column}`), query.limit(FOUND_PER_KIND))

/**
 * Queries for the candidates that match words. If few match, all of them are looked up by id. If many match, the name
 * index is walked, candidates in training first, and the query stops after the first matches.
 */
async function byWords(db: Db, caller: Caller, { words, either }: Search): Promise<Query[]> {
  const some = words ? await someMatching(db, words, FEW) : null
  if (some?.length === 0) return []
  const rest = (eb: Parameters<typeof found>[0]) => eb.and(found(eb, { words: null, either }))
  if (some && some.length < FEW) return [readableOf(db, caller, some).where(rest)]
  const met = (archived: Bit) => readable(db, caller).where('candidat.archived', '=', archived)
  return ([0, 1] as const).map((archived) =>
    firstOf(
      met(archived).where((eb) => eb.and(found(eb, { words, either }))),
      BY_NAME,
    ),
  )
}

/**
 * Queries for candidate ids, best matches first: names with the prefix, then words with the prefix, then the terms
 * anywhere, each time with candidates in training before archived ones. Each query uses an index, so that a search of
 * one letter reads only a few of a hundred thousand rows.
 */
async function* idsToTry(db: Db, caller: Caller, q: string) {
  const terms = searchTerms(q)
  const number = numberIn(terms)
  for (const archived of [0, 1] as const)
    for (const { where, order } of number ? spansOfNumbers(number) : spansOfNames(terms))
      yield firstOf(readable(db, caller).where('candidat.archived', '=', archived).where(where), order)
  // Numbers with this prefix have been found already, and the word index has long lists for their first digits.
  if (!number) yield* await byWords(db, caller, { words: withBeginnings(db, terms), either: [] })
  const search = await readSearch(db, q)
  if (search) yield* await byWords(db, caller, search)
}

const idsOf = async (query: Query) => (await query.execute()).map(({ id }) => id)

/**
 * Every family name and first name of the candidates whom a caller may read, folded. Each query jumps to the next
 * different name in the index, because thousands of candidates share names and reading all rows would take thirty
 * milliseconds.
 */
export async function namesOfCandidats(db: Db, caller: Caller): Promise<string[]> {
  const names: string[] = []
  for (const column of ['nomTri', 'prenomTri'] as const)
    for (const archived of [0, 1] as const) {
      const first = readable(db, caller)
        .clearSelect()
        .select(`candidat.${column} as name`)
        .where('candidat.archived', '=', archived)
        .orderBy(`candidat.${column}`)
        .limit(1)
      const next = first.where(sql<SqlBool>`${sql.ref(`candidat.${column}`)} > names.name`)
      const { rows } = await sql<{ name: string }>`
        with recursive names(name) as (
          select first.name from (${first}) as first
          union all
          select (${next}) from names where names.name is not null
        )
        select name from names where name is not null
      `.execute(db)
      for (const { name } of rows) names.push(name)
    }
  return names
}

/** The candidates with exactly this number. */
async function numbered(query: () => Query, q: string): Promise<number[]> {
  const number = searchTerms(q).join('').toUpperCase()
  return [
    ...(await idsOf(query().where('candidat.cin', '=', number))),
    ...(await idsOf(query().where('candidat.passeport', '=', number))),
    ...(await idsOf(query().where('candidat.telephone', '=', normalisePhone(q)))),
  ]
}

const rowsOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('candidat')
    .innerJoin('permi', 'permi.id', 'candidat.idPermi')
    .select(['candidat.id', 'nom', 'prenom', 'nomAr', 'prenomAr', 'cin', 'passeport', 'telephone', 'email', 'archived'])
    .select('permi.code as permi')
    .where('candidat.id', 'in', ids)
    .execute()

export type FoundRow = Awaited<ReturnType<typeof rowsOf>>[number]

/**
 * The best matches of a search among the candidates whom a caller may read: at least as many as are shown, unordered.
 */
export async function findCandidats(db: Db, caller: Caller, q: string): Promise<FoundRow[]> {
  const query = () => readable(db, caller)
  const ids = new Set(await numbered(query, q))
  // A complete number identifies the candidate: nobody else is meant.
  if (ids.size > 0) return rowsOf(db, [...ids])
  for await (const next of idsToTry(db, caller, q)) {
    for (const id of await idsOf(next)) ids.add(id)
    if (ids.size >= FOUND_PER_KIND) break
  }
  return ids.size > 0 ? rowsOf(db, [...ids]) : []
}
