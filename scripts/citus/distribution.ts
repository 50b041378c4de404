// The commands with which Citus distributes a database over several machines. They are derived from the owners of
// tables and from the catalogue of an up-to-date database. tests/postgres/citus.test.ts writes
// deploy/citus/distribute.sql with them.
import { OWNERS, TABLES, type TableName } from '@backend/database/ownership'
import type { Db } from '@backend/database/schema'
import { CODES_TABLE } from '@server/database/schoolKeys/directory'
import { DIRECTORY, KEYED, schoolColumn } from '@server/database/schoolKeys/tables'
import { sql } from 'kysely'

/**
 * Platform tables to which every write of a school adds rows. As reference tables they would make all schools wait for
 * each other, so they are distributed by the first column of their key.
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

/**
 * Sorts tables so that each comes after the tables that it refers to, because Citus refuses keys to tables that are not
 * distributed.
 */
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

/** Drops the triggers: they write into other tables, or notify only listeners on the same machine. */
async function triggers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ table: string; name: string }>`
    select relname as "table", tgname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace order by 1, 2`.execute(db)
  return rows.map(({ table, name }) => `drop trigger "${name}" on "${table}";`)
}

/**
 * Removes `on delete set null` from keys between distributed tables, which Citus refuses. Nothing deletes the rows they
 * refer to.
 */
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

/** A moment as a number that keeps the order of time, to the millisecond even if a text omits parts. */
const digits = (column: string) => `rpad(translate("${column}", '-T:.Z', ''), 17, '0')::bigint`

/** The same exclusion constraint without this application's range type, which Citus does not copy to other machines. */
const FREE_OF_TYPES = [
  'alter table "occupation" drop constraint "occupation_libre";',
  `alter table "occupation" add constraint "occupation_libre" exclude using gist
  ("${schoolColumn('occupation')}" with =, "ressource" with =, "idRessource" with =, int8range(${digits('start')}, ${digits('end')}) with &&);`,
]

/** The statements that prepare a database. They run on any PostgreSQL. */
export const preparation = async (db: Db): Promise<string[]> => [
  ...(await triggers(db)),
  ...(await emptying(db)),
  ...FREE_OF_TYPES,
]

/** The statements that distribute it, for the coordinator of Citus. */
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

/** The text of `deploy/citus/distribute.sql`. */
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
