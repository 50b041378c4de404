import { fold, hasWords, partOf, wordsOf } from '@contract/fold'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** A column whose text is folded when it is written, so that it can be compared in the database. */
type Folded = `${string}.${string}`

/**
 * The condition that each word of a search occurs in one of these columns, in any order. Folded words contain no
 * wildcards of `like`. A search of punctuation alone finds nothing.
 * @param words the words of the search, for callers that parse it in their own way
 */
export function wordsIn(q: string, columns: readonly Folded[], words = wordsOf(q)): Expression<SqlBool> {
  const has = (term: string): RawBuilder<SqlBool>[] =>
    columns.map((column) => sql<SqlBool>`' ' || ${sql.ref(column)} like ${`%${partOf(term)}%`}`)
  const terms = words.map((term) => sql<SqlBool>`(${sql.join(has(term), sql` or `)})`)
  return terms.length > 0 ? sql<SqlBool>`(${sql.join(terms, sql` and `)})` : sql<SqlBool>`1 = 0`
}

/** Joins and folds the texts of a record for a column that `wordsIn` searches. */
export const folded = (...texts: (string | null | undefined)[]): string => fold(texts.filter(Boolean).join(' '))

/**
 * The ids of the rows whose texts contain all words of a search, in any order; null without a search. Rows are compared
 * in code, so this is for tables of tens of rows, which have no folded column.
 */
export async function idsWith<Row extends { id: number }>(
  q: string | undefined,
  known: () => Promise<readonly Row[]>,
  textsOf: (row: Row) => readonly (string | null)[],
): Promise<number[] | null> {
  if (!q) return null
  return (await known()).filter((row) => hasWords(textsOf(row).join(' '), q)).map(({ id }) => id)
}
