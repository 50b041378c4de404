import { sha256 } from '@backend/auth/crypto'
import { REFRESH_DAYS } from '@backend/auth/session'
import { KEY_HEADER, KEY_PATTERN } from '@backend/http/once'
import { errorBody } from '@backend/http/onError'
import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

interface CookieSettings {
  /** Whether browsers reach this host by HTTPS. */
  isSecure: boolean
  /** The origin that browsers use, where it is known. */
  origin: string | undefined
}

const DAY_SECONDS = 86_400
/** The path of the cookie. Browsers send it with these calls only. */
const PATH = '/auth'
/** Calls whose body contains the refresh token. */
const READS = new Set(['/auth/refresh', '/auth/logout'])
const HANDLE = 22

const nameOf = (isSecure: boolean) => (isSecure ? '__Secure-refresh' : 'refresh')

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A handle that distinguishes tokens without revealing them. The page stores it in place of the token. */
const handleOf = async (token: string) => (await sha256(`handle ${token}`)).slice(0, HANDLE)

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null)

/**
 * Whether a request comes from a page of this host. Browsers send the origin with each POST; other programs send none.
 */
function isOwnPage(c: Context, origin: string, own: string | undefined): boolean {
  return origin === own || hostOf(origin) === (c.req.header('Host') ?? new URL(c.req.url).host)
}

/** Returns the request with the token of the cookie in place of its handle. */
async function withToken(c: Context, token: string): Promise<Request> {
  const { raw } = c.req
  const headers = new Headers(raw.headers)
  headers.delete('Content-Length')
  const key = headers.get(KEY_HEADER)
  // An idempotency key belongs to the token that the request uses. If the page was closed before it could store a new
  // handle, the cookie is newer, and the same key would stand for a different write. The token is therefore made part
  // of the key.
  if (key && KEY_PATTERN.test(key)) headers.set(KEY_HEADER, await sha256(`${key} ${token}`))
  const body = JSON.stringify({ refreshToken: token })
  return new Request(raw.url, { method: raw.method, headers, body })
}

/**
 * Keeps the refresh token of this host's own pages in a cookie that scripts cannot read. The page gets a handle
 * instead. Other programs keep the token themselves, and pages of other hosts are refused.
 */
export const refreshCookie = ({ isSecure, origin: own }: CookieSettings): MiddlewareHandler => {
  const name = nameOf(isSecure)
  const options = { httpOnly: true, sameSite: 'Strict', secure: isSecure, path: PATH } as const

  /** Moves the token of an answer into the cookie. */
  async function hideToken(c: Context): Promise<void> {
    const body: unknown = await c.res.clone().json()
    if (!isRecord(body) || typeof body.refresh_token !== 'string') return
    setCookie(c, name, body.refresh_token, { ...options, maxAge: REFRESH_DAYS * DAY_SECONDS })
    const headers = new Headers(c.res.headers)
    headers.delete('Content-Length')
    const answer = { ...body, refresh_token: await handleOf(body.refresh_token) }
    c.res = new Response(JSON.stringify(answer), { status: c.res.status, headers })
  }

  return async (c, next) => {
    const origin = c.req.header('Origin')
    if (origin === undefined || c.req.method !== 'POST') return next()
    if (!isOwnPage(c, origin, own)) return c.json(errorBody(c, 403, 'forbidden'), 403)
    const token = getCookie(c, name)
    if (token && READS.has(c.req.path)) c.req.raw = await withToken(c, token)
    await next()
    if (c.res.ok && c.res.headers.get('Content-Type')?.startsWith('application/json')) await hideToken(c)
    if (c.req.path === '/auth/logout') deleteCookie(c, name, options)
  }
}
