import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorBody } from '@backend/http/onError'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler, type Next } from 'hono'
import { etag } from 'hono/etag'
import { contentSecurityPolicy } from './contentSecurityPolicy'
import { securityHeaders } from './securityHeaders'

interface HostOptions {
  /** Absolute path of the built client. */
  root: string
  /** Address of the backend that the client was built for; empty when the backend runs in the browser. */
  apiUrl?: string
  /** Runs around every request. */
  around?: MiddlewareHandler
  /** The routes that this host answers besides the client's files. */
  routes?: Hono
}

const YEAR = 365 * 24 * 60 * 60
const FILE_NAME = /\.[a-z][a-z0-9]{0,10}$/i
const HIDDEN = /\/\.(?!well-known\/)/
const API = /^\/(api|auth|contact-us)(\/|$)/

/** Whether a request is a page navigation, not a program's request for a file or data. */
function isNavigation(c: Context): boolean {
  if (!['GET', 'HEAD'].includes(c.req.method) || FILE_NAME.test(c.req.path)) return false
  if (c.req.path.includes('//') || c.req.path.includes('\\')) return false
  const mode = c.req.header('Sec-Fetch-Mode')
  if (mode) return mode === 'navigate'
  const accept = c.req.header('Accept') ?? '*/*'
  return accept === '*/*' || accept.includes('text/html')
}

function notFound(c: Context): Response {
  c.header('Cache-Control', 'no-store')
  if (FILE_NAME.test(c.req.path) && !API.test(c.req.path)) return c.text('Not found', 404)
  return c.json(errorBody(c, 404, 'not_found'), 404)
}

async function caching(c: Context, next: Next): Promise<void> {
  await next()
  if (c.res.status >= 400) return
  const hashed = c.req.path.startsWith('/assets/')
  c.header('Cache-Control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache')
}

/** The host of the built client: serves its files, its page for every valid address, and 404 for the rest. */
export function createHost({ root, apiUrl = '', around, routes }: HostOptions): Hono {
  const app = new Hono()
  const options = { root, precompressed: true }
  const files = serveStatic(options)
  const page = serveStatic({ ...options, rewriteRequestPath: () => '/index.html' })

  if (around) app.use(around)
  app.use(securityHeaders(contentSecurityPolicy(readFileSync(join(root, 'index.html'), 'utf8'), apiUrl)))
  if (routes) app.route('/', routes)
  app.use(async (c, next) => (API.test(c.req.path) || HIDDEN.test(c.req.path) ? notFound(c) : next()))
  // Files with a hash in their name are cached for a year, so only the other files are ever revalidated.
  app.use(async (c, next) => (c.req.path.startsWith('/assets/') ? next() : etag()(c, next)))
  app.use(caching)
  app.use(files)
  app.use(async (c, next) => (isNavigation(c) ? page(c, next) : next()))
  app.notFound(notFound)
  return app
}
