import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDemo } from '@backend/seed/demo'
import { startEmbedded } from '@server/database/embedded'
import { openPostgres } from '@server/database/postgres'
import { backendOn } from '@tests/helpers/backend'
import { TEST_NOW } from '@tests/helpers/clock'
import { clientOf } from '@tests/helpers/http'
import { secondHost } from '@tests/helpers/scenarios'
import { fillSchool } from '@tests/helpers/schools/largeSchool'
import { type Figure, type Figures, percentile } from './figures'

export const name = 'wall'

const CANDIDATS = 5000
const ROUNDS = 20
const PAGES = [
  ...[
    'dashboard',
    'candidat',
    'candidat?q=ben',
    'candidat/1',
    'candidat/1/compte',
    'transaction',
    'regularisation/nombres',
  ],
  'calendrier/evenement?from=2026-11-15T23:00:00.000Z&to=2026-11-22T23:00:00.000Z',
  ...['calendrier/lecon?perPage=20', 'vehicule', 'moniteur', 'code-acces'],
]

/** Measures the cost of row-level security: the calls of pages with and without it, in turns, on one database. */
export async function run(): Promise<Figures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'voie-libre-bench-'))
  const server = await startEmbedded({ dataDir })
  const { db, wall, close } = await openPostgres({ connectionString: server.connectionString })
  try {
    await seedDemo(db, new Date(TEST_NOW), 10, { withLog: false })
    await fillSchool(db, 1, CANDIDATS, new Date(TEST_NOW))
    const open = backendOn({ db }, TEST_NOW)
    const token = await open.login('ecole')
    const hosts = [open, backendOn({ db, wall }, TEST_NOW)].map((backend) =>
      clientOf(secondHost(backend, { checkAnswers: false }), token),
    )
    const details = ['  open  walled  (half of the answers are faster)']
    const sums = [0, 0]
    for (const page of PAGES) {
      const times: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [index, client] of hosts.entries()) {
          const begun = performance.now()
          const { status } = await client.get(`/api/${page}`)
          if (status !== 200) throw new Error(`${page}: ${status}`)
          times[index]?.push(performance.now() - begun)
        }
      }
      const halves = times.map((own) => percentile(own, 0.5))
      for (const [index, half] of halves.entries()) sums[index] = (sums[index] ?? 0) + half
      details.push(`${halves.map((half) => half.toFixed(1).padStart(6)).join(' ')} ms  ${page}`)
    }
    const [without = 0, within = 0] = sums
    const figures: Figure[] = [
      { label: `${PAGES.length} calls of pages without the wall, medians together`, value: without, unit: 'ms' },
      { label: 'the same with it', value: within, unit: 'ms' },
      { label: 'ratio', value: within / without, unit: '', wanted: { atMost: 1.5 } },
    ]
    return { figures, details }
  } finally {
    await close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
