import { addMinutes, DAY_MS } from '@contract/clock/moments'
import { grouped } from '@contract/grouped'
import type { Selectable } from 'kysely'
import type { Outbox } from '../outbox'
import { chunks } from './chunks'
import type { MessageSortantTable } from './compte/tables'
import type { Db } from './schema'
import { beyondSchool, transact } from './transact'

const SHOWN = 50
const CHUNK = 1000
/** Sent messages are deleted after this time, because they contain codes and temporary passwords. */
const KEPT_DAYS = 30

/** The outbox as a table, for a host that sends messages from it or shows them. */
export function tableOutbox(db: Db, clock: () => Date, options: { shown: boolean }): Outbox {
  return {
    async send(trx, messages) {
      const now = clock()
      const createdAt = now.toISOString()
      const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
      await beyondSchool(trx, () => trx.deleteFrom('message_sortant').where('createdAt', '<', oldest).execute())
      for (const part of chunks(messages, CHUNK)) {
        const values = part.map((message) => ({ ...message, createdAt }))
        await trx.insertInto('message_sortant').values(values).execute()
      }
    },
    ...(options.shown && {
      list: () =>
        db
          .selectFrom('message_sortant')
          .select(['id', 'canal', 'destinataire', 'sujet', 'texte', 'createdAt'])
          .orderBy('id', 'desc')
          .limit(SHOWN)
          .execute(),
    }),
  }
}

/** Minutes to wait after each failed try; after the last one a message is given up. */
const PAUSES = [1, 5, 15, 60, 240, 720]
const AT_ONCE = 20

export type WaitingMail = Pick<Selectable<MessageSortantTable>, 'id' | 'destinataire' | 'sujet' | 'texte'> & {
  /** No further try follows this one. */
  isLast: boolean
}

/**
 * Claims waiting e-mails and records the try beforehand. If the process ends before sending, the next one tries again
 * after the pause.
 * @param db outside a transaction
 */
export function claimMails(db: Db, now: Date): Promise<WaitingMail[]> {
  return transact(db, async (trx) => {
    const rows = await trx
      .selectFrom('message_sortant')
      .select(['id', 'destinataire', 'sujet', 'texte', 'essais'])
      .where('canal', '=', 'email')
      .where('envoyeLe', 'is', null)
      .where('essais', '<=', PAUSES.length)
      .where((eb) => eb.or([eb('prochainEssai', 'is', null), eb('prochainEssai', '<=', now.toISOString())]))
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const [essais, tried] of grouped(rows, (row) => row.essais)) {
      const prochainEssai = addMinutes(now.toISOString(), PAUSES[essais] ?? 0)
      const ids = tried.map(({ id }) => id)
      const noted = { essais: essais + 1, prochainEssai }
      await trx.updateTable('message_sortant').set(noted).where('id', 'in', ids).execute()
    }
    return rows.map(({ essais, ...mail }) => ({ ...mail, isLast: essais >= PAUSES.length }))
  })
}

/** The number of e-mails that wait to be sent, and of those that were given up after the last try. */
export async function countMails(db: Db): Promise<{ waiting: number; givenUp: number }> {
  const rows = await db
    .selectFrom('message_sortant')
    .select(['essais', (eb) => eb.fn.countAll<number>().as('count')])
    .where('canal', '=', 'email')
    .where('envoyeLe', 'is', null)
    .groupBy('essais')
    .orderBy('essais')
    .execute()
  const sum = (isMeant: (essais: number) => boolean) =>
    rows.reduce((total, { essais, count }) => (isMeant(essais) ? total + Number(count) : total), 0)
  return { waiting: sum((essais) => essais <= PAUSES.length), givenUp: sum((essais) => essais > PAUSES.length) }
}

/** Marks an e-mail as sent and deletes its text, which may contain a code or a temporary password. */
export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  const sent = { envoyeLe: now.toISOString(), texte: '' }
  await db.updateTable('message_sortant').set(sent).where('id', '=', id).execute()
}
