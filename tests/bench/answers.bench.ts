import { candidatPage } from '@contract/ecole/candidat'
import type { Page } from '@contract/list'
import { evenementList } from '@contract/planning/evenement'
import { startBackend } from '@tests/helpers/backend'
import { type Client, signedIn } from '@tests/helpers/http'
import { config, type z } from 'zod'
import { type Figures, median } from './figures'

export const name = 'answers'

const ROUNDS = 200
const CANDIDATS = 100
const EVENEMENTS = 600

/** Repeats the given rows until there are enough. */
const many = <Row>(rows: Row[], count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ ...(rows[index % rows.length] as Row) }))

async function rowsOf<Row>(client: Client, path: string): Promise<Row[]> {
  const { body, text } = await client.get<Pick<Page<Row>, 'data'>>(path)
  if (!body.data?.length) throw new Error(`No rows at ${path}: ${text.slice(0, 200)}`)
  return body.data
}

/** Milliseconds to check an answer with warm code; the first run is separate. */
function measure(schema: z.ZodType, answer: unknown): { first: number; usual: number } {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    if (!schema.safeParse(answer).success) throw new Error('The answer does not fit')
    return performance.now() - start
  })
  return { first: times[0] ?? 0, usual: median(times.slice(ROUNDS / 2)) }
}

/** The cost of checking every answer without compiled checks, which the page's CSP forbids. */
export async function run(): Promise<Figures> {
  config({ jitless: true })
  const backend = await startBackend()
  const ecole = await signedIn(backend, 'ecole')
  const candidats = await rowsOf(ecole, '/api/candidat?perPage=100')
  const evenements = await rowsOf(
    ecole,
    '/api/calendrier/evenement?from=2026-11-01T00:00:00.000Z&to=2026-12-01T00:00:00.000Z',
  )
  const page = { totalPages: 1, currentPage: 1, totalDataCount: CANDIDATS, perPage: CANDIDATS }
  const list = measure(candidatPage, { data: many(candidats, CANDIDATS), ...page })
  const month = measure(evenementList, { data: many(evenements, EVENEMENTS) })
  await backend.stop()
  return {
    figures: [
      { label: `${CANDIDATS} candidates, checked`, value: list.usual, unit: 'ms', wanted: { atMost: 3 } },
      { label: `${CANDIDATS} candidates, the first time`, value: list.first, unit: 'ms', wanted: { atMost: 30 } },
      { label: `a month of ${EVENEMENTS} lessons, checked`, value: month.usual, unit: 'ms', wanted: { atMost: 10 } },
      {
        label: `a month of ${EVENEMENTS} lessons, the first time`,
        value: month.first,
        unit: 'ms',
        wanted: { atMost: 60 },
      },
    ],
  }
}
