import { migrateToLatest } from '@backend/database/migrate'
import type { Db } from '@backend/database/schema'
import { sql } from 'kysely'
import { keySchools, loosenKeys } from './schoolKeys/keySchools'
import { raiseWall } from './wall/raise'

/** The advisory lock of the process that brings the database up to date. */
const LOCK = sql`hashtext('voielibre_schema')`

/**
 * Brings a PostgreSQL database up to date: the migrations that both databases share, then the school in every key and
 * the wall between schools, which only PostgreSQL has. Of several processes that start at once one does the work and
 * the others wait for it: two at a time would alter the same tables.
 * @throws as `migrateToLatest` and `raiseWall`
 */
export const bringUpToDate = (db: Db): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection)
    try {
      await loosenKeys(connection)
      await migrateToLatest(connection)
      await keySchools(connection)
      await raiseWall(connection)
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
