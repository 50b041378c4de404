import type { Caller } from './caller'
import type { Db, Trx } from './database/schema'
import type { Files } from './files'
import type { Outbox } from './outbox'

/** What a host provides to the API. */
export interface Deps {
  db: Db
  /** The database as the accounts of one school see it, where the database itself keeps schools apart. */
  wall?: (idAutoEcole: number) => Db
  /** The current time; tests stop it. */
  clock: () => Date
  outbox: Outbox
  /** Where the bytes of papers are kept; without it in the database. */
  files?: Files
  /** PBKDF2 rounds for passwords that people choose. */
  passwordRounds: number
  /** Checks every answer against its schema: on in tests and in development. */
  checkAnswers: boolean
  /** A SQLite module, in which archives are made. */
  sqlite: () => Promise<object>
  /** Keys of the access tokens: the first one signs, all verify. Without them the database keeps one. */
  tokenKeys?: readonly [Uint8Array, ...Uint8Array[]]
  /** The key with which browsers subscribe to notifications; without it the host sends none. */
  pushKey?: string
  /** Called with each caller before anything is done for them. @throws 429 when they ask too often */
  limitCaller?: (caller: Caller) => void
  /** Receives unexpected errors; without it they go to the console. */
  reportError?: (error: Error) => void
  /**
   * Set for a request with an idempotency key whose command has several transactions: runs the deciding one, once.
   * See `decide`.
   */
  once?: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>
}

/** What is provided to a school's account: its school's rows alone, where the database itself keeps schools apart. */
export const schoolDeps = (deps: Deps, idAutoEcole: number | null): Deps =>
  deps.wall && idAutoEcole !== null ? { ...deps, db: deps.wall(idAutoEcole) } : deps
