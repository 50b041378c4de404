import { isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'

/**
 * The key of a sender. IPv6 providers assign 2⁶⁴ addresses to one line, so the first half of the address is the key. An
 * IPv4 address may be written as IPv6, and a proxy may add the port.
 */
export function senderKey(address: string): string {
  const bare = address.replace(/^\[([^\]]*)\].*$/, '$1').replace(/%.*$/, '')
  const [, mapped] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(bare) ?? []
  if (mapped) return mapped
  if (!isIPv6(bare)) return bare
  const [start = '', end] = bare.split('::')
  const head = start === '' ? [] : start.split(':')
  const tail = end ? end.split(':') : []
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  const groups = end === undefined ? head : [...head, ...zeros, ...tail]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * The key of the address that sent a request.
 * @param proxies number of proxies in front of this process: each adds the address that it saw to X-Forwarded-For
 */
export function senderOf(c: Context, proxies: number): string {
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map((one) => one.trim())
  // Counted from the right, because entries further left were written by the sender.
  const seen = proxies > 0 ? forwarded.at(-proxies) : undefined
  return senderKey(seen || connected(c))
}

/** The address of the socket. Without a socket, as in tests, all requests have the same sender. */
function connected(c: Context): string {
  if (!c.env?.incoming) return 'local'
  return getConnInfo(c).remote.address ?? 'unknown'
}

/** Passes the sender to the API, which counts tries without an account by it. */
export const tellSender =
  (keyOf: (c: Context) => string): MiddlewareHandler =>
  (c, next) => {
    c.env = { ...c.env, sender: keyOf(c) }
    return next()
  }
