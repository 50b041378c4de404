import 'temporal-polyfill/global'
import { createApp } from '@backend/app'
import type { Deps } from '@backend/deps'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { createHost } from './app'
import type { Connections } from './database/postgres'
import { compression } from './http/compression'
import { BODY_LIMITS, type BodyLimits, holdBodies } from './http/heldBodies'
import { liveRoutes } from './http/live'
import { createMetrics, metricsPage } from './http/metrics'
import { observe } from './http/observe'
import { limited, RateLimit } from './http/rateLimit'
import { refreshCookie } from './http/refreshCookie'
import { senderOf, tellSender } from './http/sender'
import type { Hub } from './live/hub'
import { measure } from './measure'
import type { Settings } from './settings'

interface ApplicationOptions {
  settings: Settings
  deps: Deps
  log: Logger
  /** Folder of the client that was built for this host. */
  root: string
  /** Whether requests can be answered now. */
  isReady: () => Promise<boolean>
  /** Distributes the announcements of the database. */
  hub: Hub
  /** The connections to the database, where it has a pool of them. */
  connections?: () => Connections
  /** The most bytes of bodies that are held at once; lower in tests. */
  bodyLimits?: BodyLimits
}

/** Calls that check a password or a code, or that write without an account. */
const GUESSES = [
  '/auth/login',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/change-password',
  '/api/autoecole/signup',
  '/api/autoecole/signup/*',
  '/api/salle/join',
  '/contact-us/*',
]
/** The most such calls from one address in a minute. A school's whole staff may share one address. */
const GUESSES_PER_MINUTE = 60
const DATA = ['/api/*', '/auth/*', '/contact-us/*']

/** Keeps personal data out of all caches, the browser's included. */
const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
}

/**
 * The served application: the API on a database, the client's files, and the health and metrics pages for operators.
 */
export function createApplication({
  settings,
  deps,
  log,
  root,
  isReady,
  hub,
  connections,
  bodyLimits = BODY_LIMITS,
}: ApplicationOptions): Hono {
  const { TRUSTED_PROXIES, PUBLIC_URL } = settings
  const origin = PUBLIC_URL && new URL(PUBLIC_URL).origin
  const metrics = createMetrics()
  const { clock } = deps
  const accounts = new RateLimit(settings.RATE_PER_ACCOUNT, clock)
  const own: Deps = { ...deps, limitCaller: ({ id }) => accounts.count(String(id)) }
  measure(metrics, { db: deps.db, hub, connections })

  const routes = new Hono()
  routes.get('/health', (c) => c.json({ status: 'up' }, 200, { 'Cache-Control': 'no-store' }))
  routes.get('/ready', async (c) => {
    const ready = await isReady()
    return c.json({ status: ready ? 'ready' : 'unavailable' }, ready ? 200 : 503, { 'Cache-Control': 'no-store' })
  })
  routes.get('/metrics', metricsPage(metrics, settings.METRICS_TOKEN))
  const sender = (c: Parameters<typeof senderOf>[0]) => senderOf(c, TRUSTED_PROXIES)
  const addresses = limited(new RateLimit(settings.RATE_PER_ADDRESS, clock), sender)
  const guesses = limited(new RateLimit(GUESSES_PER_MINUTE, clock), sender)
  const bodies = holdBodies(bodyLimits, clock, sender)
  for (const path of DATA) routes.use(path, tellSender(sender), addresses, noStore, bodies)
  for (const path of GUESSES) routes.use(path, guesses)
  routes.use('/auth/*', refreshCookie({ isSecure: origin?.startsWith('https:') ?? false, origin }))
  routes.use('/api/*', compression())
  routes.route('/', liveRoutes({ deps: own, hub, sender }))
  routes.route('/', createApp(own))
  return createHost({ root, routes, around: observe({ log, metrics, isProxied: TRUSTED_PROXIES > 0 }) })
}
