import type { Db } from '@backend/database/schema'
import { startBackend } from '@tests/helpers/backend'
import { type Client, clientOf } from '@tests/helpers/http'
import { secondHost } from '@tests/helpers/scenarios'
import { fillSchool } from '@tests/helpers/schools/largeSchool'
import { sql } from 'kysely'
import { type Figure, type Figures, percentile } from './figures'
import { fillYears } from './years'

export const name = 'stats'

const CANDIDATS = 20_000
const ENTRIES = 500_000
const REQUESTS = 41
/** The limit of all answers of a dashboard together, in milliseconds, at the 95th percentile. */
const DASHBOARD_MS = 100

const MONTH = { from: '2026-11-01', to: '2026-11-21', groupBy: 'DAY' }
const YEAR = { from: '2026-01-01', to: '2026-11-21', groupBy: 'MONTH' }
const STATS = '/api/autoecole/statistiques'
const CHARTS = ['/exam', '/earning', '/growth', '/examinators']

/** Two years of money in four methods; the statistics read the kept totals of its days. */
async function fillMoney(db: Db): Promise<void> {
  const day = sql`date('2024-11-22', (n * 730 / ${ENTRIES}) || ' days')`
  const method = sql`case n % 4 when 0 then 'CASH' when 1 then 'CHEQUE' when 2 then 'CARD' else 'TRANSFER' end`
  await sql`
    insert into "transaction" (id, "idAutoEcole", kind, montant, method, jour, "dateOperation", serie, annee, numero,
      "idUtilisateur", "createdAt")
    with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${ENTRIES - 1})
    select n + 1, 1, case when n % 5 = 0 then 'EXPENSE' else 'PAYMENT' end, 1000 + n % 90000, ${method}, ${day}, ${day},
      'RC', 2020, n + 1, 2, '2026-11-20T08:00:00.000Z' from numbers
  `.execute(db)
  await sql`
    insert into transaction_jour ("idAutoEcole", jour, kind, method, nombre, incoming, outgoing)
    select 1, jour, kind, method, count(*), case kind when 'PAYMENT' then sum(montant) else 0 end,
      case kind when 'EXPENSE' then sum(montant) else 0 end
    from "transaction" group by jour, kind, method
  `.execute(db)
}

/** Moves the helper's lessons, which fill nine months until October, to the two years until today. */
async function spreadOverYears(db: Db): Promise<void> {
  const last = sql`unixepoch('2026-11-21')`
  const start = sql`(${last} - (unixepoch('2026-10-01') - unixepoch(start)) * 2.63)`
  const at = (seconds: unknown) => sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', ${seconds}, 'unixepoch')`
  await sql`
    update evenement set start = ${at(start)}, "end" = ${at(sql`(${start} + 540)`)} where "idAutoEcole" = 1 and minutes = 9
  `.execute(db)
}

/** Turns one event in twenty into an exam with a result. */
async function fillExams(db: Db): Promise<void> {
  await sql`
    update evenement set calendar = case id % 3 when 0 then 'Code exam' when 1 then 'Conduit exam' else 'Park exam' end,
      status = case when start > '2026-11-21' then 'PLANNED' when id % 4 = 0 then 'FAILED' else 'SUCCESS' end,
      "idExaminateur" = (select min(id) from examinateur) where id % 20 = 3 and "idAutoEcole" = 1
  `.execute(db)
  await sql`
    update candidat set archived = 1, "archiveLe" = date("dateInscription", '150 days') where id % 3 = 0 and "idAutoEcole" = 1
  `.execute(db)
}

interface Asked {
  label: string
  ask: (client: Client) => Promise<{ status: number; text: string }>
}

const stats = (path: string, body: object): Asked => ({
  label: `statistiques${path} ${JSON.stringify(body)}`,
  ask: (client) => client.post(`${STATS}${path}`, path === '/earning' ? body : { ...body, scope: {} }),
})

const dashboardOf = (body: object): Asked[] => [
  { label: 'dashboard', ask: (client) => client.get('/api/dashboard') },
  stats('', body),
  ...CHARTS.map((path) => stats(path, body)),
]

/** Measures the answers of a dashboard, together and one by one. */
async function measure(client: Client, all: readonly Asked[]) {
  const each = new Map<string, number[]>()
  const together: number[] = []
  for (let turn = 0; turn < REQUESTS; turn += 1) {
    let sum = 0
    for (const { label, ask } of all) {
      const begun = performance.now()
      const { status, text } = await ask(client)
      const taken = performance.now() - begun
      if (status >= 300) throw new Error(`${label}: ${status} ${text}`)
      each.set(label, [...(each.get(label) ?? []), taken])
      sum += taken
    }
    together.push(sum)
  }
  return { each, together }
}

/** The dashboard of a school with years behind it. */
export async function run(): Promise<Figures> {
  const backend = await startBackend()
  try {
    await fillSchool(backend.db, 1, CANDIDATS, backend.clock.now)
    await fillYears(backend.db)
    await spreadOverYears(backend.db)
    await fillMoney(backend.db)
    await fillExams(backend.db)
    // Like a real host, this one does not check its answers.
    const client = clientOf(secondHost(backend, { checkAnswers: false }), await backend.login('ecole'))
    const month = await measure(client, dashboardOf(MONTH))
    const year = await measure(client, dashboardOf(YEAR))
    const written = (ms: number) => ms.toFixed(1).padStart(6)
    const details = [
      '  half    95%',
      ...[...month.each, ...year.each].map(
        ([label, times]) => `${written(percentile(times, 0.5))} ${written(percentile(times, 0.95))} ms  ${label}`,
      ),
    ]
    const figure = (label: string, value: number, limit?: number): Figure => {
      return { label, value, unit: 'ms', ...(limit && { wanted: { atMost: limit } }) }
    }
    return {
      figures: [
        figure(
          'all answers of a dashboard, this month, 95th percentile',
          percentile(month.together, 0.95),
          DASHBOARD_MS,
        ),
        figure('the same for a year, 95th percentile', percentile(year.together, 0.95)),
      ],
      details,
    }
  } finally {
    await backend.stop()
  }
}
