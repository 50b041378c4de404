import { sortOf } from '@contract/list'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** A column by its name in the query, or an expression. */
type Column = string | RawBuilder<unknown>

interface Sorting<Field extends string> {
  /** The columns of each field of the contract that a list can be sorted by. */
  columns: Readonly<Record<Field, Column | readonly Column[]>>
  /** The default order. */
  usual: NoInfer<Field | `-${Field}`>
  /** Makes the order of equal rows unambiguous, so that no row is on two pages. */
  id: string
  /** Additional sort keys before the field, independent of its direction: pending rows first, known values first. */
  lead?: (field: Field, isAsked: boolean) => readonly RawBuilder<unknown>[]
  /**
   * A moment that orders otherwise equal rows, the latest first. A list sorted by this moment itself follows the
   * requested direction.
   */
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

/** The matching rows in the requested order, for queries without pages. */
export function ordered<DB, Tables extends keyof DB, Row, Field extends string>(
  matching: Matching<DB, Tables, Row>,
  query: Order<Field>,
  { columns, usual, id, lead, latest }: Sorting<Field>,
): Matching<DB, Tables, Row> {
  const { field, isDown } = sortOf<Field>(query.sort ?? usual)
  const direction = isDown ? 'desc' : 'asc'
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

/** One page of the matching rows without a count: for exports, and for lists with their own totals. */
export const pageRows = <DB, Tables extends keyof DB, Row, Field extends string>(
  matching: Matching<DB, Tables, Row>,
  query: Asked<Field>,
  sorting: Sorting<Field>,
): Promise<Row[]> =>
  ordered(matching, query, sorting)
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute() as Promise<Row[]> // the library’s simplified type is the same row

/** One page of the matching rows, and their total number. */
export async function listPage<DB, Tables extends keyof DB, Row, Field extends string>(
  matching: Matching<DB, Tables, Row>,
  query: Asked<Field>,
  sorting: Sorting<Field>,
): Promise<{ rows: Row[]; total: number }> {
  const counting = matching.clearSelect().select((eb) => eb.fn.countAll<number>().as('total'))
  // The compiler cannot infer the row type of a selection over generic tables.
  const { total } = (await counting.executeTakeFirstOrThrow()) as { total: number }
  return { rows: await pageRows(matching, query, sorting), total }
}
