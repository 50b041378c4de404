import { accessFacts } from '@backend/database/cours/access'
import { isCorrect, statusAt } from '@backend/rules/cours/grade'
import { type Memory, remember } from '@backend/rules/cours/memory'
import { seedDemo } from '@backend/seed/demo'
import { dayIn } from '@contract/clock/wall'
import type { DevoirPage } from '@contract/cours/devoir'
import type { Overview } from '@contract/cours/overview'
import type { CourseProgress, Tentative, TentativeSummary } from '@contract/cours/tentative'
import type { Page } from '@contract/list'
import type { PlateformeStats } from '@contract/stats/utilisation'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { TEST_NOW } from '@tests/helpers/clock'
import { COURS } from '@tests/helpers/cours/cours'
import { type Client, signedIn } from '@tests/helpers/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
beforeAll(async () => {
  backend = await startBackend({ seed: 'empty' })
  await seedDemo(backend.db, new Date(TEST_NOW), 10)
  ecole = await signedIn(backend, 'ecole')
}, 60_000)
afterAll(() => backend.stop())

const attempts = () => backend.db.selectFrom('tentative').selectAll().orderBy('id').execute()
const answers = () => backend.db.selectFrom('tentative_question').selectAll().orderBy('rang').execute()

describe('the attempts of the demo', () => {
  it('are of every kind, in both schools', async () => {
    const rows = await attempts()
    const of = (isOne: (row: (typeof rows)[number]) => boolean) => rows.filter(isOne).length
    expect(new Set(rows.map(({ idAutoEcole }) => idAutoEcole)).size).toBe(2)
    expect(of(({ mode, status }) => mode === 'STUDY' && status === 'STARTED')).toBeGreaterThan(1)
    expect(of(({ status }) => status === 'ABANDONED')).toBeGreaterThan(1)
    expect(of(({ late }) => late > 0)).toBeGreaterThan(1)
    const over = rows.filter(({ mode, status }) => mode === 'EXAM' && status === 'COMPLETED')
    const passed = over.filter(({ correct, passMark }) => correct >= (passMark ?? 0)).length
    expect(passed).toBeGreaterThan(2)
    expect(over.length - passed).toBeGreaterThan(2)
    // They are in the order of their ids, on which assignments rely.
    expect(rows.map(({ startedAt }) => startedAt)).toEqual(rows.map(({ startedAt }) => startedAt).sort())
  })

  it('count what their questions say, within their time', async () => {
    const all = await answers()
    const right = await backend.db.selectFrom('question_choice').selectAll().where('isRight', '=', 1).execute()
    for (const { id, startedAt, endedAt, ...row } of await attempts()) {
      const asked = all.filter(({ idTentative }) => idTentative === id)
      const given = asked.filter(({ answeredAt }) => answeredAt !== null)
      const counted = [
        given.filter(({ correct }) => correct === 1).length,
        given.filter(({ late }) => late === 1).length,
      ]
      expect([row.total, row.answered, row.correct, row.late]).toEqual([asked.length, given.length, ...counted])
      expect(asked.map(({ rang }) => rang)).toEqual(asked.map((_, rang) => rang))
      const end = endedAt ?? TEST_NOW
      for (const { answeredAt, idQuestion, choices, correct } of given) {
        expect((answeredAt ?? '') > startedAt && (answeredAt ?? '') <= (row.deadline ?? end)).toBe(true)
        const expected = right.filter((one) => one.idQuestion === idQuestion).map((one) => one.id)
        expect(isCorrect(JSON.parse(choices ?? '[]') as number[], expected)).toBe(correct === 1)
      }
      expect([end <= TEST_NOW, end <= (row.deadline ?? end)]).toEqual([true, true])
      expect(statusAt(row, TEST_NOW)).toBe(row.status)
    }
  })

  it('leave in memory what answering them does', async () => {
    const person = new Map((await attempts()).map(({ id, idUtilisateur }) => [id, idUtilisateur]))
    const replayed = new Map<string, { memory: Memory; lastCorrect: 0 | 1 }>()
    const given = (await answers()).filter(({ answeredAt }) => answeredAt !== null)
    given.sort((one, other) => ((one.answeredAt ?? '') < (other.answeredAt ?? '') ? -1 : 1))
    for (const { idTentative, idQuestion, answeredAt, correct } of given) {
      const key = `${person.get(idTentative)} ${idQuestion}`
      const memory = remember(replayed.get(key)?.memory ?? null, correct === 1, new Date(answeredAt ?? ''))
      replayed.set(key, { memory, lastCorrect: correct === 1 ? 1 : 0 })
    }
    const kept = await backend.db.selectFrom('memoire').selectAll().execute()
    expect(kept).toHaveLength(replayed.size)
    for (const { idUtilisateur, idQuestion, due, card, lastCorrect } of kept) {
      const { memory, lastCorrect: correct } = replayed.get(`${idUtilisateur} ${idQuestion}`) ?? {}
      expect([due, JSON.parse(card ?? 'null'), lastCorrect]).toEqual([memory?.due, memory, correct])
    }
  })

  it('were begun while the course was open to their candidate', async () => {
    const rows = await attempts()
    const factsOf = await accessFacts(
      backend.db,
      rows.flatMap(({ idCandidat }) => idCandidat ?? []),
    )
    for (const { idCandidat, startedAt } of rows) {
      const { codes, enrolments } = factsOf(idCandidat ?? 0)
      const day = dayIn(startedAt, 'TN')
      const redeemed = codes.some(
        ({ premiereUtilisation, dateExpiration }) =>
          premiereUtilisation !== null && premiereUtilisation <= startedAt && day <= dateExpiration,
      )
      const bought = enrolments.some(({ onlinePrice, dateDebut }) => onlinePrice === 0 && dateDebut <= day)
      expect(redeemed || bought, `${idCandidat} ${day}`).toBe(true)
    }
  })
})

describe('the pages of the course in the demo', () => {
  it('show the results of the school, and the same to a candidate’s file', async () => {
    const { body } = await ecole.get<Page<TentativeSummary>>(`${COURS}/tentative?perPage=100`)
    expect(body.totalDataCount).toBeGreaterThan(30)
    const [one] = body.data
    const read = (await ecole.get<Tentative>(`${COURS}/tentative/${one?.id}`)).body
    expect(read.questions.filter(({ chosen }) => chosen !== null)).toHaveLength(one?.answered ?? 0)
  })

  it('say who is ready, who trains and who stopped, as their progress does', async () => {
    const { data, counts } = (await ecole.get<Overview>(`${COURS}/overview?perPage=100`)).body
    expect(counts.ready).toBeGreaterThan(0)
    expect(counts.active).toBeGreaterThan(3)
    expect(counts.idle).toBeGreaterThan(0)
    const streaks = await Promise.all(
      data.map(async ({ idCandidat, readiness, answersWeek, seen }) => {
        const own = (await ecole.get<CourseProgress>(`${COURS}/progress?idCandidat=${idCandidat}`)).body
        expect(own.readiness).toBe(readiness)
        expect(own.topics.reduce((sum, topic) => sum + topic.seen, 0)).toBe(seen)
        expect(own.streak > 1 ? answersWeek : 1).toBeGreaterThan(0)
        return own.streak
      }),
    )
    expect(Math.max(...streaks)).toBeGreaterThan(4)
  })

  it('have assignments in every state, each in the log', async () => {
    const { counts, data } = (await ecole.get<DevoirPage>(`${COURS}/devoir?perPage=100`)).body
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0)
    expect(data.filter(({ isDoneLate }) => isDoneLate).length).toBeGreaterThan(0)
    const logged = await ecole.get<Page<unknown>>('/api/historique?entite=devoir&perPage=100')
    expect(logged.body.totalDataCount).toBe(data.length)
  })

  it('leave the account of visitors at its beginning', async () => {
    const candidat = await signedIn(backend, 'candidat')
    expect((await candidat.get<CourseProgress>(`${COURS}/progress`)).body).toMatchObject({ streak: 0, days: [] })
  })

  it('make up the figures of the platform', async () => {
    const manager = await signedIn(backend, 'manager')
    const { cours } = (await manager.get<PlateformeStats>('/api/autoecole/getUserStatestique')).body
    expect(cours.candidats).toBeGreaterThan(5)
    expect(cours.examens).toBeGreaterThan(cours.reussis)
    expect(cours.reussis).toBeGreaterThan(0)
  })
})

it('the demo is the same on every machine', async () => {
  const other = await startBackend({ seed: 'empty' })
  await seedDemo(other.db, new Date(TEST_NOW), 10)
  const all = (db: TestBackend['db']) =>
    db.selectFrom('tentative_question').selectAll().orderBy('idTentative').orderBy('rang').execute()
  expect(await all(other.db)).toEqual(await all(backend.db))
  await other.stop()
}, 60_000)
