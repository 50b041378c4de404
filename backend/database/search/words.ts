import { fold, hasWords, partOf, wordsOf } from '@contract/fold'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** A column whose text is folded when it is written, so that it can be compared in the database. */
type Folded = `${string}.${string}`

/**
 * Rows in which each word of a search is in one of these columns, in any order. Folded words have no wildcards of
 * `like`; a search of punctuation alone finds nothing.
 * @param words those of the search, when it reads them in its own way
 */
export function wordsIn(q: string, columns: readonly Folded[], words = wordsOf(q)): Expression<SqlBool> {
  const has = (term: string): RawBuilder<SqlBool>[] =>
    columns.map((column) => sql<SqlBool>`' ' || ${sql.ref(column)} like ${`%${partOf(term)}%`}`)
  const terms = words.map((term) => sql<SqlBool>`(${sql.join(has(term), sql` or `)})`)
  return terms.length > 0 ? sql<SqlBool>`(${sql.join(terms, sql` and `)})` : sql<SqlBool>`1 = 0`
}

/** The texts of a record as one column holds them for `wordsIn`. */
export const folded = (...texts: (string | null | undefined)[]): string => fold(texts.filter(Boolean).join(' '))

/**
 * Ids of the rows that have the words of a search in their texts, in any order; null when nothing is searched. For
 * tables of tens of rows, which fold no column: they are compared in code.
 */
export async function idsWith<Row extends { id: number }>(
  q: string | undefined,
  known: () => Promise<readonly Row[]>,
  textsOf: (row: Row) => readonly (string | null)[],
): Promise<number[] | null> {
  if (!q) return null
  return (await known()).filter((row) => hasWords(textsOf(row).join(' '), q)).map(({ id }) => id)
}
