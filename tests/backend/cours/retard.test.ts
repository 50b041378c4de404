import type { Answered, Tentative, TentativeSummary } from '@contract/cours/tentative'
import type { Page } from '@contract/list'
import type { TestBackend } from '@tests/helpers/backend'
import { COURS, openCourse } from '@tests/helpers/cours/cours'
import { type Client, signedIn } from '@tests/helpers/http'
import { wait } from '@tests/helpers/scenarios'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let candidat: Client
let exam: Tentative
eachSchool((started) => {
  backend = started.backend
})
beforeEach(async () => {
  candidat = await signedIn(backend, 'candidat')
  await openCourse(backend)
  exam = (await candidat.post<Tentative>(`${COURS}/tentative`, { idExamenBlanc: 1 })).body
})

const rightOf = async (rang: number) => {
  const choices = backend.db
    .selectFrom('question_choice')
    .select('id')
    .where('idQuestion', '=', exam.questions[rang]?.idQuestion ?? 0)
  return (await choices.where('isRight', '=', 1).execute()).map(({ id }) => id)
}
async function answer(rang: number, secondsLeft?: number) {
  const body = { rang, choices: await rightOf(rang), ...(secondsLeft !== undefined && { secondsLeft }) }
  return candidat.post<Answered>(`${COURS}/tentative/${exam.id}/answer`, body)
}
/** The device comes back online after some time, when its session has expired. */
async function comeBack(time: { minutes?: number; days?: number }): Promise<void> {
  wait(backend, time)
  candidat = await signedIn(backend, 'candidat')
}
const read = async () => (await candidat.get<Tentative>(`${COURS}/tentative/${exam.id}`)).body
const givenAt = async (rang: number) => {
  const row = await backend.db
    .selectFrom('tentative_question')
    .select('answeredAt')
    .where('idTentative', '=', exam.id)
    .where('rang', '=', rang)
    .executeTakeFirstOrThrow()
  return row.answeredAt
}

describe('an answer that arrives after the time', () => {
  it('counts when seconds were left as it was given, and is marked', async () => {
    expect((await answer(0)).status).toBe(200)
    await comeBack({ minutes: 60 })
    for (let rang = 1; rang < 25; rang += 1) {
      const late = await answer(rang, 600 - rang)
      expect(late.body, late.text).toMatchObject({ answered: rang + 1, secondsLeft: 0, solution: null })
    }
    const over = await read()
    expect(over).toMatchObject({ status: 'COMPLETED', correct: 25, passed: true, late: 24 })
    expect(over.questions.slice(0, 2).map(({ late }) => late)).toEqual([false, true])
    // By the server's clock, that is 599 seconds before the deadline of 09:15.
    expect(await givenAt(1)).toBe('2026-11-21T09:05:01.000Z')
    const { body } = await candidat.get<Page<TentativeSummary>>(`${COURS}/tentative?mode=EXAM`)
    expect(body.data[0]).toMatchObject({ id: exam.id, late: 24, correct: 25 })
  })

  it('is never older than the exam', async () => {
    await comeBack({ minutes: 16 })
    expect((await answer(0, 86_400)).status).toBe(200)
    expect(await givenAt(0)).toBe(exam.startedAt)
  })

  it.each([undefined, 0])('is refused when %s seconds were left', async (left) => {
    await comeBack({ minutes: 15 })
    const refused = await answer(0, left)
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'time_over' }])
    expect(await read()).toMatchObject({ correct: 0, late: 0 })
  })

  it('is refused more than seven days later', async () => {
    await comeBack({ days: 7, minutes: 15 })
    expect((await answer(0, 60)).status).toBe(200)
    await comeBack({ minutes: 1 })
    const refused = await answer(1, 60)
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'time_over' }])
  })

  it('is refused when the exam was ended, and twice', async () => {
    await comeBack({ minutes: 20 })
    expect((await answer(0, 60)).status).toBe(200)
    expect((await answer(0, 60)).body).toMatchObject({ code: 'already_answered' })
    await backend.db.updateTable('tentative').set({ status: 'ABANDONED' }).where('id', '=', exam.id).execute()
    expect((await answer(1, 60)).body).toMatchObject({ code: 'state' })
  })

  it('comes before its author reads the solutions, or does not count', async () => {
    await comeBack({ minutes: 20 })
    const over = await read()
    expect(over).toMatchObject({ status: 'COMPLETED', sealed: true })
    expect(over.questions.filter(({ solution }) => solution !== null)).toEqual([])
    const errors = { errorsOf: exam.id }
    expect((await candidat.post(`${COURS}/session`, errors)).status).toBe(409)
    expect((await answer(0, 60)).status).toBe(200)
    const ended = await candidat.post<Tentative>(`${COURS}/tentative/${exam.id}/complete`)
    // It ended at its deadline, not when its result was opened.
    const fifteenLater = '2026-11-21T09:15:00.000Z'
    expect(ended.body).toMatchObject({ sealed: false, correct: 1, late: 1, endedAt: fifteenLater })
    expect(ended.body.questions.every(({ solution }) => solution !== null)).toBe(true)
    expect((await answer(1, 60)).body).toMatchObject({ code: 'state' })
    expect((await candidat.post(`${COURS}/session`, errors)).status).toBe(201)
    expect((await candidat.post(`${COURS}/tentative/${exam.id}/complete`)).status).toBe(409)
  })

  it('may still change what the school reads, with its solutions', async () => {
    await comeBack({ minutes: 20 })
    const ecole = await signedIn(backend, 'ecole')
    const { body } = await ecole.get<Tentative>(`${COURS}/tentative/${exam.id}`)
    expect(body.sealed).toBe(false)
    expect(body.questions.every(({ solution }) => solution !== null)).toBe(true)
    expect((await candidat.post(`${COURS}/tentative/${exam.id}/abandon`)).body).toMatchObject({ code: 'time_over' })
  })

  it('has its solutions without being ended, once no answer can arrive any more', async () => {
    await comeBack({ days: 7, minutes: 16 })
    const over = await read()
    expect(over.sealed).toBe(false)
    expect(over.questions.every(({ solution }) => solution !== null)).toBe(true)
  })

  it('says a whole number of seconds', async () => {
    for (const left of [-1, 1.5, 86_401]) expect((await answer(0, left)).status).toBe(422)
  })
})

describe('an answer in time', () => {
  it('goes by the server’s clock, whatever the device says', async () => {
    wait(backend, { minutes: 5 })
    expect((await answer(0, 3)).body).toMatchObject({ secondsLeft: 600 })
    expect(await givenAt(0)).toBe('2026-11-21T09:05:00.000Z')
    expect(await read()).toMatchObject({ late: 0 })
  })

  it('to a question that was unpublished meanwhile is taken: everybody of this exam was asked it', async () => {
    const idQuestion = exam.questions[0]?.idQuestion ?? 0
    const manager = await signedIn(backend, 'manager')
    expect((await manager.post(`${COURS}/question/${idQuestion}/unpublish`)).status).toBe(200)
    expect((await answer(0)).body).toMatchObject({ answered: 1 })
    await candidat.post(`${COURS}/tentative/${exam.id}/complete`)
    const over = await read()
    expect(over).toMatchObject({ correct: 1 })
    expect(over.questions[0]?.solution?.correct).toBe(true)
  })
})
