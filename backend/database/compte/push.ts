import { addMinutes } from '@contract/clock/moments'
import { PAYS_PLATEFORME, ZONES } from '@contract/clock/pays'
import type { Notif } from '@contract/compte/notif'
import { grouped } from '@contract/grouped'
import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../schema'
import { transact } from '../transact'
import type { NotificationTable, UtilisateurTable } from './tables'

/** Selects browser subscriptions, which are JSON. The tokens of native shells are not. */
const isSubscription = sql<boolean>`"pushToken" like '{%'`

/** Queues notifications for every browser in which their readers have switched them on. */
export async function queuePushes(trx: Trx, idNotifications: readonly number[], now: string): Promise<void> {
  const waiting = trx
    .selectFrom('notification')
    .innerJoin('session', 'session.idUtilisateur', 'notification.idUtilisateur')
    .select(['notification.id', 'session.id as idSession'])
    .where('notification.id', 'in', idNotifications)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where(isSubscription)
    .orderBy('notification.id')
  await trx.insertInto('envoi_push').columns(['idNotification', 'idSession']).expression(waiting).execute()
}

/** Minutes to wait after each failed try. After the last try a notification is only shown under the bell. */
const PAUSES = [1, 5, 15, 60]
const AT_ONCE = 20

type Read = Pick<Selectable<NotificationTable>, 'kind' | 'lu'> & Pick<Selectable<UtilisateurTable>, 'langue'>

export interface WaitingPush extends Read {
  id: number
  idNotification: number
  params: Notif['params']
  /** The time zone of the reader's school. */
  zone: string
  /** The browser's subscription, as it was sent. */
  subscription: string
  /** No further try follows this one. */
  isLast: boolean
}

/**
 * Claims waiting notifications and records the try beforehand, as `claimMails` does.
 * @param db outside a transaction
 */
export function claimPushes(db: Db, now: Date): Promise<WaitingPush[]> {
  return transact(db, async (trx) => {
    const rows = await trx
      .selectFrom('envoi_push')
      .innerJoin('notification', 'notification.id', 'envoi_push.idNotification')
      .innerJoin('session', 'session.id', 'envoi_push.idSession')
      .innerJoin('utilisateur', 'utilisateur.id', 'notification.idUtilisateur')
      .leftJoin('auto_ecole', 'auto_ecole.id', 'utilisateur.idAutoEcole')
      .select(['envoi_push.id', 'idNotification', 'essais', 'kind', 'params', 'lu', 'langue', 'pays', 'pushToken'])
      .where((eb) => eb.or([eb('prochainEssai', 'is', null), eb('prochainEssai', '<=', now.toISOString())]))
      .orderBy('envoi_push.id')
      .limit(AT_ONCE)
      .execute()
    for (const [essais, tried] of grouped(rows, (row) => row.essais)) {
      const prochainEssai = addMinutes(now.toISOString(), PAUSES[essais] ?? 0)
      const ids = tried.map(({ id }) => id)
      const noted = { essais: essais + 1, prochainEssai }
      await trx.updateTable('envoi_push').set(noted).where('id', 'in', ids).execute()
    }
    return rows.map(({ essais, pushToken, params, pays, ...row }) => ({
      ...row,
      params: JSON.parse(params),
      zone: ZONES[pays ?? PAYS_PLATEFORME],
      // A session that ended in the meantime has no token.
      subscription: pushToken ?? '',
      isLast: essais >= PAUSES.length,
    }))
  })
}

/** Removes a notification from the queue, after it was sent or given up. */
export async function dropPush(db: Db, id: number): Promise<void> {
  await db.deleteFrom('envoi_push').where('id', '=', id).execute()
}

/** Deletes a subscription that its browser has ended, with all notifications waiting for it. */
export const forgetSubscription = (db: Db, subscription: string): Promise<void> =>
  transact(db, async (trx) => {
    const sessions = trx.selectFrom('session').select('id').where('pushToken', '=', subscription)
    await trx.deleteFrom('envoi_push').where('idSession', 'in', sessions).execute()
    await trx.updateTable('session').set({ pushToken: null }).where('pushToken', '=', subscription).execute()
  })
