import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { remindAll } from '@backend/commands/ecole/remindAll'
import type { Db } from '@backend/database/schema'
import { seedDemo } from '@backend/seed/demo'
import { dayIn } from '@contract/clock/wall'
import { startEmbedded } from '@server/database/embedded'
import { openPostgres } from '@server/database/postgres'
import { createDeps } from '@server/deps'
import { readSettings } from '@server/settings'
import { TEST_NOW } from '@tests/helpers/clock'
import { type KyselyPlugin, sql } from 'kysely'
import { pino } from 'pino'
import type { Figure, Figures } from './figures'
import { databaseSeconds } from './served/host'
import { fillSchools } from './served/schools'

export const name = 'reminders'

/** `SCHOOLS` and `CANDIDATS` set another size. */
const SIZE = { schools: Number(process.env.SCHOOLS || 3000), candidats: Number(process.env.CANDIDATS || 60) }
const CARELESS = ['fsync=off', 'synchronous_commit=off']
/** A time of day at which every school may be reminded. */
const NOON = 'T11:00:00.000Z'

const fail = (error: unknown) => {
  throw error
}

/** Counts statements, without those that begin and end a transaction. */
function counting(): { plugin: KyselyPlugin; count: () => number } {
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { plugin, count: () => count }
}

const rowsOf = async (db: Db, table: 'notification' | 'relance') =>
  (await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)).rows[0]?.count ?? 0

/** The reminders of a day of a large platform, and the run of the next hour, which has nothing to do. */
export async function run(): Promise<Figures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'voie-libre-bench-'))
  const server = await startEmbedded({ dataDir, settings: CARELESS })
  const { db, close } = await openPostgres({ connectionString: server.connectionString, max: 3 })
  try {
    const now = new Date(TEST_NOW.slice(0, 10) + NOON)
    await seedDemo(db, now, 10)
    await fillSchools(db, SIZE, dayIn(now, 'TN'))
    const log = pino({ level: 'silent' })
    const counter = counting()
    const settings = readSettings({ TOKEN_SECRET: randomUUID(), DATA_DIR: dataDir })
    const deps = createDeps({ settings, db: db.withPlugin(counter.plugin), clock: () => now, log })
    const measure = async (label: string): Promise<Figure[]> => {
      const [asked, begun, used] = [counter.count(), performance.now(), process.cpuUsage()]
      const before = databaseSeconds(join(dataDir, 'cluster'))
      await remindAll(deps, fail)
      const { user, system } = process.cpuUsage(used)
      return [
        { label: `${label}: statements`, value: counter.count() - asked, unit: '' },
        { label: `${label}: duration`, value: (performance.now() - begun) / 1000, unit: 's' },
        { label: `${label}: processor of the process`, value: (user + system) / 1e6, unit: 's' },
        {
          label: `${label}: processor of the database`,
          value: databaseSeconds(join(dataDir, 'cluster')) - before,
          unit: 's',
        },
      ]
    }
    const people = `${SIZE.schools} schools of ${SIZE.candidats} candidates`
    const first = await measure(`${people}, first run of a day`)
    const sent = { notifications: await rowsOf(db, 'notification'), letters: await rowsOf(db, 'relance') }
    const figures = [...first, ...(await measure('the run of the next hour'))]
    const details = [`sent: ${JSON.stringify(sent)}`, `load of the machine ${loadavg()[0]?.toFixed(1)}`]
    return { figures, details }
  } finally {
    await close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
