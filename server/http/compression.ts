import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const compress = promisify(gzip)
/** The smallest size in bytes that is compressed. Anything smaller fits into one packet anyway. */
const WORTH = 1400
const TEXT = /^(application\/json|text\/(?!event-stream))/
/** A fast level: the processor serves everybody, and the last percents would cost the most. */
const LEVEL = constants.Z_BEST_SPEED + 2

/**
 * Compresses text answers that are large enough. It must not be used for answers with tokens, whose compressed length
 * could reveal them.
 */
export const compression = (): MiddlewareHandler => async (c, next) => {
  await next()
  const { res } = c
  if (!res.body || res.headers.has('Content-Encoding') || !TEXT.test(res.headers.get('Content-Type') ?? '')) return
  c.header('Vary', 'Accept-Encoding', { append: true })
  if (!/\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')) return
  const plain = Buffer.from(await res.arrayBuffer())
  const isWorth = plain.length >= WORTH
  const body = isWorth ? await compress(plain, { level: LEVEL }) : plain
  const headers = new Headers(res.headers)
  headers.delete('Content-Length')
  if (isWorth) headers.set('Content-Encoding', 'gzip')
  c.res = new Response(new Uint8Array(body), { status: res.status, headers })
}
