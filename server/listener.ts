import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

/** Milliseconds that running requests are given when the process is told to end. */
const PATIENCE = 10_000
/** Milliseconds in which a whole request has to arrive: papers come over slow lines. */
const REQUEST_TIME = 90_000

interface Listener {
  port: number
  /** Takes no new connection, and resolves when the running requests were answered, or after ten seconds. */
  stop(patience?: number): Promise<void>
}

/** Listens; rejects when the port cannot be had. */
export function listen(app: Hono, port: number, hostname?: string): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const options = { fetch: app.fetch, port, hostname, serverOptions: { requestTimeout: REQUEST_TIME } }
    // The library's type also names servers of HTTP/2, which it makes when asked to only.
    const server = serve(options, ({ port: own }) => resolve({ port: own, stop })) as Server
    server.once('error', reject)

    function stop(patience = PATIENCE): Promise<void> {
      return new Promise((stopped) => {
        const late = setTimeout(() => server.closeAllConnections(), patience)
        server.close(() => {
          clearTimeout(late)
          stopped()
        })
        // Connections that browsers keep open between requests.
        server.closeIdleConnections()
      })
    }
  })
}
