// The commands by which Citus spreads a database over several machines, from the owners of tables and the catalogue of a
// database that is up to date. tests/postgres/citus.test.ts writes deploy/citus/distribute.sql with them.
import { OWNERS, TABLES, type TableName } from '@backend/database/ownership'
import type { Db } from '@backend/database/schema'
import { CODES_TABLE } from '@server/database/schoolKeys/directory'
import { DIRECTORY, KEYED, schoolColumn } from '@server/database/schoolKeys/tables'
import { sql } from 'kysely'

/**
 * Tables of the platform in which every write of a school writes: as reference tables they would make all schools wait for
 * each other. They are spread by the column that their key begins with.
 */
const BY_THEMSELVES: Partial<Record<TableName, string>> = { idempotence: 'auteur', limite: 'cle' }

interface Link {
  table: string
  target: string
}

async function links(db: Db): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select distinct t.relname as "table", o.relname as target from pg_constraint c
    join pg_class t on t.oid = c.conrelid join pg_class o on o.oid = c.confrelid
    where c.contype = 'f' and t.relnamespace = 'public'::regnamespace and c.conrelid <> c.confrelid order by 1, 2`.execute(
    db,
  )
  return rows
}

/** Every table behind those that it leads to: Citus takes no key that leads to a table of one machine. */
function targetsFirst(tables: readonly string[], found: readonly Link[]): string[] {
  const done: string[] = []
  function add(table: string, above: readonly string[]): void {
    if (above.includes(table)) throw new Error(`Keys that lead in a circle: ${[...above, table].join(', ')}`)
    if (done.includes(table) || !tables.includes(table)) return
    for (const link of found) if (link.table === table) add(link.target, [...above, table])
    done.push(table)
  }
  for (const table of tables) add(table, [])
  return done
}

/** Triggers that write into other tables, or tell only those who listen to the same machine. */
async function triggers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ table: string; name: string }>`
    select relname as "table", tgname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace order by 1, 2`.execute(db)
  return rows.map(({ table, name }) => `drop trigger "${name}" on "${table}";`)
}

/** Keys between spread tables that empty a column, which Citus refuses; nothing removes what they lead to. */
async function emptying(db: Db): Promise<string[]> {
  const { rows } = await sql<{ table: string; target: string; name: string; definition: string }>`
    select t.relname as "table", o.relname as target, conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class t on t.oid = conrelid join pg_class o on o.oid = confrelid
    where contype = 'f' and confdeltype = 'n' and t.relnamespace = 'public'::regnamespace order by 1, 3`.execute(db)
  return rows
    .filter(({ target }) => schoolColumn(target) !== undefined)
    .flatMap(({ table, name, definition }) => [
      `alter table "${table}" drop constraint "${name}";`,
      `alter table "${table}" add constraint "${name}" ${definition.replace(/ ON DELETE SET NULL.*$/, '')};`,
    ])
}

/** The digits of a moment as a number, in the order of time: to the millisecond, whatever a text leaves out. */
const digits = (column: string) => `rpad(translate("${column}", '-T:.Z', ''), 17, '0')::bigint`

/** The same exclusion without a range type of this application, which Citus brings to no machine. */
const FREE_OF_TYPES = [
  'alter table "occupation" drop constraint "occupation_libre";',
  `alter table "occupation" add constraint "occupation_libre" exclude using gist
  ("${schoolColumn('occupation')}" with =, "ressource" with =, "idRessource" with =, int8range(${digits('start')}, ${digits('end')}) with &&);`,
]

/** What prepares a database, on any PostgreSQL. */
export const preparation = async (db: Db): Promise<string[]> => [
  ...(await triggers(db)),
  ...(await emptying(db)),
  ...FREE_OF_TYPES,
]

/** What spreads it, on the coordinator of Citus. */
export async function distribution(db: Db): Promise<string[]> {
  const found = await links(db)
  const shared = TABLES.filter(
    (table) => DIRECTORY.has(table) || (OWNERS[table] === 'platform' && !(table in BY_THEMSELVES)),
  )
  const spread = targetsFirst(
    KEYED.map(({ table }) => table),
    found,
  )
  return [
    ...targetsFirst([...shared, CODES_TABLE], found).map((table) => `select create_reference_table('"${table}"');`),
    ...Object.entries(BY_THEMSELVES).map(
      ([table, column]) => `select create_distributed_table('"${table}"', '${column}', colocate_with => 'none');`,
    ),
    ...spread.map(
      (table, index) =>
        `select create_distributed_table('"${table}"', '${schoolColumn(table)}', colocate_with => '${index === 0 ? 'none' : `"${spread[0]}"`}');`,
    ),
  ]
}

/** `deploy/citus/distribute.sql`. */
export const distributeFile = async (db: Db): Promise<string> =>
  [
    '-- psql -v ON_ERROR_STOP=1 -f distribute.sql, on the coordinator, as the owner of the tables, while the application is stopped.',
    '-- Written by npx vitest run --project postgres tests/postgres/citus.test.ts -u. Not tried on Citus: see docs/capacity.md.',
    '',
    "set citus.multi_shard_modify_mode to 'sequential';",
    '',
    '-- What Citus takes on no spread table.',
    ...(await preparation(db)),
    '',
    '-- The platform, whole on each machine; what all write into; the schools.',
    ...(await distribution(db)),
    '',
  ].join('\n')
