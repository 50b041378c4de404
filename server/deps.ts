import { PASSWORD_ROUNDS } from '@backend/auth/password'
import { tableOutbox } from '@backend/database/outbox'
import type { Db } from '@backend/database/schema'
import type { Deps } from '@backend/deps'
import type { Files } from '@backend/files'
import type { Logger } from 'pino'
import { loadSqlite } from './database/sqlite'
import type { Wall } from './database/wall/walled'
import { faultOf } from './log'
import { pushKeys } from './push/vapid'
import type { Settings } from './settings'
import { tokenKeys } from './tokenKeys'

interface DepsOptions {
  settings: Settings
  db: Db
  wall?: Wall
  files?: Files
  clock: () => Date
  log: Logger
  /** PBKDF2 rounds; fewer in tests. */
  passwordRounds?: number
}

/** Creates the services that this host provides to the API and to the jobs. */
export const createDeps = ({
  settings,
  db,
  wall,
  files,
  clock,
  log,
  passwordRounds = PASSWORD_ROUNDS,
}: DepsOptions): Deps => ({
  db,
  wall,
  files,
  clock,
  outbox: tableOutbox(db, clock, { shown: false }),
  passwordRounds,
  checkAnswers: false,
  sqlite: loadSqlite,
  tokenKeys: tokenKeys(settings),
  pushKey: pushKeys(settings).publicKey,
  reportError: (error) => log.error(faultOf(error), 'unexpected error'),
})
