import { continueIds } from '@backend/database/dialect'
import type { Db } from '@backend/database/schema'
import { addDays } from '@contract/clock/days'
import { VUES, type Vue } from '@contract/recouvrement/regularisation'
import { insertForfait, insertPrices } from '@tests/helpers/argent/argent'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { permiOf } from '@tests/helpers/factories'
import { type Client, clientOf } from '@tests/helpers/http'
import { secondHost } from '@tests/helpers/scenarios'
import { fillSchool } from '@tests/helpers/schools/largeSchool'
import { sql } from 'kysely'
import { type Figure, type Figures, percentile } from './figures'

export const name = 'argent'

const CANDIDATS = 20_000
/** Payments, each an entry of the ledger; every candidate also has an enrolment. */
const ENTRIES = 500_000
export const REQUESTS = 41

/** The limit of a page in milliseconds, at the 95th percentile. */
const PAGE_MS = 50
const ACCOUNT_MS = 10
const CLOSING_MS = 100

export const LISTS = [
  '',
  'page=25000',
  'sort=montant',
  'sort=-montant&page=5',
  'kind=PAYMENT&method=CHEQUE',
  'kind=REFUND',
  'from=2025-03-01&to=2025-03-31',
  'method=CASH&from=2026-01-01',
]

/** Searches of a desk; `{nom}` is the name of a candidate. */
export const SEARCHES = [
  'q=RC-2020-00041',
  'q=41',
  'q={nom}',
  'q={nom}&method=CASH&from=2025-06-01',
  'q=facture',
  'q=ref4321',
  'q=qwertz',
]

/** Two years of payments in four methods, spread over all candidates, with the accounts and items that they make. */
export async function fillPayments(
  db: Db,
  first: number,
  size = { entries: ENTRIES, candidats: CANDIDATS },
): Promise<void> {
  const person = sql`${first} + n % ${size.candidats}`
  const days = Array.from({ length: 730 }, (_, index) => sql`(${sql.lit(index)}, ${addDays('2024-11-22', index)})`)
  const method = sql`case n % 4 when 0 then 'CASH' when 1 then 'CHEQUE' when 2 then 'CARD' else 'TRANSFER' end`
  const numbers = sql`with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${size.entries - 1}),
    days(k, jour) as (values ${sql.join(days)})`
  const stamp = '2026-11-20T08:00:00.000Z'
  await sql`
    insert into "transaction" (id, "idAutoEcole", kind, montant, method, jour, "dateOperation", serie, annee, numero,
      "idCandidat", "idUtilisateur", "createdAt")
    ${numbers} select n + 1, 1, 'PAYMENT', 1000 + n % 90000, ${method}, jour, jour, 'RC', 2020, n + 1, ${person}, 2,
      ${stamp} from numbers inner join days on k = n * 730 / ${sql.lit(size.entries)}
  `.execute(db)
  // One in a hundred has a reference or a note.
  await sql`
    insert into transaction_mot ("idAutoEcole", mot, "idTransaction")
    select 1, 'ref' || id, id from "transaction" where id % 100 = 21
    union all select 1, 'facture', id from "transaction" where id % 1000 = 21
  `.execute(db)
  await sql`
    insert into transaction_jour ("idAutoEcole", jour, kind, method, nombre, incoming, outgoing)
    select 1, jour, kind, method, count(*), sum(montant), 0 from "transaction" group by jour, kind, method
  `.execute(db)
  await sql`
    insert into compte ("idAutoEcole", type, cle, solde)
    select 1, 'candidat', cast("idCandidat" as text), -sum(montant) from "transaction" group by "idCandidat"
  `.execute(db)
  await sql`insert into compte ("idAutoEcole", type, cle, solde) values (1, 'caisse', '2', 0)`.execute(db)
  await sql`
    insert into ecriture (id, "idAutoEcole", numero, jour, kind, "idCandidat", "idTransaction", "idUtilisateur", "createdAt")
    select id, 1, id, jour, 'MONEY', "idCandidat", id, 2, "createdAt" from "transaction"
  `.execute(db)
  // Without statistics the planner assumes that both tables are small, and reads all entries once for each account.
  await sql`analyze`.execute(db)
  await sql`
    insert into ecriture_ligne ("idEcriture", "idDebit", "idCredit", montant, cause)
    select "transaction".id, (select id from compte where type = 'caisse'), compte.id, montant, 'transaction:' || "transaction".id
    from "transaction" join compte on compte."idAutoEcole" = 1 and compte.type = 'candidat' and compte.cle = cast("idCandidat" as text)
  `.execute(db)
  await sql`
    insert into poste ("idAutoEcole", "idCandidat", sens, cause, montant, reste, "dateEcheance", "idEcriture", "idTransaction")
    select 1, "idCandidat", 'CREDIT', 'transaction:' || id, montant, 0, jour, id, id from "transaction"
  `.execute(db)
  // The charges that they paid. One in fifty is still open.
  await sql`
    insert into poste ("idAutoEcole", "idCandidat", sens, cause, montant, reste, "dateEcheance", "idEcriture")
    select 1, "idCandidat", 'DEBIT', 'lecon:' || id, montant, case when id % 50 = 7 then montant else 0 end, jour, id
    from "transaction"
  `.execute(db)
  await sql`insert into compteur ("idAutoEcole", serie, annee, dernier) values (1, 'EC', 0, ${size.entries})`.execute(
    db,
  )
  await continueIds(db, 'transaction')
  await continueIds(db, 'ecriture')
  await sql`analyze`.execute(db)
}

export async function timesOf(times: number, ask: (turn: number) => Promise<{ status: number; text: string }>) {
  const taken: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const begun = performance.now()
    const { status, text } = await ask(turn)
    taken.push(performance.now() - begun)
    if (status >= 300) throw new Error(`${status} ${text}`)
  }
  return taken
}

/** Enrols some candidates, so that their accounts have something to show. */
async function enrol(backend: TestBackend, client: Client, ids: readonly number[]): Promise<void> {
  const idPermi = await permiOf(client)
  await backend.db
    .updateTable('candidat')
    .set({ idPermi })
    .where('id', 'in', [...ids])
    .execute()
  await insertPrices(backend, idPermi)
  const idForfait = await insertForfait(backend, idPermi)
  for (const id of ids) {
    await client.post(`/api/candidat/${id}/inscription`, { formule: 'FORFAIT', idForfait, dateDebut: '2026-01-01' })
  }
}

/** Measures how long the count and the closing of a day take together, for days of forty movements. */
async function closingTimes(client: Client): Promise<number[]> {
  const taken: number[] = []
  const sold = { kind: 'INCOME', montant: 1000, method: 'CASH', categorie: 'supports' }
  for (let turn = 0; turn < REQUESTS; turn += 1) {
    for (let sale = 0; sale < 40; sale += 1) await client.post('/api/transaction', sold)
    const { body } = await client.get<{ session: { id: number } }>('/api/caisse')
    const path = `/api/caisse-session/${body.session.id}`
    const count = { compte: 0, billetage: null }
    taken.push(
      ...(await timesOf(1, async () => {
        await client.post(`${path}/comptage`, count)
        return client.post(`${path}/cloture`, { verse: 0, motif: 'Mesure' })
      })),
    )
  }
  return taken
}

/** Lists, accounts and payments of a school with half a million entries. */
export async function run(): Promise<Figures> {
  const backend = await startBackend()
  try {
    await fillSchool(backend.db, 1, CANDIDATS, backend.clock.now)
    const { first } = await backend.db
      .selectFrom('candidat')
      .select((eb) => eb(eb.fn.max<number>('id'), '-', CANDIDATS - 1).as('first'))
      .executeTakeFirstOrThrow()
    await fillPayments(backend.db, first)
    // Like a real host, this one does not check its answers.
    const client = clientOf(secondHost(backend, { checkAnswers: false }), await backend.login('ecole'))
    const known = Array.from({ length: REQUESTS }, (_, index) => first + index)
    await enrol(backend, client, known)
    const details = ['  half    95%']
    const note = (label: string, times: number[]) => {
      const [middle, high] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(1).padStart(6))
      details.push(`${middle} ${high} ms  ${label}`)
      return percentile(times, 0.95)
    }
    let slowest = 0
    for (const query of LISTS) {
      const times = await timesOf(REQUESTS, () => client.get(`/api/transaction?${query}`))
      slowest = Math.max(slowest, note(`transaction?${query}`, times))
    }
    const { body } = await client.get<{ prenom: string; nom: string }>(`/api/candidat/${first}`)
    let slowestSearch = 0
    for (const search of SEARCHES) {
      const query = search.replace('{nom}', encodeURIComponent(`${body.prenom} ${body.nom}`))
      const times = await timesOf(REQUESTS, () => client.get(`/api/transaction?${query}`))
      slowestSearch = Math.max(slowestSearch, note(`transaction?${search}`, times))
    }
    const vues = new Map<Vue, number>()
    for (const vue of VUES.filter((one) => one !== 'a_voir')) {
      const times = await timesOf(REQUESTS, () => client.get(`/api/regularisation?vue=${vue}`))
      vues.set(vue, note(`regularisation?vue=${vue}`, times))
    }
    const unpaid = vues.get('impayes') ?? 0
    const counts = note(
      'regularisation/nombres',
      await timesOf(REQUESTS, () => client.get('/api/regularisation/nombres')),
    )
    const account = note(
      'candidat/{id}/compte',
      await timesOf(REQUESTS, (turn) => client.get(`/api/candidat/${known[turn]}/compte`)),
    )
    const balances = new Map<number, number>()
    for (const id of known) {
      const { body } = await client.get<{ aPayer: number }>(`/api/candidat/${id}/compte`)
      balances.set(id, body.aPayer)
    }
    const payment = note(
      'a payment',
      await timesOf(REQUESTS, (turn) => {
        const idCandidat = known[turn] ?? 0
        const soldeVu = balances.get(idCandidat) ?? 0
        return client.post('/api/transaction', { kind: 'PAYMENT', idCandidat, montant: 1000, method: 'CASH', soldeVu })
      }),
    )
    const closing = note('a day’s closing', await closingTimes(client))
    const figure = (label: string, value: number, limit: number): Figure => {
      return { label, value, unit: 'ms', wanted: { atMost: limit } }
    }
    return {
      figures: [
        figure('a page of transactions with its totals: slowest, 95th percentile', slowest, PAGE_MS),
        figure('a search of transactions with its totals: slowest, 95th percentile', slowestSearch, PAGE_MS),
        figure('the account of a candidate, 95th percentile', account, ACCOUNT_MS),
        figure('who has not paid, 95th percentile', unpaid, PAGE_MS),
        figure('the counts of « À régulariser », 95th percentile', counts, PAGE_MS),
        figure('a payment, 95th percentile', payment, PAGE_MS),
        figure('a day’s closing, 95th percentile', closing, CLOSING_MS),
      ],
      details,
    }
  } finally {
    await backend.stop()
  }
}
