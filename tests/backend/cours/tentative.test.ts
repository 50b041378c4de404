import type { ExamenBlanc } from '@contract/cours/examenBlanc'
import type { OwnSerie } from '@contract/cours/serie'
import type { Answered, CourseProgress, Tentative, TentativeSummary } from '@contract/cours/tentative'
import type { Page } from '@contract/list'
import type { TestBackend } from '@tests/helpers/backend'
import { type Client, signedIn } from '@tests/helpers/http'
import { wait } from '@tests/helpers/scenarios'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { beforeEach, describe, expect, it } from 'vitest'

const PATH = '/api/code-course'
/** The code of the account `candidat` in the demo. */
const OWN = 'CARTE7XKM4'

let backend: TestBackend
let ecole: Client
let candidat: Client
eachSchool((started) => {
  backend = started.backend
  ecole = started.ecole
})
beforeEach(async () => {
  candidat = await signedIn(backend, 'candidat')
})

/** Waits longer than an access token lasts. */
async function waitSignedIn(minutes: number): Promise<void> {
  wait(backend, { minutes })
  candidat = await signedIn(backend, 'candidat')
}
const open = () => candidat.post('/api/code-acces/utiliser', { code: OWN })
const series = async (client = candidat) => (await client.get<{ data: OwnSerie[] }>(`${PATH}/serie`)).body.data
const exams = async () => (await candidat.get<{ data: ExamenBlanc[] }>(`${PATH}/examen`)).body.data
async function choicesOf(idQuestion: number, isRight: 0 | 1): Promise<number[]> {
  const choices = backend.db.selectFrom('question_choice').select('id').where('idQuestion', '=', idQuestion)
  return (await choices.where('isRight', '=', isRight).execute()).map(({ id }) => id)
}
const rightOf = (idQuestion: number) => choicesOf(idQuestion, 1)
const wrongOf = (idQuestion: number) => choicesOf(idQuestion, 0)

async function begin(): Promise<Tentative> {
  const [exam] = await exams()
  const started = await candidat.post<Tentative>(`${PATH}/tentative`, { idExamenBlanc: exam?.id })
  expect(started.status).toBe(201)
  return started.body
}
const answer = (id: number, rang: number, choices: number[], client = candidat) =>
  client.post<Answered>(`${PATH}/tentative/${id}/answer`, { rang, choices })

async function answerAll({ id, questions }: Tentative, right: number): Promise<void> {
  for (const { rang, idQuestion } of questions) {
    await answer(id, rang, rang < right ? await rightOf(idQuestion) : (await wrongOf(idQuestion)).slice(0, 1))
  }
}

describe('the course', () => {
  it('delivers ten topics with two series of twenty questions each', async () => {
    const all = await series()
    expect(all).toHaveLength(20)
    expect(new Set(all.map(({ questions }) => questions))).toEqual(new Set([20]))
  })

  it('stays closed to a candidate without a running access code', async () => {
    await backend.db.updateTable('code_acces').set({ premiereUtilisation: null }).execute()
    const [exam] = await exams()
    const refused = await candidat.post(`${PATH}/tentative`, { idExamenBlanc: exam?.id })
    expect([refused.status, refused.body.code]).toEqual([403, 'course_closed'])
  })
})

describe('a mock exam', () => {
  beforeEach(open)

  it('draws three questions of each topic and hides every solution until its end', async () => {
    const exam = await begin()
    expect(exam).toMatchObject({ mode: 'EXAM', status: 'STARTED', total: 30, correct: null, secondsLeft: 900 })
    const byTopic = exam.questions.map(({ topic }) => topic)
    for (const topic of new Set(byTopic)) expect(byTopic.filter((one) => one === topic)).toHaveLength(3)
    expect(exam.questions.every(({ solution }) => solution === null)).toBe(true)
    const first = await answer(exam.id, 0, await rightOf(exam.questions[0]?.idQuestion ?? 0))
    expect(first.body).toMatchObject({ solution: null, again: null, answered: 1, total: 30 })
    expect(JSON.stringify(first.body)).not.toContain('explanation')
  })

  it.each([
    [24, true],
    [23, false],
  ])('with %i right answers is passed: %s', async (right, passed) => {
    const exam = await begin()
    await answerAll(exam, right)
    const ended = await candidat.post<Tentative>(`${PATH}/tentative/${exam.id}/complete`)
    expect(ended.body).toMatchObject({ status: 'COMPLETED', correct: right, passed, secondsLeft: null })
    expect(ended.body.questions.every(({ solution }) => solution?.explanation.fr)).toBe(true)
  })

  it('goes on after a reload with the time that is left on the server', async () => {
    const exam = await begin()
    wait(backend, { minutes: 5 })
    const again = await candidat.get<Tentative>(`${PATH}/tentative/${exam.id}`)
    expect(again.body).toMatchObject({ status: 'STARTED', secondsLeft: 600 })
    expect(again.body.questions.map(({ idQuestion }) => idQuestion)).toEqual(
      exam.questions.map(({ idQuestion }) => idQuestion),
    )
  })

  it('refuses an answer after the time, and counts what was answered', async () => {
    const exam = await begin()
    await answer(exam.id, 0, await rightOf(exam.questions[0]?.idQuestion ?? 0))
    await waitSignedIn(15)
    const late = await answer(exam.id, 1, [1])
    expect([late.status, late.body]).toMatchObject([409, { code: 'time_over' }])
    const over = await candidat.get<Tentative>(`${PATH}/tentative/${exam.id}`)
    expect(over.body).toMatchObject({ status: 'COMPLETED', correct: 1, passed: false })
    const listed = await candidat.get<Page<TentativeSummary>>(`${PATH}/tentative?status=COMPLETED&mode=EXAM`)
    expect(listed.body.data.map(({ id }) => id)).toContain(exam.id)
    await begin()
  })

  it('keeps one answer to a question', async () => {
    const exam = await begin()
    const [first] = exam.questions
    await answer(exam.id, 0, await rightOf(first?.idQuestion ?? 0))
    const twice = await answer(exam.id, 0, await wrongOf(first?.idQuestion ?? 0))
    expect([twice.status, twice.body]).toMatchObject([409, { code: 'already_answered' }])
    const choices = await rightOf(exam.questions[2]?.idQuestion ?? 0)
    const [one, other] = await Promise.all([answer(exam.id, 2, choices), answer(exam.id, 2, choices)])
    expect([one.status, other.status].sort()).toEqual([200, 409])
  })

  it('refuses choices of another question, unknown places and a second exam at the same time', async () => {
    const exam = await begin()
    const foreign = await rightOf(exam.questions[1]?.idQuestion ?? 0)
    expect((await answer(exam.id, 0, foreign)).status).toBe(422)
    expect((await answer(exam.id, 99, foreign)).status).toBe(422)
    expect((await answer(exam.id, 0, [])).status).toBe(422)
    const [blanc] = await exams()
    const second = await candidat.post(`${PATH}/tentative`, { idExamenBlanc: blanc?.id })
    expect([second.status, second.body.code]).toEqual([409, 'exam_running'])
    await candidat.post(`${PATH}/tentative/${exam.id}/abandon`)
    const after = await answer(exam.id, 0, await rightOf(exam.questions[0]?.idQuestion ?? 0))
    expect([after.status, after.body]).toMatchObject([409, { code: 'state' }])
  })

  it('belongs to its candidate: the own school reads it, nobody else', async () => {
    const exam = await begin()
    const path = `${PATH}/tentative/${exam.id}`
    expect((await ecole.get<Tentative>(path)).body).toMatchObject({ id: exam.id, candidat: expect.any(String) })
    expect((await (await signedIn(backend, 'moniteur')).get(path)).status).toBe(200)
    expect((await (await signedIn(backend, 'ecole2')).get(path)).status).toBe(404)
    const client = await signedIn(backend, 'client')
    expect((await client.get(path)).status).toBe(404)
    expect((await answer(exam.id, 0, [1], client)).status).toBe(404)
    expect((await ecole.post(`${path}/answer`, { rang: 0, choices: [1] })).status).toBe(403)
  })
})

describe('a study session', () => {
  beforeEach(open)
  const study = async (body: object, client = candidat) => client.post<Tentative>(`${PATH}/session`, body)

  it('explains each answer at once and asks a question again that went wrong', async () => {
    const [serie] = await series()
    const { body: session } = await study({ idSerie: serie?.id })
    expect(session).toMatchObject({ mode: 'STUDY', total: 20, secondsLeft: null })
    const [first] = session.questions
    const wrong = await answer(session.id, 0, (await wrongOf(first?.idQuestion ?? 0)).slice(0, 1))
    expect(wrong.body.solution).toMatchObject({ correct: false, right: await rightOf(first?.idQuestion ?? 0) })
    expect(wrong.body.again).toMatchObject({ rang: 20, idQuestion: first?.idQuestion, chosen: null, solution: null })
    const right = await answer(session.id, 20, await rightOf(first?.idQuestion ?? 0))
    expect(right.body).toMatchObject({ again: null, total: 21, solution: { correct: true } })
  })

  it('goes on where a series was left', async () => {
    const [serie] = await series()
    const { body: session } = await study({ idSerie: serie?.id })
    await answer(session.id, 0, await rightOf(session.questions[0]?.idQuestion ?? 0))
    expect((await study({ idSerie: serie?.id })).body).toMatchObject({ id: session.id, answered: 1 })
    expect((await series())[0]).toMatchObject({ seen: 1, known: 1, idTentative: session.id })
  })

  it('of some minutes asks mistakes first', async () => {
    const { body: session } = await study({ durationMinutes: 5, topic: 'priority' })
    expect(session.questions).toHaveLength(10)
    expect(new Set(session.questions.map(({ topic }) => topic))).toEqual(new Set(['priority']))
    const seen = session.questions[7]?.idQuestion ?? 0
    await answer(session.id, 7, (await wrongOf(seen)).slice(0, 1))
    await candidat.post(`${PATH}/tentative/${session.id}/complete`)
    await waitSignedIn(60)
    const { body: next } = await study({ durationMinutes: 5, topic: null })
    expect(next.questions[0]?.idQuestion).toBe(seen)
  })

  it('repeats what went wrong in an exam, once it is over', async () => {
    const exam = await begin()
    await answerAll(exam, 27)
    expect((await study({ errorsOf: exam.id })).status).toBe(409)
    await candidat.post(`${PATH}/tentative/${exam.id}/complete`)
    const { body: session } = await study({ errorsOf: exam.id })
    const wrong = exam.questions.slice(27).map(({ idQuestion }) => idQuestion)
    expect(session.questions.map(({ idQuestion }) => idQuestion)).toEqual(wrong)
    expect((await study({ errorsOf: exam.id }, await signedIn(backend, 'client'))).status).toBe(404)
  })

  it('says of a question with several right choices that there are several', async () => {
    const { body: session } = await study({ durationMinutes: 120, topic: 'firstaid' })
    for (const { idQuestion, several } of session.questions)
      expect(several).toBe((await rightOf(idQuestion)).length > 1)
  })

  it('shows a client two questions of each topic and no exam', async () => {
    const client = await signedIn(backend, 'client')
    const { body: preview } = await study({ durationMinutes: 60, topic: null }, client)
    expect(preview.questions).toHaveLength(20)
    const [exam] = await exams()
    expect((await client.post(`${PATH}/tentative`, { idExamenBlanc: exam?.id })).status).toBe(403)
  })
})

describe('the progress', () => {
  beforeEach(open)
  const progress = async (client = candidat, query = '') =>
    (await client.get<CourseProgress>(`${PATH}/progress${query}`)).body

  it('grows with right answers, and names what is missing', async () => {
    const before = await progress()
    expect(before).toMatchObject({ due: 0, streak: 0, readyOn: null, days: [] })
    expect(before.readiness).toBeLessThan(0.01)
    const exam = await begin()
    await answerAll(exam, 30)
    const after = await progress()
    expect(after.readiness ?? 0).toBeGreaterThan(before.readiness ?? 1)
    expect(after).toMatchObject({ streak: 1, days: [{ jour: '2026-11-21', answers: 30, correct: 30 }] })
    expect(after.topics.map(({ seen }) => seen)).toEqual(Array.from({ length: 10 }, () => 3))
    expect(after.missing.length).toBeGreaterThan(0)
    expect(after.readyOn).toMatch(/^2026-1[12]-\d\d$|^2027-/)
  })

  it('of a candidate is open to their school, and to nobody else’s', async () => {
    const exam = await begin()
    const id = exam.idCandidat ?? 0
    expect((await progress(ecole, `?idCandidat=${id}`)).topics).toHaveLength(10)
    const stranger = await signedIn(backend, 'ecole2')
    expect((await stranger.get(`${PATH}/progress?idCandidat=${id}`)).status).toBe(404)
  })
})
