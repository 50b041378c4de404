import type { Notif, NotifMarked, NotifQuery, NotifStats } from '@contract/compte/notif'
import { sql } from 'kysely'
import { bit } from '../bit'
import { chunks } from '../chunks'
import type { Db, Trx } from '../schema'
import { queuePushes } from './push'
import type { NotificationTable } from './tables'

export type NewNotif = Pick<Notif, 'kind' | 'params' | 'target'>
/** A notification with its recipient. */
export type Addressed = NewNotif & { idUtilisateur: number }

/** The number of rows that one statement inserts. */
const AT_ONCE = 1000

/** Sends each recipient their own notification. A recipient of several reads the last of them first. */
export async function notifyEach(trx: Trx, notifs: readonly Addressed[], now: string): Promise<void> {
  for (const some of chunks(notifs, AT_ONCE)) {
    const rows = some.map(({ idUtilisateur, kind, params, target }) => {
      const texts = { params: JSON.stringify(params), target: target && JSON.stringify(target) }
      return { idUtilisateur, kind, ...texts, lu: bit(false), createdAt: now, updatedAt: now }
    })
    const made = await trx.insertInto('notification').values(rows).returning('id').execute()
    const ids = made.map(({ id }) => id)
    await queuePushes(trx, ids, now)
  }
}

/** Sends one notification to several people, in the transaction of the event that causes it. */
export const notify = (trx: Trx, idUtilisateurs: number[], notif: NewNotif, now: string): Promise<void> =>
  notifyEach(
    trx,
    idUtilisateurs.map((idUtilisateur) => ({ ...notif, idUtilisateur })),
    now,
  )

/**
 * Selects the reminders: about documents that are about to expire, and about a school's package that is about to end.
 */
const isReminder = sql<boolean>`kind in ('papier_bientot', 'pack_bientot')`

/** The expiry reminders that some people received since a moment. */
export async function remindersSince(
  trx: Trx,
  idUtilisateurs: readonly number[],
  moment: string,
): Promise<Addressed[]> {
  const rows = await trx
    .selectFrom('notification')
    .select(['idUtilisateur', 'kind', 'params', 'target'])
    .where('idUtilisateur', 'in', idUtilisateurs)
    .where('createdAt', '>=', moment)
    .where(isReminder)
    .execute()
  return rows.map(({ params, target, ...row }) => ({
    ...row,
    params: JSON.parse(params),
    target: target === null ? null : JSON.parse(target),
  }))
}

const presentNotif = (row: Omit<NotificationTable, 'id'> & { id: number }): Notif => ({
  id: row.id,
  kind: row.kind,
  params: JSON.parse(row.params),
  target: row.target === null ? null : JSON.parse(row.target),
  lu: row.lu === 1,
  createdAt: row.createdAt,
})

const own = (db: Db, idUtilisateur: number) => db.selectFrom('notification').where('idUtilisateur', '=', idUtilisateur)

const count = async (query: ReturnType<typeof own>) =>
  (await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total

/** A person's own notifications, newest first. */
export async function listNotifs(db: Db, idUtilisateur: number, query: NotifQuery) {
  const wanted = () =>
    own(db, idUtilisateur).$if(query.lu !== undefined, (list) => list.where('lu', '=', bit(query.lu === 'true')))
  const rows = await wanted()
    .selectAll()
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute()
  return {
    data: rows.map(presentNotif),
    total: await count(wanted()),
    unread: await count(own(db, idUtilisateur).where('lu', '=', 0)),
  }
}

/** Marks all notifications of a person as read. */
export async function readAllNotifs(db: Db, idUtilisateur: number, now: string): Promise<NotifMarked> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ lu: 1, updatedAt: now })
    .where('idUtilisateur', '=', idUtilisateur)
    .where('lu', '=', 0)
    .executeTakeFirstOrThrow()
  return { marked: Number(numUpdatedRows), unread: await count(own(db, idUtilisateur).where('lu', '=', 0)) }
}

/** A person's notifications by kind, those with most unread first. */
export async function notifStatsOf(db: Db, idUtilisateur: number): Promise<NotifStats> {
  const rows = await own(db, idUtilisateur)
    .select((eb) => ['kind', eb.fn.countAll<number>().as('total'), eb.fn.sum<number>('lu').as('read')])
    .groupBy('kind')
    .execute()
  const parGenre = rows
    .map(({ kind, total, read }) => ({ kind, total, unread: total - Number(read) }))
    .sort((a, b) => b.unread - a.unread || b.total - a.total || a.kind.localeCompare(b.kind))
  const sum = (field: 'total' | 'unread') => parGenre.reduce((all, genre) => all + genre[field], 0)
  return { total: sum('total'), unread: sum('unread'), parGenre }
}

/** Marks one of a person's notifications as read; null when it is somebody else's. */
export async function readNotif(db: Db, idUtilisateur: number, id: number, now: string): Promise<Notif | null> {
  const row = await db
    .updateTable('notification')
    .set({ lu: 1, updatedAt: now })
    .where('id', '=', id)
    .where('idUtilisateur', '=', idUtilisateur)
    .returningAll()
    .executeTakeFirst()
  return row ? presentNotif(row) : null
}
