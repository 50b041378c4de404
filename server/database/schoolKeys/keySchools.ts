import { createHash } from 'node:crypto'
import { MIGRATIONS } from '@backend/database/migrate'
import type { Db } from '@backend/database/schema'
import { type Kysely, sql } from 'kysely'
import { COLUMNS } from './columns'
import { CODES_TABLE, DIRECTORY_STATEMENTS } from './directory'
import { keyStatements, looseKeyStatements } from './keys'
import { KEYED } from './tables'

const ALWAYS = [...COLUMNS, ...DIRECTORY_STATEMENTS]
/**
 * The version of the keys, stored as the comment of the directory table. It includes the migrations, which may add
 * keys.
 */
const VERSION = createHash('sha256')
  .update([...ALWAYS, ...KEYED.map(({ table }) => table), ...Object.keys(MIGRATIONS)].join(';'))
  .digest('hex')

// biome-ignore lint/suspicious/noExplicitAny: asks the catalogue alone.
type Catalogue = Kysely<any>

async function standing(db: Catalogue): Promise<string | null> {
  const { rows } = await sql<{ version: string | null }>`
    select obj_description(to_regclass(${CODES_TABLE}), 'pg_class') as version`.execute(db)
  return rows[0]?.version ?? null
}

async function run(trx: Catalogue, statements: readonly string[]): Promise<void> {
  if (statements.length > 0) await sql.raw(statements.join(';\n')).execute(trx)
}

/**
 * Adds the school to every primary, unique and foreign key of the tables of schools. No row can then refer to a row of
 * another school, and the database can be spread over several machines. This concerns PostgreSQL only, so it is not a
 * migration: each start does what is missing.
 */
export async function keySchools(db: Db): Promise<void> {
  if ((await standing(db)) === VERSION) return
  await db.transaction().execute(async (trx) => {
    await run(trx, COLUMNS)
    await run(trx, await keyStatements(trx))
    await run(trx, [...DIRECTORY_STATEMENTS, `comment on table ${CODES_TABLE} is '${VERSION}'`])
  })
}

/**
 * Adds temporary unique keys on `id` alone, until `keySchools` removes them. Migrations need them, because they are the
 * same for both databases and refer to rows by `id`. Does nothing when no migration has to run.
 */
export async function loosenKeys(db: Db): Promise<void> {
  const version = await standing(db)
  if (version === null || version === VERSION) return
  await db.transaction().execute(async (trx) => run(trx, await looseKeyStatements(trx)))
}
