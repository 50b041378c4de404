import { migrateToLatest } from '@backend/database/migrate'
import type { Db } from '@backend/database/schema'
import { keySchools, loosenKeys } from './schoolKeys/keySchools'
import { raiseWall } from './wall/raise'

/**
 * Brings a PostgreSQL database up to date: the migrations of both databases, then what it alone has, the school in every
 * key and the wall between schools. Several processes may do so at once.
 * @throws as `migrateToLatest` and `raiseWall`
 */
export async function bringUpToDate(db: Db): Promise<void> {
  await loosenKeys(db)
  await migrateToLatest(db)
  await keySchools(db)
  await raiseWall(db)
}
