import { latinDigits, wordsOf } from '@contract/fold'
import { type RawBuilder, sql } from 'kysely'
import { chunks } from '../chunks'
import { engineOf } from '../dialect'
import type { Conn, Trx } from '../schema'
import { domainesWith } from './emailDomain'

/**
 * Full-text search: FTS5 on SQLite, pg_trgm on PostgreSQL. Both split text into trigrams, under the same names.
 *
 * The index splits text into trigrams, so that any part of a word finds it. Each word is stored after two blanks: a
 * search of one or two letters, too short for the index, becomes «two blanks and these letters», which finds words
 * with that prefix.
 */

const WORD_START = '  '

/** The searchable text of a record: its names, numbers and addresses. */
const indexed = (values: (string | null)[]) =>
  values
    .flatMap((value) => (value ? wordsOf(value) : []))
    .map((word) => WORD_START + word)
    .join('')

/** A candidate and their searchable texts. */
export interface SearchEntry {
  id: number
  values: (string | null)[]
}

/** Empties the index. */
export const clearIndex = (trx: Trx) =>
  engineOf(trx) === 'postgres'
    ? sql`delete from candidat_recherche`.execute(trx)
    : sql`insert into candidat_recherche (candidat_recherche) values ('delete-all')`.execute(trx)

/** Adds candidates to the index. */
export async function indexCandidats(trx: Trx, entries: SearchEntry[]): Promise<void> {
  for (const part of chunks(entries, 1000)) {
    const rows = part.map(({ id, values }) => sql`(${id}, ${indexed(values)})`)
    await sql`insert into candidat_recherche (rowid, texte) values ${sql.join(rows)}`.execute(trx)
  }
}

/** Removes candidates from the index. */
export async function unindexCandidats(trx: Trx, ids: readonly number[]): Promise<void> {
  for (const part of chunks(ids, 1000)) {
    await sql`delete from candidat_recherche where rowid in (${sql.join(part)})`.execute(trx)
  }
}

/** Replaces the searchable texts of a candidate. */
export async function reindexCandidat(trx: Trx, entry: SearchEntry): Promise<void> {
  await unindexCandidats(trx, [entry.id])
  await indexCandidats(trx, [entry])
}

const quoted = (term: string) => `"${term.replaceAll('"', '""')}"`

/**
 * The terms of a search; a record must contain all of them. Digits typed in groups («98 123 456») are one number.
 */
export function searchTerms(q: string): string[] {
  const number = latinDigits(q).replace(/[\s.\-/()]/g, '')
  if (/^(\+|00)?\d{3,}$/.test(number)) return [withoutPrefix(number)]
  return wordsOf(q)
}

/**
 * The part of a number common to its national and international form: without the plus, Tunisia's code or France's
 * first zero.
 */
const withoutPrefix = (number: string) =>
  number
    .replace(/^(\+|00(?=\d{9}))/, '')
    .replace(/^216(?=\d{8}$)/, '')
    .replace(/^0(?=[1-9]\d{8}$)/, '')

/** A term as searched in the index: unchanged, or as the beginning of a word when it is too short. */
const indexTerm = (term: string) => ([...term].length < 3 ? WORD_START + term : term)

/** Rows that contain each of the terms. Folded text has no wildcards of `like`. */
const containing = (terms: readonly string[]) =>
  sql.join(
    terms.map((term) => sql`texte like ${`%${term}%`}`),
    sql` and `,
  )

function matching(db: Conn, terms: readonly string[]): RawBuilder<number> {
  const found =
    engineOf(db) === 'postgres' ? containing(terms) : sql`candidat_recherche match ${terms.map(quoted).join(' ')}`
  return sql<number>`(select rowid from candidat_recherche where ${found})`
}

/** Ids of candidates who have a word beginning with each of these terms; at least one term is required. */
export const withBeginnings = (db: Conn, terms: readonly string[]) =>
  matching(
    db,
    terms.map((term) => WORD_START + term),
  )

/** Up to `most` ids that match the words. */
export async function someMatching(db: Conn, words: RawBuilder<number>, most: number): Promise<number[]> {
  const { rows } = await sql<{ rowid: number }>`select rowid from ${words} as found limit ${most}`.execute(db)
  return rows.map(({ rowid }) => rowid)
}

/**
 * A parsed search. Ids must match `words`, and each term of `either` in the index or in the domain of the e-mail
 * address.
 */
export interface Search {
  words: RawBuilder<number> | null
  either: { words: RawBuilder<number>; domains: ReturnType<typeof domainesWith> }[]
}

/** Parses a search; `null` when it has no terms. */
export async function readSearch(db: Conn, q: string): Promise<Search | null> {
  const terms = searchTerms(q).map(indexTerm)
  if (terms.length === 0) return null
  const plain: string[] = []
  const either: Search['either'] = []
  for (const term of terms) {
    const domains = domainesWith(db, term)
    if (await domains.limit(1).executeTakeFirst()) either.push({ words: matching(db, [term]), domains })
    else plain.push(term)
  }
  return { words: plain.length > 0 ? matching(db, plain) : null, either }
}
