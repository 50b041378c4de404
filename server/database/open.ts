import { join } from 'node:path'
import { PASSWORD_ROUNDS } from '@backend/auth/password'
import type { Db } from '@backend/database/schema'
import { type FirstAccount, seedBase } from '@backend/seed/base'
import { seedDemo } from '@backend/seed/demo'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { keptText } from '../dataFolder'
import type { Settings } from '../settings'
import { openPostgres } from './postgres'
import type { Wall } from './wall/walled'

/** The file of the first account's password. */
const FIRST_ACCOUNT = 'first-account'

interface Opened {
  db: Db
  wall: Wall
  connectionString: string
  isEmbedded: boolean
  /** Resolves when the embedded database has ended by itself, with its last words. */
  ended: Promise<string>
  close(): Promise<void>
}

/** The embedded database ends when it is told to, not at the signals that this process answers in its own order. */
async function startOwn(dataDir: string) {
  const { startEmbedded } = await import('./embedded')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeAllListeners(signal)
  return startEmbedded({ dataDir })
}

/**
 * Counts what a database holds after it was filled at once. PostgreSQL does so by itself a minute later; until then it
 * plans for empty tables, and a list that takes a tenth of a second can take half a minute.
 */
export const countRows = (db: Db) => sql`analyze`.execute(db)

/** Fills an empty database: with the demo schools, or with what a platform begins with. */
async function fill(db: Db, isDemo: boolean, { DATA_DIR }: Settings, log: Logger): Promise<void> {
  const now = new Date()
  if (isDemo) {
    if (!(await seedDemo(db, now, PASSWORD_ROUNDS))) return
    await countRows(db)
    log.warn('the demo schools were made, with their public password')
    return
  }
  const account = await seedBase(db, now)
  if (!account) return
  log.warn(
    { file: keepFirstAccount(DATA_DIR, account) },
    'the first account was made: its file holds name and password',
  )
}

/** Writes name and password of the first account to a file. @returns its path */
export function keepFirstAccount(folder: string, { username, password }: FirstAccount): string {
  keptText(folder, FIRST_ACCOUNT, () => `${username} ${password}\n`)
  return join(folder, FIRST_ACCOUNT)
}

/**
 * Reaches the database of the settings, or the embedded one, and brings it up to date.
 * @throws when it cannot be reached, or is of a later version
 */
export async function reachDatabase({ DATABASE_URL, DATABASE_POOL, DATA_DIR }: Settings): Promise<Opened> {
  const embedded = DATABASE_URL ? null : await startOwn(join(DATA_DIR, 'postgres'))
  const connectionString = DATABASE_URL ?? embedded?.connectionString ?? ''
  try {
    const { db, wall, close } = await openPostgres({ connectionString, max: DATABASE_POOL })
    return {
      db,
      wall,
      connectionString,
      isEmbedded: embedded !== null,
      ended: embedded?.ended ?? new Promise(() => undefined),
      async close() {
        await close()
        await embedded?.stop()
      },
    }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

/** Reaches the database, and fills it when it is empty. @throws as `reachDatabase` */
export async function openDatabase(settings: Settings, log: Logger): Promise<Opened> {
  const database = await reachDatabase(settings)
  try {
    await fill(database.db, settings.SEED_DEMO ?? database.isEmbedded, settings, log)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
