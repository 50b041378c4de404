import type { Caller } from './caller'
import type { Db, Trx } from './database/schema'
import type { Outbox } from './outbox'

/** What a host provides to the API. */
export interface Deps {
  db: Db
  /** The current time; tests stop it. */
  clock: () => Date
  outbox: Outbox
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
