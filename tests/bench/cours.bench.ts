import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '@backend/database/schema'
import { seedDemo } from '@backend/seed/demo'
import { GROUPS } from '@contract/cours/panneaux'
import type { Tentative } from '@contract/cours/tentative'
import type { Page } from '@playwright/test'
import { startEmbedded } from '@server/database/embedded'
import { openPostgres } from '@server/database/postgres'
import { backendOn, startBackend, type TestBackend } from '@tests/helpers/backend'
import { bring } from '@tests/helpers/journey'
import { fillSchool } from '@tests/helpers/largeSchool'
import { prepare } from '@tests/helpers/prepared'
import { openProfile } from '@tests/helpers/profile'
import { type Figure, type Figures, median, percentile } from './figures'
import { startHost } from './host'

export const name = 'cours'

const RUNS = 5
const QUESTIONS = 15
const CANDIDATS = 300
/** Each of the candidates answers once in this time, at a moment of their own. */
const ROUND_MS = 10_000
const ROUNDS = 3
/** As many as a host opens. */
const CONNECTIONS = 20

/** The course of the account `candidat` is open. */
const redeem = (now: string) => async (db: Db) => {
  await db
    .updateTable('code_acces')
    .set({ premiereUtilisation: now, derniereUtilisation: now })
    .where('code', '=', 'CARTE7XKM4')
    .execute()
}

/** Milliseconds from the press on the menu until the series and the readiness are on the screen. */
const openCourse = (page: Page) =>
  page.evaluate(async () => {
    const link = document.querySelector<HTMLAnchorElement>('nav a[href="/apps/code-course"]')
    const from = performance.now()
    link?.click()
    while (!document.querySelector('.today-card') || !document.querySelector('.serie'))
      await new Promise(requestAnimationFrame)
    return performance.now() - from
  })

/** Answers questions of an exam by the keyboard; milliseconds from each answer to the next question on the screen. */
const answerQuestions = (page: Page, count: number) =>
  page.evaluate(async (times) => {
    const measured: number[] = []
    for (let index = 0; index < times; index += 1) {
      const before = document.querySelector('.question legend')?.textContent
      document.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }))
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      const from = performance.now()
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
      while (document.querySelector('.question legend')?.textContent === before)
        await new Promise(requestAnimationFrame)
      measured.push(performance.now() - from)
      // The answer is sent meanwhile, as while a person reads.
      await new Promise((done) => setTimeout(done, 300))
    }
    return measured
  }, count)

/** The chunk of a family of pictures. */
const FAMILY = new RegExp(`/assets/(?:${GROUPS.join('|')})-[^/]+\\.js$`)

async function inBrowser(): Promise<{ figures: Figure[]; details: string[] }> {
  const now = new Date()
  const prepared = await prepare(now, redeem(now.toISOString()))
  const host = await startHost()
  const { page, close } = await openProfile(host.url)
  try {
    await bring(page, prepared.database, prepared.storage.get('candidat'))
    const opened: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      await page.goto(`${host.url}/apps/candidat/portfolio`)
      await page.waitForFunction(() => document.querySelector('main h1') && !document.querySelector('main .skeleton'))
      // The pages of the menu are fetched ahead.
      await page.waitForTimeout(3000)
      opened.push(await openCourse(page))
    }
    const before = host.sent.length
    await page.getByRole('tab', { name: 'Examens' }).click()
    await page.getByRole('button', { name: 'Commencer' }).click()
    await page.getByRole('timer').waitFor()
    await page.waitForTimeout(1500)
    const first = new Set(host.sent.slice(before).filter((file) => FAMILY.test(file)))
    const next = await answerQuestions(page, QUESTIONS)
    return {
      figures: [
        {
          label: 'course opened from the menu',
          value: Math.round(median(opened)),
          unit: 'ms',
          wanted: { atMost: 300 },
        },
        {
          label: 'families of pictures loaded for the first question and the next',
          value: first.size,
          unit: `of ${GROUPS.length}`,
          wanted: { atMost: 4 },
        },
        { label: 'next question after an answer', value: Math.round(median(next)), unit: 'ms', wanted: { atMost: 50 } },
      ],
      details: [...first],
    }
  } finally {
    await close()
    await host.stop()
  }
}

interface Candidate {
  token: string
  exam: Tentative
}

/** Candidates who have begun a mock exam. */
async function candidates(backend: TestBackend): Promise<Candidate[]> {
  const { db } = backend
  const known = await db.selectFrom('candidat').select('id').execute()
  await fillSchool(db, 1, CANDIDATS, backend.clock.now)
  const now = backend.clock.now.toISOString()
  const { motDePasse } = await db
    .selectFrom('utilisateur')
    .select('motDePasse')
    .where('username', '=', 'candidat')
    .executeTakeFirstOrThrow()
  const people = await db
    .selectFrom('candidat')
    .innerJoin('utilisateur', 'utilisateur.id', 'candidat.idUtilisateur')
    .select(['candidat.id', 'utilisateur.id as idUtilisateur', 'utilisateur.username'])
    .where(
      'candidat.id',
      'not in',
      known.map(({ id }) => id),
    )
    .execute()
  const begun: Candidate[] = []
  for (const [index, { id, idUtilisateur, username }] of people.entries()) {
    await db
      .updateTable('utilisateur')
      .set({ motDePasse, isFirstLogin: 0, actif: 1 })
      .where('id', '=', idUtilisateur)
      .execute()
    const code = { idAutoEcole: 1, idCandidat: id, code: `B${String(index).padStart(9, '0')}`, actif: 1 as const }
    const stamps = { version: 1, createdAt: now, updatedAt: now }
    await db
      .insertInto('code_acces')
      .values({ ...code, dateExpiration: '2027-12-31', premiereUtilisation: now, derniereUtilisation: now, ...stamps })
      .execute()
    const token = await backend.login(username)
    const answer = await send(backend, token, '/api/code-course/tentative', { idExamenBlanc: 1 })
    begun.push({ token, exam: (await answer.json()) as Tentative })
  }
  return begun
}

const send = (backend: TestBackend, token: string, path: string, body: object) =>
  backend.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })

/** Milliseconds of one answer; undefined when it was not taken. */
async function answer(backend: TestBackend, { token, exam }: Candidate, place: number): Promise<number | undefined> {
  const { rang, choices } = exam.questions[place] ?? {}
  const from = performance.now()
  const { status } = await send(backend, token, `/api/code-course/tentative/${exam.id}/answer`, {
    ...{ rang, choices: [choices?.[0]?.id] },
  })
  return status === 200 ? performance.now() - from : undefined
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Hundreds of candidates in their exams: first each in their own time, then all of them in the same instant. */
async function together(backend: TestBackend, where: string): Promise<Figure[]> {
  const people = await candidates(backend)
  const spread = await Promise.all(
    people.map(async (person, index) => {
      const times: (number | undefined)[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const wait = (index * ROUND_MS) / people.length
        if (round === 0) await pause(wait)
        const from = performance.now()
        times.push(await answer(backend, person, round))
        await pause(Math.max(0, ROUND_MS - (performance.now() - from)))
      }
      return times
    }),
  )
  const from = performance.now()
  const burst = await Promise.all(people.map((person) => answer(backend, person, ROUNDS)))
  const whole = performance.now() - from
  const times = spread.flat().filter((time) => time !== undefined)
  const { kept } = await backend.db
    .selectFrom('tentative_question')
    .select((eb) => eb.fn.countAll<number>().as('kept'))
    .where('answeredAt', 'is not', null)
    .executeTakeFirstOrThrow()
  const label = (what: string) => `${people.length} candidates on ${where}: ${what}`
  const inOneInstant = burst.filter((time) => time !== undefined)
  return [
    { label: label('answers lost'), value: people.length * (ROUNDS + 1) - kept, unit: '', wanted: { atMost: 0 } },
    { label: label('answers refused'), value: burst.length - inOneInstant.length, unit: '', wanted: { atMost: 0 } },
    {
      label: label(`p95 of an answer, each once in ${ROUND_MS / 1000} s`),
      value: Math.round(percentile(times, 0.95)),
      unit: 'ms',
      wanted: { atMost: 50 },
    },
    { label: label('median of an answer'), value: Math.round(median(times)), unit: 'ms' },
    {
      label: label('p95 of an answer, all in the same instant'),
      value: Math.round(percentile(inOneInstant, 0.95)),
      unit: 'ms',
    },
    { label: label('all in the same instant, until the last is answered'), value: Math.round(whole), unit: 'ms' },
  ]
}

async function onSqlite(): Promise<Figure[]> {
  const backend = await startBackend({ now: new Date().toISOString() })
  try {
    return await together(backend, 'SQLite')
  } finally {
    await backend.stop()
  }
}

async function onPostgres(): Promise<Figure[]> {
  const now = new Date()
  const dataDir = await mkdtemp(join(tmpdir(), 'voie-libre-bench-'))
  const server = await startEmbedded({ dataDir })
  const { db, wall } = await openPostgres({ connectionString: server.connectionString, max: CONNECTIONS })
  await seedDemo(db, now, 10, { withLog: false, withMoney: false, withRooms: false })
  const backend = backendOn({ db, wall }, now.toISOString())
  try {
    return await together(backend, 'PostgreSQL')
  } finally {
    await backend.stop()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** How fast the course opens and goes on, and how it answers many candidates at once. */
export async function run(): Promise<Figures> {
  const load = loadavg()[0]?.toFixed(1)
  const backend = [...(await onSqlite()), ...(await onPostgres())]
  const { figures, details } = await inBrowser()
  return { figures: [...figures, ...backend], details: [`load of the machine at the start: ${load}`, ...details] }
}
