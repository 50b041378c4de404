import type { SentMessage } from '@contract/auth'
import type { Db, Trx } from './database/schema'

/** A message on its way to a person, by e-mail or text message. */
export type OutgoingMessage = Omit<SentMessage, 'id' | 'createdAt'>

/** Where messages go. They are written in the transaction that causes them: no message of what did not happen. */
export interface Outbox {
  send(trx: Trx, messages: OutgoingMessage[]): Promise<void>
  /** The last messages, where a host shows them (the mocked backend does, a real one never). */
  list?(): Promise<SentMessage[]>
}

/** What a host gives to the API. */
export interface Deps {
  db: Db
  /** The time now; tests stop it. */
  clock: () => Date
  outbox: Outbox
  /** PBKDF2 rounds for passwords that people choose. */
  passwordRounds: number
  /** Checks every answer against its schema: on in tests and in development. */
  checkAnswers: boolean
}
