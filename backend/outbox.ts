import type { SentMessage } from '@contract/compte/auth'
import type { Trx } from './database/schema'

/** A message to a person, by e-mail or text message. */
export type OutgoingMessage = Omit<SentMessage, 'id' | 'createdAt'>

/**
 * Receives outgoing messages. They are written in the transaction that causes them, so that an action that is rolled
 * back sends nothing.
 */
export interface Outbox {
  send(trx: Trx, messages: OutgoingMessage[]): Promise<void>
  /** The last messages, for hosts that show them: the mocked backend does, a real one never. */
  list?(): Promise<SentMessage[]>
}
