import type { Notif } from '@contract/notif'
import type { Db, NotificationTable, Trx } from './schema'

type NewNotif = Pick<Notif, 'kind' | 'params' | 'lien'>

/** Tells people something, in the transaction of what it tells. */
export async function notify(
  trx: Trx,
  idUtilisateurs: number[],
  { kind, params, lien }: NewNotif,
  now: string,
): Promise<void> {
  if (idUtilisateurs.length === 0) return
  const row = { kind, params: JSON.stringify(params), lien, lu: 0 as const, createdAt: now, updatedAt: now }
  await trx
    .insertInto('notification')
    .values(idUtilisateurs.map((idUtilisateur) => ({ ...row, idUtilisateur })))
    .execute()
}

const presentNotif = (row: Omit<NotificationTable, 'id'> & { id: number }): Notif => ({
  id: row.id,
  kind: row.kind,
  params: JSON.parse(row.params),
  lien: row.lien,
  lu: row.lu === 1,
  createdAt: row.createdAt,
})

const own = (db: Db, idUtilisateur: number) => db.selectFrom('notification').where('idUtilisateur', '=', idUtilisateur)

const count = async (query: ReturnType<typeof own>) =>
  (await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total

/** A person's own notifications, newest first. */
export async function listNotifs(db: Db, idUtilisateur: number, query: { page: number; limit: number }) {
  const rows = await own(db, idUtilisateur)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute()
  return {
    data: rows.map(presentNotif),
    total: await count(own(db, idUtilisateur)),
    unread: await count(own(db, idUtilisateur).where('lu', '=', 0)),
  }
}

/** Marks one of one's own as read; null when it is somebody else's. */
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
