import { normalisePhone } from '@contract/fields'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Caller } from '../../caller'
import { beginsWith } from '../dialect'
import type { Db } from '../schema'
import { allowedRows } from '../scope'
import { readSearch, searchTerms, withBeginnings } from '../search'
import { found, RULE_COLUMNS } from './candidat'

/** Names of more words are found by the index of words alone. */
const MOST_PARTS = 5

type Column = 'nomTri' | 'prenomTri' | 'cin' | 'telephone'

/** Conditions on one index of names or numbers each, and the order in which that index has its rows. */
interface Span {
  where: Expression<SqlBool>
  order: readonly Column[]
}

const BY_NAME = ['nomTri', 'prenomTri'] as const
const BY_FIRST_NAME = ['prenomTri', 'nomTri'] as const

/** Names that begin so, or of which each part begins with some of the terms, in either order. */
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

/** Identity numbers and phone numbers, at home or written in full, that begin so. */
const spansOfNumbers = (number: string): Span[] => [
  { where: beginsWith('candidat.cin', number), order: ['cin'] },
  ...['+216', '+33', '+'].map((prefix) => ({
    where: beginsWith('candidat.telephone', prefix + number),
    order: ['telephone' as const],
  })),
]

const spansOf = (terms: readonly string[]): Span[] => {
  const [first = ''] = terms
  return terms.length === 1 && /^\d+$/.test(first) ? spansOfNumbers(first) : spansOfNames(terms)
}

/**
 * Queries for ids, the best first and each on an index, so that a search of one letter reads a handful among a hundred
 * thousand: whose number it is, who begins so, who has words that begin so, who holds the terms anywhere. Of each, those
 * in training before those that are archived.
 */
async function* idsToTry(db: Db, caller: Caller, q: string, limit: number) {
  const terms = searchTerms(q)
  if (terms.length === 0) return
  const readable = () =>
    db
      .selectFrom('candidat')
      .select('candidat.id')
      .where((eb) => allowedRows(eb, caller, 'read', 'Candidat', RULE_COLUMNS))
      // The rules say so too where they speak of a school; the indexes begin with it.
      .$if(caller.idAutoEcole !== null, (list) => list.where('candidat.idAutoEcole', '=', caller.idAutoEcole ?? 0))
      .limit(limit)
  const named = (archived: 0 | 1) =>
    readable().where('candidat.archived', '=', archived).orderBy('candidat.nomTri').orderBy('candidat.prenomTri')

  const number = terms.join('').toUpperCase()
  yield readable().where('candidat.cin', '=', number)
  yield readable().where('candidat.passeport', '=', number)
  yield readable().where('candidat.telephone', '=', normalisePhone(q))
  for (const archived of [0, 1] as const)
    for (const { where, order } of spansOf(terms)) {
      let span = readable().where('candidat.archived', '=', archived).where(where)
      for (const column of order) span = span.orderBy(`candidat.${column}`)
      yield span
    }
  const begun = withBeginnings(terms)
  for (const archived of [0, 1] as const) yield named(archived).where('candidat.id', 'in', begun)
  const search = await readSearch(db, q)
  if (!search) return
  for (const archived of [0, 1] as const) yield named(archived).where((eb) => eb.and(found(eb, search)))
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

/** The candidates that answer a search best, of those that a caller may read; `limit` of them or a few more, in no order. */
export async function findCandidats(db: Db, caller: Caller, q: string, limit: number): Promise<FoundRow[]> {
  const ids = new Set<number>()
  for await (const query of idsToTry(db, caller, q, limit)) {
    for (const { id } of await query.execute()) ids.add(id)
    if (ids.size >= limit) break
  }
  return ids.size > 0 ? rowsOf(db, [...ids]) : []
}
