import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { build } from '@scripts/build.mjs'
import { createHost } from '@server/app'

/** `BENCH_DIST` names an existing build to measure instead of a fresh one. */
export const DIST = process.env.BENCH_DIST ?? join(import.meta.dirname, '../../dist')

interface BenchHost {
  url: string
  /** The path of every file sent so far, in order, workers included. */
  sent: string[]
  stop(): Promise<void>
}

/** Serves a fresh production build on a free port. */
export async function startHost(): Promise<BenchHost> {
  if (!process.env.BENCH_DIST && !build()) throw new Error('The build failed')
  const host = createHost({ root: DIST })
  const sent: string[] = []
  const server = serve({
    port: 0,
    fetch: async (request, ...rest) => {
      const answer = await host.fetch(request, ...rest)
      if (answer.status === 200) sent.push(new URL(request.url).pathname)
      return answer
    },
  })
  await new Promise((listening) => server.once('listening', listening))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The host has no port')
  return {
    url: `http://localhost:${address.port}`,
    sent,
    stop: () => new Promise((closed) => server.close(() => closed())),
  }
}
