import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDemo } from '@backend/seed/demo'
import type { Tentative } from '@contract/cours/tentative'
import { startEmbedded } from '@server/database/embedded'
import { openPostgres } from '@server/database/postgres'
import { backendOn, startBackend, type TestBackend } from '@tests/helpers/backend'
import { fillSchool } from '@tests/helpers/schools/largeSchool'
import { type Figure, median, percentile } from './figures'

const CANDIDATS = 300
/** Each of the candidates answers once in this time, at a moment of their own. */
const ROUND_MS = 10_000
const ROUNDS = 3
/** The default number of a server's database connections. */
const CONNECTIONS = 10

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
    rang,
    choices: [choices?.[0]?.id],
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

/** Runs on the database of a browser. */
export async function onSqlite(): Promise<Figure[]> {
  const backend = await startBackend({ now: new Date().toISOString() })
  try {
    return await together(backend, 'SQLite')
  } finally {
    await backend.stop()
  }
}

/** Runs on the database of a server. */
export async function onPostgres(): Promise<Figure[]> {
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
