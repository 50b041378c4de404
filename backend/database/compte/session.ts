import type { Conn, Db, Trx } from '../schema'
import type { SessionTable } from './tables'

/** Opens a session and deletes the user's expired ones. */
export async function insertSession(trx: Trx, session: SessionTable): Promise<void> {
  await trx
    .deleteFrom('session')
    .where('idUtilisateur', '=', session.idUtilisateur)
    .where('expiresAt', '<', session.createdAt)
    .execute()
  await trx.insertInto('session').values(session).execute()
}

export async function prolongSession(
  trx: Trx,
  id: string,
  times: Pick<SessionTable, 'lastUsedAt' | 'expiresAt'>,
): Promise<void> {
  await trx.updateTable('session').set(times).where('id', '=', id).execute()
}

/** Ends sessions of a user, the named one or all but `except`; returns their number. */
export async function revokeSessions(
  db: Conn,
  idUtilisateur: number,
  revokedAt: string,
  which: { id: string } | { except: string | null },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ revokedAt, pushToken: null })
    .where('idUtilisateur', '=', idUtilisateur)
    .where('revokedAt', 'is', null)
    .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : ''))
    .$if('except' in which && which.except !== null, (query) =>
      query.where('id', '!=', ('except' in which && which.except) || ''),
    )
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** The open sessions of a user, the most recently used first. */
export const openSessions = (db: Db, idUtilisateur: number, now: string) =>
  db
    .selectFrom('session')
    .select(['id', 'deviceName', 'deviceType', 'platform', 'createdAt', 'lastUsedAt'])
    .where('idUtilisateur', '=', idUtilisateur)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('lastUsedAt', 'desc')
    .execute()

/** Returns which of some users have a session that was not ended. */
export async function usersSignedIn(trx: Trx, idUtilisateurs: readonly number[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('session')
    .select('idUtilisateur')
    .distinct()
    .where('idUtilisateur', 'in', idUtilisateurs)
    .where('revokedAt', 'is', null)
    .execute()
  return rows.map(({ idUtilisateur }) => idUtilisateur)
}

/** Stores the push token of a device with a session. A device has one token, also when several users sign in on it. */
export async function setPushToken(db: Db, idSession: string, token: string | null): Promise<void> {
  if (token) await db.updateTable('session').set({ pushToken: null }).where('pushToken', '=', token).execute()
  await db.updateTable('session').set({ pushToken: token }).where('id', '=', idSession).execute()
}

/** The user of a session, even of an ended one; undefined when the account is disabled. */
export const sessionOwner = (db: Conn, idSession: string) =>
  db
    .selectFrom('session')
    .innerJoin('utilisateur', 'utilisateur.id', 'session.idUtilisateur')
    .select('utilisateur.id')
    .where('session.id', '=', idSession)
    .where('actif', '=', 1)
    .executeTakeFirst()

/** The user of a session that was not ended, with the data that decides their rights. */
export const sessionUser = (db: Conn, idSession: string) =>
  db
    .selectFrom('session')
    .innerJoin('utilisateur', 'utilisateur.id', 'session.idUtilisateur')
    .leftJoin('auto_ecole', 'auto_ecole.id', 'utilisateur.idAutoEcole')
    .select(['utilisateur.id', 'role', 'idAutoEcole', 'nomComplet', 'isFirstLogin', 'pays', 'acces'])
    .where('session.id', '=', idSession)
    .where('revokedAt', 'is', null)
    .where('actif', '=', 1)
    .executeTakeFirst()

/** Deletes sessions that ended, or ran out, before a moment; their refresh tokens go with them. */
export async function forgetEndedSessions(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('expiresAt', '<', before), eb('revokedAt', '<', before)]))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function insertRefreshToken(trx: Trx, hash: string, idSession: string): Promise<void> {
  await trx.insertInto('refresh_token').values({ hash, idSession, usedAt: null }).execute()
}

/** A refresh token by its hash, with its session. */
export const findRefreshToken = (trx: Trx, hash: string) =>
  trx
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.idSession')
    .select(['hash', 'usedAt', 'session.id', 'idUtilisateur', 'expiresAt', 'revokedAt'])
    .where('hash', '=', hash)
    .executeTakeFirst()

export async function markUsed(trx: Trx, hash: string, usedAt: string): Promise<void> {
  await trx.updateTable('refresh_token').set({ usedAt }).where('hash', '=', hash).execute()
}

/** Deletes the tokens of a session that were used before a moment. */
export async function clearUsedTokens(trx: Trx, idSession: string, before: string): Promise<void> {
  await trx.deleteFrom('refresh_token').where('idSession', '=', idSession).where('usedAt', '<', before).execute()
}
