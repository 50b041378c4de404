import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@server/database/embedded'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's server, and of its first database. */
    postgres: string
  }
}

/** Settings for speed: no data outlives a test, so no write waits for the disk. */
const CARELESS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
]

/** A folder that Linux keeps in memory, where a database is copied in a tenth of the time. */
const MEMORY = '/dev/shm'

let dataDir: string
let stop = async () => {}

/**
 * Runs `start` with the machine's real clock for the started process: a faked clock keeps PostgreSQL's timers from
 * firing.
 */
async function onRealClock<T>(start: () => Promise<T>): Promise<T> {
  const { LD_PRELOAD: preload } = process.env
  if (!preload?.includes('faketime')) return start()
  delete process.env.LD_PRELOAD
  try {
    return await start()
  } finally {
    process.env.LD_PRELOAD = preload
  }
}

/** One server for all tests of a run. */
export async function setup(project: TestProject): Promise<void> {
  dataDir = await mkdtemp(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'voie-libre-postgres-'))
  const settings = [...CARELESS, 'autovacuum=off', 'max_connections=200']
  const server = await onRealClock(() => startEmbedded({ dataDir, settings }))
  stop = server.stop
  project.provide('postgres', server.connectionString)
}

export async function teardown(): Promise<void> {
  await stop()
  await rm(dataDir, { recursive: true, force: true })
}
