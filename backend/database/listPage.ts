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
  lead?: (field: Field) => readonly RawBuilder<unknown>[]
}

interface Asked<Field extends string> {
  /** From 1. */
  page: number
  perPage: number
  sort?: Field | `-${Field}`
}

/** One page of the rows that match, and how many match in all. */
export async function listPage<DB, Tables extends keyof DB, Row, Field extends string>(
  matching: SelectQueryBuilder<DB, Tables, Row>,
  query: Asked<Field>,
  { columns, usual, id, lead }: Sorting<Field>,
): Promise<{ rows: Row[]; total: number }> {
  const sort = query.sort ?? usual
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  // The type has no name for a string without its sign.
  const field = sort.replace('-', '') as Field
  const counting = matching.clearSelect().select((eb) => eb.fn.countAll<number>().as('total'))
  // The compiler cannot look into a selection whose tables are not known yet.
  const { total } = (await counting.executeTakeFirstOrThrow()) as { total: number }
  let list = matching
  for (const expression of lead?.(field) ?? []) list = list.orderBy(expression)
  const ordered: Column[] = [columns[field], id].flat()
  for (const column of ordered) list = list.orderBy(typeof column === 'string' ? sql.ref(column) : column, direction)
  const rows = await list
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute()
  return { rows, total }
}
