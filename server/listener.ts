import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { drainAfterAnswer } from './http/drain'

/** Milliseconds that running requests have to finish when the process is stopped. */
const PATIENCE = 10_000
/** Milliseconds within which a whole request has to arrive. Documents may be uploaded over slow lines. */
const REQUEST_TIME = 90_000

interface Stopping {
  /** Milliseconds for which new connections are still accepted, so that a balancer learns of the stop before. */
  delay?: number
  /** Called when no new connections are accepted any more. */
  beforeClosing?: () => void
  /** Milliseconds that running requests have to finish. */
  patience?: number
}

interface Listener {
  port: number
  /** Accepts no new connections, and resolves when the running requests are answered, after ten seconds at most. */
  stop(stopping?: Stopping): Promise<void>
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Starts to listen. Rejects when the port is not available. */
export function listen(app: Hono, port: number, hostname?: string): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const serverOptions = { requestTimeout: REQUEST_TIME }
    // The library's own draining breaks the connection off after half a second.
    const options = { fetch: app.fetch, port, hostname, serverOptions, autoCleanupIncoming: false }
    // The library's type also covers HTTP/2 servers, which it only creates on request.
    const server = serve(options, ({ port: own }) => resolve({ port: own, stop })) as Server
    server.on('request', (incoming, outgoing) => drainAfterAnswer(incoming, outgoing))
    server.once('error', reject)

    async function stop({ delay = 0, beforeClosing, patience = PATIENCE }: Stopping = {}): Promise<void> {
      if (delay > 0) await pause(delay)
      beforeClosing?.()
      return new Promise((stopped) => {
        const late = setTimeout(() => server.closeAllConnections(), patience)
        server.close(() => {
          clearTimeout(late)
          stopped()
        })
        // These are connections that browsers keep open between requests.
        server.closeIdleConnections()
      })
    }
  })
}
