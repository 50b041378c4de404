import type { Caller } from './caller'
import type { Db, Trx } from './database/schema'
import type { Files } from './files'
import type { Outbox } from './outbox'

/** The services and settings that a host provides to the API. */
export interface Deps {
  db: Db
  /** The database as accounts of one school see it, for hosts whose database itself keeps schools apart. */
  wall?: (idAutoEcole: number) => Db
  /** Returns the current time. Tests stop it. */
  clock: () => Date
  outbox: Outbox
  /** The store for the bytes of papers; without it they are in the database. */
  files?: Files
  /** PBKDF2 rounds for passwords that people choose. */
  passwordRounds: number
  /** Checks every answer against its schema: on in tests and in development. */
  checkAnswers: boolean
  /** Loads a SQLite module in which archives are built. */
  sqlite: () => Promise<object>
  /** The keys of access tokens: the first one signs, all verify. When absent, the database stores a generated key. */
  tokenKeys?: readonly [Uint8Array, ...Uint8Array[]]
  /** The public key with which browsers subscribe to notifications; when absent, the host sends none. */
  pushKey?: string
  /** Called for each request before anything is done. @throws 429 when the caller sends too many */
  limitCaller?: (caller: Caller) => void
  /** Receives unexpected errors; without it they go to the console. */
  reportError?: (error: Error) => void
  /**
   * Set when a request with an idempotency key runs a command with several transactions: it runs the deciding
   * transaction, once. See `decide`.
   */
  once?: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>
}

/**
 * The dependencies for an account of a school: where the database itself keeps schools apart, they reach only the rows
 * of that school.
 */
export const schoolDeps = (deps: Deps, idAutoEcole: number | null): Deps =>
  deps.wall && idAutoEcole !== null ? { ...deps, db: deps.wall(idAutoEcole) } : deps
