import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { Metrics } from './metrics'

const API = /^\/(api|auth|contact-us)(\/|$)/
/** Paths that monitoring requests every few seconds. They are not logged. */
const WATCHED = new Set(['/health', '/ready', '/metrics'])
const REQUEST_ID = /^[\w-]{8,64}$/

/** The pattern of the route that answered. A raw path is not logged, because it may contain ids and secrets. */
function routeOf(c: Context): string {
  const pattern = routePath(c)
  if (!pattern.endsWith('*')) return pattern
  return API.test(c.req.path) ? 'unknown' : 'file'
}

interface Observing {
  log: Logger
  metrics: Metrics
  /** Whether a proxy in front sends a request id, which is then adopted. */
  isProxied: boolean
}

/**
 * Assigns an id to each request, and logs and measures each answer: method, route, status and duration, but no personal
 * data.
 */
export const observe =
  ({ log, metrics, isProxied }: Observing): MiddlewareHandler =>
  async (c, next) => {
    const given = isProxied ? c.req.header('X-Request-Id') : undefined
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID()
    const begun = performance.now()
    await next()
    c.header('X-Request-Id', requestId)
    const { method, path } = c.req
    const { status } = c.res
    const ms = Math.round((performance.now() - begun) * 10) / 10
    if (WATCHED.has(path)) return
    const route = routeOf(c)
    metrics.answered({ method, route, status, seconds: ms / 1000 })
    log[status >= 500 ? 'error' : 'info']({ requestId, method, route, status, ms }, 'request')
  }
