import type { Db } from '@backend/database/schema'
import { REACH, type WalledTable } from '@server/database/wall/tables'
import { sql } from 'kysely'

/** The tables whose rows belong to schools. */
export const OF_SCHOOLS = (Object.keys(REACH) as WalledTable[]).filter((table) => typeof REACH[table] === 'object')

/** The school of a row, found by joins and not by the table's policy. */
export function schoolOf(table: WalledTable, alias: string): string {
  const reach = REACH[table]
  if (typeof reach !== 'object') throw new Error(`${table} is of no school`)
  return 'own' in reach
    ? `${alias}."${reach.own}"`
    : `(select "idAutoEcole" from utilisateur where 'user:' || id = ${alias}.auteur)`
}

/** The column by which a row belongs to its school. */
export function linkOf(table: WalledTable): string {
  const reach = REACH[table]
  if (typeof reach !== 'object') throw new Error(`${table} is of no school`)
  return 'own' in reach ? reach.own : 'auteur'
}

/** The value of that column in a row of a school. */
function linkValue(table: WalledTable, school: number): string {
  const reach = REACH[table]
  if (typeof reach !== 'object' || 'own' in reach) return String(school)
  return `(select 'user:' || min(id) from utilisateur where "idAutoEcole" = ${school})`
}

/** The base of numbers that no link uses, different for each school so that unique values stay unique. */
const FAR = 1_000_000
const TEXT = 'gen_random_uuid()::text'

const filler = (type: string, school: number) => {
  if (type === 'bigint') return String(FAR + school)
  return type === 'text' ? TEXT : `'\\x00'`
}

/**
 * Adds a row of each school to each of its tables that has none. Only the column that assigns it to the school has a
 * meaningful value.
 */
export async function fillTables(db: Db, schools: readonly number[]): Promise<void> {
  await db.connection().execute(async (connection) => {
    const run = <T>(text: string) => sql.raw<T>(text).execute(connection)
    // Foreign keys and triggers are switched off.
    await run('set session_replication_role = replica')
    async function fill(table: WalledTable): Promise<void> {
      const { rows: checks } = await run<{ name: string }>(
        `select conname as name from pg_constraint where contype = 'c' and conrelid = '"${table}"'::regclass`,
      )
      for (const { name } of checks) await run(`alter table "${table}" drop constraint "${name}"`)
      const { rows: columns } = await run<{ name: string; type: string }>(`
        select column_name as name, data_type as type from information_schema.columns
        where table_schema = 'public' and table_name = '${table}' and column_name <> '${linkOf(table)}'
          and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`)
      for (const school of schools) {
        const names = [linkOf(table), ...columns.map(({ name }) => name)].map((name) => `"${name}"`)
        const values = [linkValue(table, school), ...columns.map(({ type }) => filler(type, school))]
        await run(`insert into "${table}" (${names}) select ${values}
          where not exists (select from "${table}" t where ${schoolOf(table, 't')} = ${school})`)
      }
    }
    for (const table of OF_SCHOOLS) await fill(table)
    await run('set session_replication_role = origin')
  })
}
