import { migrateToLatest } from '@backend/database/migrate'
import { vueTotals } from '@backend/database/recouvrement/vues'
import type { Db } from '@backend/database/schema'
import { seedDemo } from '@backend/seed/demo'
import type { Wall } from '@server/database/wall/walled'
import { TEST_NOW } from '@tests/helpers/clock'
import { clonedDatabase } from '@tests/helpers/engines/postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Milliseconds for a list of a demo school, even on a busy machine. A bad plan took thirty times as long. */
const PATIENCE = 5000
const VUES = [
  ...([
    'non_facturees',
    'non_attestees',
    'examens',
    'absences',
    'decroches',
    'consommes',
    'finis',
    'dormants',
  ] as const),
  ...(['avoirs', 'lettres', 'contrats', 'moniteurs', 'cheques', 'caisses', 'ecarts'] as const),
]

let db: Db
let wall: Wall
beforeAll(async () => {
  const made = await clonedDatabase('uncounted', async (own) => {
    await migrateToLatest(own)
    await seedDemo(own, new Date(TEST_NOW), 1)
  })
  db = made.db
  wall = made.wall
}, 120_000)
afterAll(() => db.destroy())

it.each(VUES)('what a school has to settle is found before PostgreSQL has counted its rows (%s)', async (vue) => {
  const now = new Date(TEST_NOW)
  const asked = { idAutoEcole: 1, pays: 'TN', today: TEST_NOW.slice(0, 10), now, since: '2020-01-01' } as const
  const start = performance.now()
  expect((await vueTotals(wall(1), vue, asked)).nombre).toBeGreaterThanOrEqual(0)
  expect(performance.now() - start).toBeLessThan(PATIENCE)
})
