import type { Outbox } from '../outbox'
import { chunks } from './chunks'
import type { Db } from './schema'

const SHOWN = 50
const CHUNK = 1000
/** Sent messages are deleted after this time, because they contain codes and temporary passwords. */
const KEPT_DAYS = 30
const DAY_MS = 86_400_000

/** The outbox as a table, for a host that sends messages from it or shows them. */
export function tableOutbox(db: Db, clock: () => Date, options: { shown: boolean }): Outbox {
  return {
    async send(trx, messages) {
      const now = clock()
      const createdAt = now.toISOString()
      const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
      await trx.deleteFrom('message_sortant').where('createdAt', '<', oldest).execute()
      for (const part of chunks(messages, CHUNK)) {
        const values = part.map((message) => ({ ...message, createdAt }))
        await trx.insertInto('message_sortant').values(values).execute()
      }
    },
    ...(options.shown && {
      list: () => db.selectFrom('message_sortant').selectAll().orderBy('id', 'desc').limit(SHOWN).execute(),
    }),
  }
}
