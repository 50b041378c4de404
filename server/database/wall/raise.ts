import { createHash } from 'node:crypto'
import type { Db } from '@backend/database/schema'
import { type Kysely, sql } from 'kysely'
import { codeOf } from '../../codeOf'
import { REACH, type Reach } from './tables'

/** The database role for queries of a school's account. Nobody signs in with it. */
export const SCHOOL_ROLE = 'voielibre_ecole'
/** The transaction setting that holds the school. */
export const SCHOOL_SETTING = 'app.ecole'

/** PostgreSQL's error code for insufficient privileges. */
const REFUSED = '42501'

/** A function that returns the current school. Without one it returns null, so that every comparison fails. */
const CURRENT_SCHOOL = `
  create or replace function ecole_courante() returns bigint language sql stable parallel safe
  as $$ select nullif(current_setting('${SCHOOL_SETTING}', true), '')::bigint $$`

const GRANTS = { all: 'select, insert, update, delete', read: 'select', add: 'insert', none: '' } as const

/** The privileges of a school's account on a table. */
function grantOf(reach: Reach): string {
  if (typeof reach === 'object' || reach === 'shared') return GRANTS.all
  return GRANTS[reach]
}

/** The condition of the rows that a school's account reaches; null for tables without rows of schools. */
function conditionOf(reach: Reach): string | null {
  if (typeof reach !== 'object') return null
  return 'own' in reach ? `"${reach.own}" = ecole_courante()` : reach.if
}

function statementsOf(table: string, reach: Reach): string[] {
  const grant = grantOf(reach)
  const condition = conditionOf(reach)
  const isWalled = condition !== null || reach === 'add' || reach === 'none'
  return [
    `revoke all on "${table}" from ${SCHOOL_ROLE}`,
    ...(grant ? [`grant ${grant} on "${table}" to ${SCHOOL_ROLE}`] : []),
    `drop policy if exists ecole on "${table}"`,
    `alter table "${table}" ${isWalled ? 'enable' : 'disable'} row level security`,
    ...(condition
      ? [`create policy ecole on "${table}" to ${SCHOOL_ROLE} using (${condition}) with check (${condition})`]
      : []),
    ...(reach === 'add' ? [`create policy ecole on "${table}" for insert to ${SCHOOL_ROLE} with check (true)`] : []),
  ]
}

const STATEMENTS = [
  CURRENT_SCHOOL,
  `grant usage on schema public to ${SCHOOL_ROLE}`,
  ...Object.entries(REACH).flatMap(([table, reach]) => statementsOf(table, reach)),
]
/**
 * The version of the wall, stored as the comment of the function. A wall of this version is not rebuilt, which would
 * lock every table.
 */
const VERSION = createHash('sha256').update(STATEMENTS.join(';')).digest('hex')

/** Thrown when the role of the schools cannot be created or taken. The message tells an administrator what to do. */
export class WallError extends Error {
  constructor(user: string, options?: ErrorOptions) {
    super(
      `The database's user may not make the role of the schools. Once, as an administrator: create role ${SCHOOL_ROLE} nologin; grant ${SCHOOL_ROLE} to "${user}";`,
      options,
    )
    this.name = 'WallError'
  }
}

const isRefused = (error: unknown) => codeOf(error) === REFUSED

/** Whether this connection may act in the role. */
async function canTake(db: Db): Promise<boolean> {
  try {
    await db.transaction().execute((trx) => sql.raw(`set local role ${SCHOOL_ROLE}`).execute(trx))
    return true
  } catch {
    return false
  }
}

/** Creates the role unless it exists. All databases of a server share it. */
async function haveRole(db: Db): Promise<void> {
  if (await canTake(db)) return
  try {
    await sql
      .raw(`do $$ begin create role ${SCHOOL_ROLE} nologin;
        exception when duplicate_object or unique_violation then null; end $$`)
      .execute(db)
    await sql.raw(`grant ${SCHOOL_ROLE} to current_user`).execute(db)
  } catch (error) {
    if (await canTake(db)) return
    if (!isRefused(error)) throw error
    const { rows } = await sql<{ name: string }>`select current_user as name`.execute(db)
    throw new WallError(rows[0]?.name ?? '', { cause: error })
  }
}

// biome-ignore lint/suspicious/noExplicitAny: asks the catalogue alone.
async function standing(db: Kysely<any>): Promise<string | null> {
  const { rows } = await sql<{ version: string | null }>`
    select obj_description(to_regprocedure('ecole_courante()'), 'pg_proc') as version`.execute(db)
  return rows[0]?.version ?? null
}

/**
 * Sets up row-level security by school: a second barrier behind the conditions of the queries. It concerns PostgreSQL
 * only, so it is not a migration: each start rebuilds it when it is of another version.
 * @throws WallError when the role of the schools cannot be used
 */
export async function raiseWall(db: Db): Promise<void> {
  await haveRole(db)
  if ((await standing(db)) === VERSION) return
  await db.transaction().execute(async (trx) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(trx)
    await sql.raw(`comment on function ecole_courante() is '${VERSION}'`).execute(trx)
  })
}
