import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The address of whoever sent a request.
 * @param proxies number of proxies in front of this process: each adds the address that it saw to X-Forwarded-For
 */
export function senderOf(c: Context, proxies: number): string {
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((one) => one.trim())
  // From the right: what stands further left was written by the sender.
  const seen = proxies > 0 ? forwarded.at(-proxies) : undefined
  return seen || connected(c)
}

/** Without a socket, as in tests, all requests have one sender. */
function connected(c: Context): string {
  if (!c.env?.incoming) return 'local'
  return getConnInfo(c).remote.address ?? 'unknown'
}
