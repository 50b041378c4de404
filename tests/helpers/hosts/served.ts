import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Deps } from '@backend/deps'
import { createApplication } from '@server/application'
import { createDeps } from '@server/deps'
import { openFiles } from '@server/files/open'
import type { BodyLimits } from '@server/http/heldBodies'
import { Hub } from '@server/live/hub'
import { readSettings } from '@server/settings'
import type { Hono } from 'hono'
import { pino } from 'pino'
import { startBackend, TEST_ROUNDS, type TestBackend } from '../backend'

export const HOST = 'http://voielibre.test'

export interface Served {
  app: Hono
  backend: TestBackend
  deps: Deps
  hub: Hub
  /** The lines of the log so far. */
  lines: string[]
  /** Sends a request like a page of this host, with its origin. */
  ask(path: string, options?: { body?: unknown; headers?: Record<string, string> }): Promise<Response>
  stop(): Promise<void>
}

/** The served application on the tests' database, with a client of one page. */
export async function startServed(env: Record<string, string> = {}, bodyLimits?: BodyLimits): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'served-'))
  const root = join(folder, 'dist')
  mkdirSync(root)
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Voie Libre</title>')
  const backend = await startBackend()
  const lines: string[] = []
  const hub = new Hub()
  const settings = readSettings({ DATA_DIR: folder, ...env })
  const log = pino({ base: undefined }, { write: (line: string) => void lines.push(line) })
  const clock = () => backend.clock.now
  const files = await openFiles(settings)
  const { db, wall } = backend
  const deps = createDeps({ settings, db, wall, files, clock, log, passwordRounds: TEST_ROUNDS })
  const app = createApplication({ hub, settings, deps, log, root, isReady: async () => true, bodyLimits })
  return {
    app,
    backend,
    deps,
    hub,
    lines,
    ask: async (path, { body, headers } = {}) =>
      app.request(`${HOST}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...(body !== undefined && { 'Content-Type': 'application/json', Origin: HOST }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    async stop() {
      await backend.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
