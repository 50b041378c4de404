import type { Query } from './query'
import { notFound } from './refusal'

interface Identified {
  id: number
}

/** The next free id: the highest one plus one. */
export const nextId = (rows: readonly Identified[]) => rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1

/** The row with an id. @throws Refusal when there is none */
export function rowOf<Row extends Identified>(rows: readonly Row[], id: number): Row {
  const row = rows.find((one) => one.id === id)
  if (!row) throw notFound()
  return row
}

/** Removes the row with an id. @throws Refusal when there is none */
export function remove<Row extends Identified>(rows: Row[], id: number): void {
  rows.splice(rows.indexOf(rowOf(rows, id)), 1)
}

/** The page of a query; empty beyond the last. */
export function pageOf<Row>(rows: readonly Row[], query: Query, perPage: number): Row[] {
  const size = query.whole('perPage', perPage)
  const start = (query.whole('page', 1) - 1) * size
  return rows.slice(start, start + size)
}

const words = new Intl.Collator('fr', { numeric: true })

/** Compares texts in French order, and numbers by size. */
export const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b))

/** The rows sorted by a key; rows without one come last. */
export const sortedBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => string | number | null): Row[] =>
  rows
    .map((row) => [row, keyOf(row)] as const)
    .sort(([, a], [, b]) => (a === null || b === null ? Number(a === null) - Number(b === null) : compare(a, b)))
    .map(([row]) => row)

/** A text as it is searched: without accents, in lower case. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether one of the texts contains the search text. */
export function contains(q: string, ...texts: string[]): boolean {
  const asked = plain(q)
  return texts.some((text) => plain(text).includes(asked))
}
