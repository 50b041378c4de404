import type { Outbox } from '../deps'
import { chunks } from './chunks'
import type { Db } from './schema'

const SHOWN = 50
const CHUNK = 1000

/** The outbox as a table, for a host that sends from it or shows it. */
export function tableOutbox(db: Db, clock: () => Date, options: { shown: boolean }): Outbox {
  return {
    async send(trx, messages) {
      const createdAt = clock().toISOString()
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
