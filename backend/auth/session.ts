import { DAY_MS } from '@contract/clock/moments'
import { visible } from '@contract/fields'
import type { Context } from 'hono'
import {
  clearUsedTokens,
  findRefreshToken,
  insertRefreshToken,
  insertSession,
  markUsed,
  prolongSession,
  revokeSessions,
} from '../database/compte/session'
import type { Conn, Trx } from '../database/schema'
import type { Deps } from '../deps'
import { randomToken, sha256 } from './crypto'

/** Days after which an unused session ends. */
export const REFRESH_DAYS = 30

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

/** The device information sent with every request. */
export function deviceOf(c: Context): Device {
  const field = (name: string) => visible(decoded(c.req.header(name) ?? '')).slice(0, 200)
  return {
    deviceId: field('deviceId'),
    deviceName: field('deviceName'),
    deviceType: field('deviceType'),
    platform: field('platform'),
  }
}

/**
 * The sender of a request without an account, used to count tries: the client address that the server saw. Without a
 * server it is the device id, which a client may choose freely.
 */
export const senderOf = (c: Context): string =>
  (c.env as { sender?: string } | undefined)?.sender ?? deviceOf(c).deviceId

async function addRefreshToken(trx: Trx, idSession: string): Promise<string> {
  const token = randomToken()
  await insertRefreshToken(trx, await sha256(token), idSession)
  return token
}

const expiry = (now: Date) => new Date(now.getTime() + REFRESH_DAYS * DAY_MS).toISOString()

/** Opens a session on a device; also deletes sessions of the same user that ended long ago. */
export async function openSession(trx: Trx, { clock }: Deps, idUtilisateur: number, device: Device) {
  const now = clock()
  const id = crypto.randomUUID()
  const times = { createdAt: now.toISOString(), lastUsedAt: now.toISOString(), expiresAt: expiry(now) }
  await insertSession(trx, { id, idUtilisateur, ...device, ...times, revokedAt: null, pushToken: null })
  return { id, refreshToken: await addRefreshToken(trx, id) }
}

/** Ends sessions of a user: the named one, or all but `except`. */
export const endSessions = (
  db: Conn,
  clock: Deps['clock'],
  idUtilisateur: number,
  which: { id: string } | { except: string | null },
): Promise<number> => revokeSessions(db, idUtilisateur, clock().toISOString(), which)

/**
 * Exchanges a refresh token for the next one. A reused token counts as stolen: all sessions of its user end.
 * @returns null when the token is unknown, used, expired or its session ended
 */
export async function rotate(
  trx: Trx,
  { clock }: Deps,
  token: string,
): Promise<{ idSession: string; idUtilisateur: number; refreshToken: string } | null> {
  const found = await findRefreshToken(trx, await sha256(token))
  const now = clock()
  const at = now.toISOString()
  if (!found || found.revokedAt) return null
  if (found.usedAt) {
    await endSessions(trx, clock, found.idUtilisateur, { except: null })
    return null
  }
  if (found.expiresAt <= at) return null
  await markUsed(trx, found.hash, at)
  await prolongSession(trx, found.id, { lastUsedAt: at, expiresAt: expiry(now) })
  // A long session only keeps the used tokens of its last days: an older one counts as unknown.
  await clearUsedTokens(trx, found.id, new Date(now.getTime() - REFRESH_DAYS * DAY_MS).toISOString())
  return { idSession: found.id, idUtilisateur: found.idUtilisateur, refreshToken: await addRefreshToken(trx, found.id) }
}

/** Signs out: ends the session of a refresh token, whatever the token's state. */
export async function endSessionOf(trx: Trx, clock: Deps['clock'], token: string): Promise<void> {
  const found = await findRefreshToken(trx, await sha256(token))
  if (found) await endSessions(trx, clock, found.idUtilisateur, { id: found.id })
}
