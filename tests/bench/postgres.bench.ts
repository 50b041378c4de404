import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDemo } from '@backend/seed/demo'
import { startEmbedded } from '@server/database/embedded'
import { openPostgres } from '@server/database/postgres'
import { backendOn, type TestBackend } from '@tests/helpers/backend'
import { TEST_NOW } from '@tests/helpers/clock'
import { type Client, clientOf } from '@tests/helpers/http'
import { askEvenement, buildCast, type Cast, evenementValues, tunis } from '@tests/helpers/planning'
import { secondHost } from '@tests/helpers/scenarios'
import { fillSchool } from '@tests/helpers/schools/largeSchool'
import { fillPayments, LISTS, REQUESTS, SEARCHES, timesOf } from './argent.bench'
import { fight, sequential } from './booking.bench'
import { type Figure, type Figures, percentile } from './figures'

export const name = 'postgres'

const CONNECTIONS = 20
const PAYMENTS = 200
/** A tenth of the size that `argent` uses for SQLite, because filling over a network is slower. */
const SIZE = { entries: 50_000, candidats: 5000 }
const PAGE_MS = 50

/** Measures concurrent payments, and checks that their numbers have no gap. */
async function payments(backend: TestBackend, client: Client): Promise<Figure[]> {
  const sold = { kind: 'INCOME', montant: 1000, method: 'CASH', categorie: 'supports' }
  const begun = performance.now()
  const answers = await Promise.all(
    Array.from({ length: PAYMENTS }, () => client.post<{ id: number }>('/api/transaction', sold)),
  )
  const seconds = (performance.now() - begun) / 1000
  if (answers.some(({ status }) => status !== 201)) throw new Error(answers.find(({ status }) => status !== 201)?.text)
  const ids = answers.map(({ body }) => body.id)
  const rows = await backend.db.selectFrom('transaction').select('numero').where('id', 'in', ids).execute()
  const numbers = rows.map(({ numero }) => numero).sort((a, b) => a - b)
  const gaps = (numbers.at(-1) ?? 0) - (numbers[0] ?? 0) + 1 - numbers.length
  return [
    { label: `${PAYMENTS} sales at once: a second`, value: PAYMENTS / seconds, unit: '' },
    { label: 'missing numbers', value: gaps, unit: '', wanted: { atMost: 0 } },
  ]
}

/** Measures concurrent bookings of two schools, each in its own slots, so that none is refused. */
async function apart(backend: TestBackend): Promise<Figure[]> {
  const host = secondHost(backend, { checkAnswers: false })
  const schools = await Promise.all(
    ['ecole', 'ecole2'].map(async (username) => {
      const client = clientOf(host, await backend.login(username))
      return { client }
    }),
  )
  const casts: Cast[] = []
  for (const [index, { client }] of schools.entries()) casts.push(await buildCast(backend, client, index + 1))
  const begun = performance.now()
  let booked = 0
  await Promise.all(
    schools.map(async ({ client }, school) => {
      const cast = casts[school]
      if (!cast) return
      await Promise.all(
        Array.from({ length: 40 }, async (_, index) => {
          const day = `2027-03-${String(1 + Math.floor(index / 8)).padStart(2, '0')}`
          const hour = (offset: number) => `${String(8 + (index % 8) + offset).padStart(2, '0')}:00`
          const values = evenementValues(cast, { start: tunis(day, hour(0)), end: tunis(day, hour(1)) })
          if ((await askEvenement(client, values)).status === 201) booked += 1
        }),
      )
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  return [{ label: `two schools at once: ${booked} of 80 bookings, a second`, value: booked / seconds, unit: '' }]
}

/** Measures the lists of payments, like `argent` does on SQLite. */
async function lists(backend: TestBackend, client: Client): Promise<{ figures: Figure[]; details: string[] }> {
  await fillSchool(backend.db, 1, SIZE.candidats, backend.clock.now)
  const { first } = await backend.db
    .selectFrom('candidat')
    .select((eb) => eb(eb.fn.max<number>('id'), '-', SIZE.candidats - 1).as('first'))
    .executeTakeFirstOrThrow()
  await backend.db.deleteFrom('imputation').execute()
  for (const table of ['caisse_comptage', 'ecriture_ligne', 'poste', 'ecriture', 'cheque', 'transaction'] as const)
    await backend.db.deleteFrom(table).execute()
  for (const table of ['transaction_mot', 'transaction_jour', 'compte', 'compteur'] as const)
    await backend.db.deleteFrom(table).execute()
  await fillPayments(backend.db, first, SIZE)
  const { body } = await client.get<{ prenom: string; nom: string }>(`/api/candidat/${first}`)
  const wanted = encodeURIComponent(`${body.prenom} ${body.nom}`)
  const queries = [
    ...LISTS.map((query) => `transaction?${query}`),
    ...SEARCHES.map((query) => `transaction?${query.replace('{nom}', wanted)}`),
    ...['q=ben', 'q=mo', 'sort=-dateInscription', 'page=900'].map((query) => `candidat?${query}`),
    'recherche?q=ben',
    'regularisation/nombres',
  ]
  const details = ['  half    95%']
  const worst = { page: 0, search: 0 }
  for (const query of queries) {
    const times = await timesOf(REQUESTS, () => client.get(`/api/${query}`))
    const [middle, high] = [0.5, 0.95].map((share) => percentile(times, share))
    details.push(`${[middle, high].map((time) => time?.toFixed(1).padStart(6)).join(' ')} ms  ${query}`)
    const kind = query.includes('q=') ? 'search' : 'page'
    if (query.startsWith('transaction')) worst[kind] = Math.max(worst[kind], high ?? 0)
  }
  return {
    figures: [
      {
        label: `a page of ${SIZE.entries.toLocaleString('en')} transactions: 95th percentile`,
        value: worst.page,
        unit: 'ms',
        wanted: { atMost: PAGE_MS },
      },
      { label: 'a search among them: 95th percentile', value: worst.search, unit: 'ms' },
    ],
    details,
  }
}

/** Runs on the embedded PostgreSQL, with each commit on the disk before it is answered. */
export async function run(): Promise<Figures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'voie-libre-bench-'))
  const server = await startEmbedded({ dataDir })
  const { db, wall } = await openPostgres({ connectionString: server.connectionString, max: CONNECTIONS })
  await seedDemo(db, new Date(TEST_NOW), 10, { withLog: false, withMoney: false })
  const backend = backendOn({ db, wall }, TEST_NOW)
  try {
    const ecole = clientOf(backend, await backend.login('ecole'))
    const client = clientOf(secondHost(backend, { checkAnswers: false }), ecole.token)
    const writes = [
      ...(await fight(backend, ecole)),
      ...(await sequential(backend, ecole)),
      ...(await payments(backend, client)),
      ...(await apart(backend)),
    ]
    const { figures, details } = await lists(backend, client)
    return { figures: [...writes, ...figures], details }
  } finally {
    await backend.stop()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
