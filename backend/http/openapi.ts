import type { Call } from '@contract/calls/call'
import type { Handler } from 'hono'
import { sha256 } from '../auth/crypto'

/** Whether the client has this version already, as it says in `If-None-Match`. */
const hasVersion = (header: string | undefined, etag: string): boolean =>
  header === '*' || (header?.match(/"[^"]*"/g)?.includes(etag) ?? false)

/**
 * Answers the OpenAPI document. It is made at the first request, because describing hundreds of calls takes longer than
 * opening a database, and kept, because anybody may ask for it.
 */
export function openapi(calls: () => readonly Call[]): Handler {
  let making: Promise<{ text: string; etag: string }> | undefined
  const make = async () => {
    const { documentOf } = await import('./document')
    const text = JSON.stringify(documentOf(calls()))
    return { text, etag: `"${await sha256(text)}"` }
  }
  return async (c) => {
    // A module that could not be loaded, as without a network, is loaded at the next request.
    making ??= make().catch((error: unknown) => {
      making = undefined
      throw error
    })
    const { text, etag } = await making
    const headers = { ETag: etag, 'Cache-Control': 'no-cache' }
    if (hasVersion(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers)
    return c.body(text, 200, { ...headers, 'Content-Type': 'application/json' })
  }
}
