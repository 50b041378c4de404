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
  /** Sorts before the field, whatever its direction: pending rows first, known values first. */
  lead?: (field: Field) => readonly RawBuilder<unknown>[]
}

interface Asked<Field extends string> {
  /** From 1. */
  page: number
  perPage: number
  sort?: Field | `-${Field}`
}

/** One page of the matching rows, and their total number. */
export async function listPage<DB, Tables extends keyof DB, Row, Field extends string>(
  matching: SelectQueryBuilder<DB, Tables, Row>,
  query: Asked<Field>,
  { columns, usual, id, lead }: Sorting<Field>,
): Promise<{ rows: Row[]; total: number }> {
  const sort = query.sort ?? usual
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  // `replace` returns a string: without its sign it is a field.
  const field = sort.replace('-', '') as Field
  const counting = matching.clearSelect().select((eb) => eb.fn.countAll<number>().as('total'))
  // The compiler cannot infer the row type of a selection over generic tables.
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
