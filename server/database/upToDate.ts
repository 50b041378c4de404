import { migrateToLatest } from '@backend/database/migrate'
import type { Db } from '@backend/database/schema'
import { sql } from 'kysely'
import { keySchools, loosenKeys } from './schoolKeys/keySchools'
import { raiseWall } from './wall/raise'

/** What a process holds that brings a database up to date. */
const LOCK = sql`hashtext('voielibre_schema')`

/**
 * Brings a PostgreSQL database up to date: the migrations of both databases, then what it alone has, the school in every
 * key and the wall between schools. Of several processes that start at once one does it, and the others find it done: steps
 * of two would alter the same tables, and wait for each other.
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
