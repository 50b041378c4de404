import type { SentMessage } from '@contract/compte/auth'
import type { Trx } from './database/schema'

/** A message on its way to a person, by e-mail or text message. */
export type OutgoingMessage = Omit<SentMessage, 'id' | 'createdAt'>

/** Where messages go. They are written in the transaction that causes them: no message of what did not happen. */
export interface Outbox {
  send(trx: Trx, messages: OutgoingMessage[]): Promise<void>
  /** The last messages, where a host shows them (the mocked backend does, a real one never). */
  list?(): Promise<SentMessage[]>
}
