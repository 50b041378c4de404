import type { Context } from 'hono'
import type { Db, Trx } from '../database/schema'
import type { Deps } from '../deps'
import { randomToken, sha256 } from './crypto'

const REFRESH_DAYS = 30

export interface Device {
  deviceId: string
  deviceName: string
  deviceType: string
  platform: string
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The device information that comes with every request. */
export function deviceOf(c: Context): Device {
  const field = (name: string) => decoded(c.req.header(name) ?? '').slice(0, 200)
  return {
    deviceId: field('deviceId'),
    deviceName: field('deviceName'),
    deviceType: field('deviceType'),
    platform: field('platform'),
  }
}

async function addRefreshToken(trx: Trx, idSession: string): Promise<string> {
  const token = randomToken()
  await trx
    .insertInto('refresh_token')
    .values({ hash: await sha256(token), idSession, usedAt: null })
    .execute()
  return token
}

const expiry = (now: Date) => new Date(now.getTime() + REFRESH_DAYS * 86_400_000).toISOString()

/** Opens a session on a device; also clears away sessions of the same user that ended long ago. */
export async function openSession(trx: Trx, { clock }: Deps, idUtilisateur: number, device: Device) {
  const now = clock()
  const id = crypto.randomUUID()
  await trx
    .deleteFrom('session')
    .where('idUtilisateur', '=', idUtilisateur)
    .where('expiresAt', '<', now.toISOString())
    .execute()
  await trx
    .insertInto('session')
    .values({
      id,
      idUtilisateur,
      ...device,
      createdAt: now.toISOString(),
      lastUsedAt: now.toISOString(),
      expiresAt: expiry(now),
      revokedAt: null,
      pushToken: null,
    })
    .execute()
  return { id, refreshToken: await addRefreshToken(trx, id) }
}

/** Ends sessions of a user: the named one, or all but `except`. */
export async function endSessions(
  db: Db | Trx,
  clock: Deps['clock'],
  idUtilisateur: number,
  which: { id: string } | { except: string | null },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ revokedAt: clock().toISOString(), pushToken: null })
    .where('idUtilisateur', '=', idUtilisateur)
    .where('revokedAt', 'is', null)
    .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : ''))
    .$if('except' in which && which.except !== null, (query) =>
      query.where('id', '!=', ('except' in which && which.except) || ''),
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

const findRefreshToken = async (trx: Trx, token: string) =>
  trx
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.idSession')
    .select(['hash', 'usedAt', 'session.id', 'idUtilisateur', 'expiresAt', 'revokedAt'])
    .where('hash', '=', await sha256(token))
    .executeTakeFirst()

/** A session that goes on for years keeps the used tokens of its last days only: an older one is merely unknown. */
const clearUsedTokens = (trx: Trx, idSession: string, now: Date) =>
  trx
    .deleteFrom('refresh_token')
    .where('idSession', '=', idSession)
    .where('usedAt', '<', new Date(now.getTime() - REFRESH_DAYS * 86_400_000).toISOString())
    .execute()

/**
 * Exchanges a refresh token for the next one. A token that was used before is a stolen one: all sessions of its
 * user end.
 * @returns null when the token is unknown, used, expired or its session ended
 */
export async function rotate(
  trx: Trx,
  { clock }: Deps,
  token: string,
): Promise<{ idSession: string; idUtilisateur: number; refreshToken: string } | null> {
  const found = await findRefreshToken(trx, token)
  const now = clock()
  if (!found || found.revokedAt) return null
  if (found.usedAt) {
    await endSessions(trx, clock, found.idUtilisateur, { except: null })
    return null
  }
  if (found.expiresAt <= now.toISOString()) return null
  await trx.updateTable('refresh_token').set({ usedAt: now.toISOString() }).where('hash', '=', found.hash).execute()
  await trx
    .updateTable('session')
    .set({ lastUsedAt: now.toISOString(), expiresAt: expiry(now) })
    .where('id', '=', found.id)
    .execute()
  await clearUsedTokens(trx, found.id, now)
  return { idSession: found.id, idUtilisateur: found.idUtilisateur, refreshToken: await addRefreshToken(trx, found.id) }
}

/** Signing out: ends the session of a refresh token, whatever its state. */
export async function endSessionOf(trx: Trx, clock: Deps['clock'], token: string): Promise<void> {
  const found = await findRefreshToken(trx, token)
  if (found) await endSessions(trx, clock, found.idUtilisateur, { id: found.id })
}
