import { join, relative } from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'

export interface Served {
  url: string
  stop(): Promise<void>
}

/** Serves the files of a built product, compressed, on a free port. */
export async function serveFolder(folder: string): Promise<Served> {
  const app = new Hono()
  app.use(compress())
  app.use(serveStatic({ root: relative(process.cwd(), folder) }))
  // Products with addresses of their own have one page for all of them.
  app.get('*', serveStatic({ path: relative(process.cwd(), join(folder, 'index.html')) }))
  const server = serve({ port: 0, fetch: app.fetch })
  await new Promise((listening) => server.once('listening', listening))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The host has no port')
  return {
    url: `http://localhost:${address.port}`,
    stop: () => new Promise((closed) => server.close(() => closed())),
  }
}
