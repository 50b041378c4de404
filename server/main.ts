import { resolve } from 'node:path'
import { serve } from '@hono/node-server'
import { createHost } from './app'

const port = Number(process.env.PORT || 4173)
const root = resolve(import.meta.dirname, '../dist')

const server = serve({ fetch: createHost({ root, apiUrl: process.env.VITE_API_URL }).fetch, port })

server.on('listening', () => process.send?.('listening'))
server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE'
  console.error(taken ? `Port ${port} is taken: set another one, as in PORT=${port + 1} npm start` : error.message)
  process.exit(1)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    // Browsers keep connections open. Closing them loses nothing.
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
}
