import { jwtVerify, SignJWT } from 'jose'
import type { Caller } from '../caller'
import { readSecret } from '../database/compte/secret'
import { sessionOwner, sessionUser } from '../database/compte/session'
import { databaseOf } from '../database/dialect'
import type { Db } from '../database/schema'
import type { Deps } from '../deps'
import { unauthenticated } from '../errors'
import { callerOf } from './caller'
import { fromBase64url, randomToken } from './crypto'

const ACCESS_MINUTES = 15
const KEY_NAME = 'access_token'

/** Signing keys by database: read once, and generated on first use. */
const keys = new WeakMap<object, Promise<Uint8Array>>()

const readKey = async (db: Db) => fromBase64url(await readSecret(db, KEY_NAME, randomToken()))

function signingKey(db: Db): Promise<Uint8Array> {
  const database = databaseOf(db)
  const known = keys.get(database)
  if (known) return known
  const reading = readKey(db)
  // A key generated inside a transaction is not cached, because the transaction may roll back.
  if (db.isTransaction) return reading
  keys.set(database, reading)
  reading.catch(() => keys.delete(database))
  return reading
}

/** The signing keys of a host. The first one signs and all of them verify, so that a host can replace its key. */
const keysOf = async ({ db, tokenKeys }: Deps): Promise<readonly [Uint8Array, ...Uint8Array[]]> =>
  tokenKeys ?? [await signingKey(db)]

interface TokenUser {
  id: number
  role: string
  username: string
}

/** Signs an access token of 15 minutes for a session: `sub` (user id), `idRole`, `username2`, `sid`, `exp`. */
export async function signAccessToken(deps: Deps, user: TokenUser, idSession: string): Promise<string> {
  const now = Math.floor(deps.clock().getTime() / 1000)
  const [key] = await keysOf(deps)
  return new SignJWT({ idRole: user.role, username2: user.username, sid: idSession })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(user.id))
    .setIssuedAt(now)
    .setExpirationTime(now + ACCESS_MINUTES * 60)
    .sign(key)
}

/** The exact form of a signed token. The library also accepts padding, which would give one token several spellings. */
const TOKEN_FORM = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** The session that a token names; null for a token that is not ours or no longer valid. */
async function verifyAccessToken(deps: Deps, token: string): Promise<string | null> {
  // Outside the try block: a failure to read the database must not count as an invalid token.
  for (const key of await keysOf(deps)) {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: deps.clock() })
      if (typeof payload.sid === 'string') return payload.sid
    } catch {
      // Forged, expired, truncated or signed with another key: all get the same answer.
    }
  }
  return null
}

/** The session of a bearer token; null when the token is absent, forged or expired. */
async function sessionOf(deps: Deps, authorization: string | undefined): Promise<string | null> {
  const [scheme, token] = (authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token || !TOKEN_FORM.test(token)) return null
  return verifyAccessToken(deps, token)
}

/**
 * The user of a bearer token, even when the session has ended; null for an invalid token or a disabled account.
 * Grants nothing but repeating the stored answer of the user's own write.
 */
export async function ownerOf(deps: Deps, authorization: string | undefined): Promise<number | null> {
  const idSession = await sessionOf(deps, authorization)
  if (idSession === null) return null
  const user = await sessionOwner(deps.db, idSession)
  return user?.id ?? null
}

/**
 * The caller of a bearer token, with their current data from the database.
 * @throws 401 when the token is absent, forged or expired, its session ended or its user disabled
 */
export async function authenticate(deps: Deps, authorization: string | undefined): Promise<Caller> {
  const idSession = await sessionOf(deps, authorization)
  const user = idSession === null ? undefined : await sessionUser(deps.db, idSession)
  if (idSession === null || !user) throw unauthenticated()
  return callerOf(user, idSession)
}
