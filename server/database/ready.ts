import { MIGRATIONS } from '@backend/database/migrate'
import type { Db } from '@backend/database/schema'
import { sql } from 'kysely'

/** Milliseconds after which a database without an answer counts as not ready. */
const PATIENCE = 2000

const silence = () => new Promise<false>((done) => setTimeout(done, PATIENCE, false).unref())

/** Whether the database answers, and has exactly the migrations that this version knows. */
export async function isDatabaseReady(db: Db): Promise<boolean> {
  const asked = sql<{ name: string }>`select name from kysely_migration`.execute(db).then(
    ({ rows }) => rows.length === Object.keys(MIGRATIONS).length && rows.every(({ name }) => name in MIGRATIONS),
    () => false,
  )
  return Promise.race([asked, silence()])
}
