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
  /**
   * Set for a request with an idempotency key whose command has several transactions: runs the deciding one, once.
   * See `decide`.
   */
  once?: <T>(work: (trx: Trx) => Promise<T>) => Promise<T>
}
