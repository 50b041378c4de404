import { join } from 'node:path'
import { PASSWORD_ROUNDS } from '@backend/auth/password'
import type { Db } from '@backend/database/schema'
import { type FirstAccount, seedBase } from '@backend/seed/base'
import { seedDemo } from '@backend/seed/demo'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { replaceText } from '../dataFolder'
import type { Settings } from '../settings'
import { type Connections, openPostgres } from './postgres'
import type { Wall } from './wall/walled'

/** The file with the first account's name and password. */
const FIRST_ACCOUNT = 'first-account'

interface Opened {
  db: Db
  wall: Wall
  connectionString: string
  connections(): Connections
  isEmbedded: boolean
  /** Resolves when the embedded database has stopped unexpectedly, with the last lines of its log. */
  ended: Promise<string>
  close(): Promise<void>
}

/**
 * Starts the embedded database. Its package is loaded meanwhile, and would stop the database at the signal at which
 * this process still finishes its requests: the package's signal handlers are removed.
 */
async function startOwn(dataDir: string) {
  const { startEmbedded } = await import('./embedded')
  const embedded = await startEmbedded({ dataDir })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeAllListeners(signal)
  return embedded
}

/**
 * Collects statistics after a bulk insert. PostgreSQL does this by itself only a minute later. Until then it plans for
 * empty tables, and a list that takes a tenth of a second can take half a minute.
 */
export const countRows = (db: Db) => sql`analyze`.execute(db)

/** Fills an empty database: with the demo schools, or with the data that every platform starts with. */
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

/**
 * Writes name and password of the first account to a file. It replaces the file of an earlier database, whose password
 * opens nothing any more.
 * @returns its path
 */
export const keepFirstAccount = (folder: string, { username, password }: FirstAccount): string =>
  replaceText(folder, FIRST_ACCOUNT, `${username} ${password}\n`)

/**
 * Connects to the database of the settings, or to the embedded one, and brings it up to date.
 * @throws when it cannot be reached, or belongs to a later version
 */
export async function reachDatabase({ DATABASE_URL, DATABASE_POOL, DATA_DIR }: Settings): Promise<Opened> {
  const embedded = DATABASE_URL ? null : await startOwn(join(DATA_DIR, 'postgres'))
  const connectionString = DATABASE_URL ?? embedded?.connectionString ?? ''
  try {
    const { db, wall, connections, close } = await openPostgres({ connectionString, max: DATABASE_POOL })
    return {
      db,
      wall,
      connectionString,
      connections,
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

/** Connects to the database, and fills it when it is empty. @throws as `reachDatabase` */
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
