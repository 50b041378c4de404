import type { Db } from '@backend/database/schema'
import { startBackend } from '@tests/helpers/backend'
import { type Client, clientOf } from '@tests/helpers/http'
import { secondHost } from '@tests/helpers/scenarios'
import { fillSchool } from '@tests/helpers/schools/largeSchool'
import { sql } from 'kysely'
import { type Figure, type Figures, percentile } from './figures'
import { fillCandidats, fillYears } from './years'

export const name = 'planning'

const CANDIDATS = 5000
const REQUESTS = 15
/** In milliseconds; the list of events to review checks every event anew each time. */
const LIMITS: Record<string, number> = { lessons: 150, 'a week, a month and figures': 100, 'events to review': 500 }
/** Future events that a later closure invalidates. */
const TO_REVIEW = 3000

const GROUPS: Record<string, readonly string[]> = {
  lessons: [
    'lecon',
    'lecon?sort=start',
    'lecon?page=10000',
    'lecon?etat=DUE&perPage=1',
    'lecon?etat=DUE&sort=start',
    'lecon?etat=NO_SHOW',
    'lecon?calendar=Hour code',
    'lecon?idMoniteur=1',
    'lecon?idMoniteur=1&etat=DUE',
    'lecon?idVehicule=1',
    'lecon?idCandidat=1',
    'lecon?q=ben',
    'lecon?depuis=2026-09-01&jusqua=2026-09-30',
  ],
  'a week, a month and figures': [
    'evenement?from=2026-11-15T23:00:00.000Z&to=2026-11-22T23:00:00.000Z',
    'evenement?from=2026-10-31T23:00:00.000Z&to=2026-11-30T23:00:00.000Z',
    'statistiquesEvent',
  ],
  'events to review': ['a-revoir', 'a-revoir?perPage=1', 'a-revoir?page=300', 'a-revoir?perPage=100'],
}

/** Weeks of future hours that a later closure invalidates. */
async function fillReview(db: Db): Promise<void> {
  const { first } = await db
    .selectFrom('evenement')
    .select((eb) => eb(eb.fn.max<number>('id'), '+', 1).as('first'))
    .executeTakeFirstOrThrow()
  const start = sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', '2027-01-04', (n / 8) || ' days', (8 + n % 8) || ' hours')`
  const end = sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', '2027-01-04', (n / 8) || ' days', (9 + n % 8) || ' hours')`
  await sql`
    insert into evenement ("id", "idAutoEcole", "calendar", "start", "end", "idMoniteur", "idVehicule", "status",
      "version", "createdAt", "updatedAt")
    with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${TO_REVIEW - 1})
    select ${first} + n, 1, 'Hour circulation', ${start}, ${end}, 1 + n % 5, 1 + n % 5, 'PLANNED', 1, '', '' from numbers
  `.execute(db)
  await fillCandidats(db, first)
  await sql`
    insert into fermeture ("idAutoEcole", "debut", "fin", "motif", "createdAt", "updatedAt")
    values (1, '2027-01-01', '2028-12-31', 'Travaux', '', '')
  `.execute(db)
}

async function roundOf(client: Client, query: string): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; count < REQUESTS; count += 1) {
    const begun = performance.now()
    const { status, text } = await client.get(`/api/calendrier/${encodeURI(query)}`)
    times.push(performance.now() - begun)
    if (status !== 200) throw new Error(`${query}: ${status} ${text}`)
  }
  return times
}

/** A round over the limit is measured again, twice at most: another program may have used the processor. */
async function timesOf(client: Client, query: string, limit: number): Promise<number[]> {
  let best = await roundOf(client, query)
  for (let again = 0; again < 2 && percentile(best, 0.95) > limit; again += 1) {
    const times = await roundOf(client, query)
    if (percentile(times, 0.95) < percentile(best, 0.95)) best = times
  }
  return best
}

/** The lists of the planning in a school with years of past lessons and thousands of future ones to review. */
export async function run(): Promise<Figures> {
  const backend = await startBackend()
  try {
    // The number of candidates fits years of lessons.
    await fillSchool(backend.db, 1, CANDIDATS, backend.clock.now)
    await fillYears(backend.db)
    await fillReview(backend.db)
    // Like a real host, this one does not check its answers.
    const client = clientOf(secondHost(backend, { checkAnswers: false }), await backend.login('ecole'))
    const figures: Figure[] = []
    const details = ['  half    95%']
    for (const [group, queries] of Object.entries(GROUPS)) {
      const limit = LIMITS[group] ?? 0
      let slowest = 0
      for (const query of queries) {
        const times = await timesOf(client, query, limit)
        slowest = Math.max(slowest, percentile(times, 0.95))
        const [middle, high] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(1).padStart(6))
        details.push(`${middle} ${high} ms  ${query}`)
      }
      figures.push({
        label: `${group}: slowest, 95th percentile`,
        value: slowest,
        unit: 'ms',
        wanted: { atMost: limit },
      })
    }
    return { figures, details }
  } finally {
    await backend.stop()
  }
}
