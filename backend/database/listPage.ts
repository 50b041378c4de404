import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** A column by its name in the query, or an expression. */
type Column = string | RawBuilder<unknown>

interface Sorting<Field extends string> {
  /** The columns behind each field of the contract that a list can be sorted by. */
  columns: Readonly<Record<Field, Column | readonly Column[]>>
  /** The order where none is asked for. */
  usual: NoInfer<Field | `-${Field}`>
  /** Decides between rows that are equal otherwise, so that no row is on two pages. */
  id: string
  /** What comes before, whichever way the rest is sorted: rows that wait, values that are known. */
  lead?: (field: Field, isAsked: boolean) => readonly RawBuilder<unknown>[]
  /** The moment by which rows come that are equal otherwise, the latest first; by it alone they follow the order asked for. */
  latest?: string
}

interface Order<Field extends string> {
  sort?: Field | `-${Field}`
}

interface Asked<Field extends string> extends Order<Field> {
  /** From 1. */
  page: number
  perPage: number
}

type Matching<DB, Tables extends keyof DB, Row> = SelectQueryBuilder<DB, Tables, Row>

/** The rows that match, in the order asked for: for what is not cut into pages. */
export function ordered<DB, Tables extends keyof DB, Row, Field extends string>(
  matching: Matching<DB, Tables, Row>,
  query: Order<Field>,
  { columns, usual, id, lead, latest }: Sorting<Field>,
): Matching<DB, Tables, Row> {
  const sort = query.sort ?? usual
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  // The type has no name for a string without its sign.
  const field = sort.replace('-', '') as Field
  const chosen: Column[] = [columns[field]].flat()
  const isByMoment = latest === undefined || chosen.includes(latest)
  const last: Column[] = isByMoment ? [id] : [latest, id]
  let list = matching
  for (const expression of lead?.(field, query.sort !== undefined) ?? []) list = list.orderBy(expression)
  for (const column of chosen) list = list.orderBy(expressionOf(column), direction)
  for (const column of last) list = list.orderBy(expressionOf(column), isByMoment ? direction : 'desc')
  return list
}

const expressionOf = (column: Column) => (typeof column === 'string' ? sql.ref(column) : column)

/** One page of the rows that match, uncounted: for a file, and for lists whose totals are counted in another way. */
export const pageRows = <DB, Tables extends keyof DB, Row, Field extends string>(
  matching: Matching<DB, Tables, Row>,
  query: Asked<Field>,
  sorting: Sorting<Field>,
): Promise<Row[]> =>
  ordered(matching, query, sorting)
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute() as Promise<Row[]> // what the library calls simplified is the same row

/** One page of the rows that match, and how many match in all. */
export async function listPage<DB, Tables extends keyof DB, Row, Field extends string>(
  matching: Matching<DB, Tables, Row>,
  query: Asked<Field>,
  sorting: Sorting<Field>,
): Promise<{ rows: Row[]; total: number }> {
  const counting = matching.clearSelect().select((eb) => eb.fn.countAll<number>().as('total'))
  // The compiler cannot look into a selection whose tables are not known yet.
  const { total } = (await counting.executeTakeFirstOrThrow()) as { total: number }
  return { rows: await pageRows(matching, query, sorting), total }
}
