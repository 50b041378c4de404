import { sql } from 'kysely'
import { openMemory } from '../memory'
import { migrateToLatest } from '../migrate'
import { TABLES, type TableName } from '../ownership'
import { RefusedCopyError } from '../replace'
import type { Db } from '../schema'

interface Column {
  name: string
  type: string
}

/** The columns of a table, and the referenced table of each foreign-key column. */
export interface Shape {
  columns: readonly Column[]
  references: ReadonlyMap<string, TableName>
}

export type Shapes = ReadonlyMap<TableName, Shape>

async function shapeOf(db: Db, table: TableName): Promise<Shape> {
  const { rows: columns } = await sql<Column>`select name, type from pragma_table_info(${table})`.execute(db)
  const { rows: references } = await sql<{ column: string; parent: TableName }>`
    select "from" as "column", "table" as parent from pragma_foreign_key_list(${table})`.execute(db)
  return { columns, references: new Map(references.map(({ column, parent }) => [column, parent])) }
}

/**
 * Reads the shape of every table from a freshly migrated database. The copy itself is not asked: its file may be
 * forged.
 */
export async function shapesOfVersion(sqlite: object): Promise<Shapes> {
  const { db } = await openMemory(sqlite)
  try {
    await migrateToLatest(db)
    const shapes = new Map<TableName, Shape>()
    for (const table of TABLES) shapes.set(table, await shapeOf(db, table))
    return shapes
  } finally {
    await db.destroy()
  }
}

const KINDS = { int: ['integer'], text: ['text'], bytea: ['blob'] } as const

/** The storage classes that are allowed in a column. SQLite itself would accept a text in a number column. */
const kindsOf = ({ type }: Column) => {
  const [, kinds] = Object.entries(KINDS).find(([name]) => type.toLowerCase().startsWith(name)) ?? []
  if (!kinds) throw new Error(`archive: no kind for a column of type ${type}`)
  return [...kinds, 'null']
}

async function refuseOtherColumns(copy: Db, table: TableName, { columns }: Shape): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_info.name from sqlite_master, pragma_table_info(sqlite_master.name) as column_info
    where sqlite_master.type = 'table' and sqlite_master.name = ${table}`.execute(copy)
  const found = rows.map(({ name }) => name).sort()
  const wanted = columns.map(({ name }) => name).sort()
  if (found.join() !== wanted.join()) throw new RefusedCopyError('damaged')
}

/**
 * Checks the tables of a copy: they must have the columns of this version, and values of the right types.
 * @throws RefusedCopyError when they do not
 */
export async function checkShapes(copy: Db, shapes: Shapes, tables: readonly TableName[]): Promise<void> {
  for (const table of tables) {
    const shape = shapes.get(table)
    if (!shape) throw new Error(`archive: no table ${table}`)
    await refuseOtherColumns(copy, table, shape)
    const wrong = shape.columns.map(
      (column) => sql`typeof(${sql.ref(column.name)}) not in (${sql.join(kindsOf(column))})`,
    )
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.join(wrong, sql` or `)} limit 1`.execute(
      copy,
    )
    if (rows.length > 0) throw new RefusedCopyError('damaged')
  }
}

/** Sorts tables so that each comes after the tables that it refers to. @throws when the references form a circle */
export function inOrder(tables: readonly TableName[], shapes: Shapes): TableName[] {
  const waiting = new Set(tables)
  const ordered: TableName[] = []
  while (waiting.size > 0) {
    const ready = [...waiting].filter((table) =>
      // A row that refers to its own table always refers to an earlier row.
      [...(shapes.get(table)?.references.values() ?? [])].every((parent) => parent === table || !waiting.has(parent)),
    )
    if (ready.length === 0) throw new Error(`archive: ${[...waiting].join(', ')} refer to each other`)
    for (const table of ready) waiting.delete(table)
    ordered.push(...ready)
  }
  return ordered
}
