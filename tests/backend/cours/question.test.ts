import type { Question } from '@contract/cours/question'
import type { OwnSerie } from '@contract/cours/serie'
import type { CourseProgress } from '@contract/cours/tentative'
import type { Page } from '@contract/list'
import type { TestBackend } from '@tests/helpers/backend'
import {
  beginSession,
  buildQuestion,
  buildSerie,
  COURS,
  choiceValues,
  openCourse,
  publishedExamen,
  publishedQuestion,
  publishedSerie,
  questionValues,
  updateOfQuestion,
} from '@tests/helpers/cours/cours'
import { type Client, send, signedIn } from '@tests/helpers/http'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let manager: Client
let idSerie: number
eachSchool((started) => {
  backend = started.backend
})
beforeEach(async () => {
  manager = await signedIn(backend, 'manager')
  idSerie = (await buildSerie(manager)).id
})

const PATH = `${COURS}/question`
const list = async (query = '') => (await manager.get<Page<Question>>(`${PATH}${query}`)).body
const read = async (id: number) => (await manager.get<Question>(`${PATH}/${id}`)).body

async function learner(): Promise<Client> {
  await openCourse(backend)
  return signedIn(backend, 'candidat')
}

describe('the authors of questions', () => {
  it.each(['ecole', 'ecole2', 'moniteur', 'candidat', 'client'])('are managers, not %s', async (role) => {
    const row = await buildQuestion(manager, idSerie)
    const other = await signedIn(backend, role)
    const answers = [
      await other.get(PATH),
      await other.get(`${PATH}/${row.id}`),
      await other.post(PATH, questionValues(idSerie)),
      await other.put(`${PATH}/${row.id}`, updateOfQuestion(row)),
      await other.post(`${PATH}/${row.id}/publish`),
      await other.post(`${PATH}/${row.id}/move`, { idSerie: 1 }),
      await other.delete(`${PATH}/${row.id}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('right')
    expect(await read(row.id)).toEqual(row)
  })

  it('are signed in', async () => {
    expect((await send(backend, 'GET', PATH)).status).toBe(401)
  })
})

describe('what a question may rest on', () => {
  const bases = async (client = manager) =>
    client.get<{ data: { base: string; fact: { text: string; law: string } | null }[] }>(`${COURS}/base`)

  it('is every sure fact and picture that no question asks, also not under another number', async () => {
    const { data } = (await bases()).body
    const free = data.map(({ base }) => base)
    expect(data.find(({ base }) => base === '1.02')).toMatchObject({ fact: { law: 'CR6' } })
    expect(data.find(({ base }) => base === 'sign:bend-left')).toEqual({ base: 'sign:bend-left', fact: null })
    for (const base of ['3.01', '6.27', '2.58', 'sign:stop', 'sign:officer-slow', 'scene:tram-cross'])
      expect(free).not.toContain(base)
    await buildQuestion(manager, idSerie, { base: 'sign:bend-left' })
    expect((await bases()).body.data.map(({ base }) => base)).toEqual(free.filter((base) => base !== 'sign:bend-left'))
  })

  it('is for authors alone', async () => {
    expect((await send(backend, 'GET', `${COURS}/base`)).status).toBe(401)
    for (const role of ['ecole', 'moniteur', 'candidat', 'client'])
      expect((await bases(await signedIn(backend, role))).status).toBe(403)
  })
})

describe('a question', () => {
  it('is added at the end of its series, unpublished, with a reference of its topic', async () => {
    await buildQuestion(manager, idSerie)
    const { status, body } = await manager.post<Question>(PATH, questionValues(idSerie))
    expect([status, body]).toMatchObject([201, { rang: 2, published: false, topic: 'parking', version: 1, answers: 0 }])
    expect(body.reference).toMatch(/^parking-\d{4}$/)
    expect(await read(body.id)).toEqual(body)
    expect((await manager.get(`${PATH}/999999`)).status).toBe(404)
  })

  const four = ['a', 'b', 'c', 'd'].map((fr, index) => choiceValues(fr, index === 0))
  const GROUND_FAULTS = { base: 'no_sure_fact', picture: 'unknown' }
  it.each([
    ['no right choice', { choices: four.map((one) => ({ ...one, right: false })) }, { choices: 'no_right_choice' }],
    ['no wrong choice', { choices: four.map((one) => ({ ...one, right: true })) }, { choices: 'no_wrong_choice' }],
    ['one choice', { choices: four.slice(0, 1) }, { choices: 'too_small' }],
    ['five choices', { choices: [...four, choiceValues('e', false)] }, { choices: 'too_big' }],
    [
      'a choice without French',
      { choices: [four[0], { fr: '', ar: 'ب', right: false }] },
      { 'choices.1.fr': 'required' },
    ],
    ['a text that is too long', { text: { fr: 'x'.repeat(241), ar: 'سؤال' } }, { 'text.fr': 'too_long' }],
    ['no explanation', { explanation: { fr: ' ', ar: ' ' } }, { 'explanation.fr': 'required' }],
    ['an unknown series', { idSerie: 999_999 }, { idSerie: 'unknown' }],
    ['an address as its picture', { picture: 'https://exemple.tn/a.png' }, { picture: 'invalid' }],
    ['a difficulty of none', { difficulty: 0 }, { difficulty: 'invalid' }],
    ['no base', { base: '' }, { base: 'invalid' }],
    ['an uncertain fact', { base: '2.58' }, { base: 'no_sure_fact' }],
    ['a number of no fact', { base: '99.99' }, { base: 'no_sure_fact' }],
    ['a picture that does not exist', { base: 'sign:nothing', picture: 'sign:nothing' }, GROUND_FAULTS],
    ['a junction whose rule is not sure', { base: 'scene:round-unsigned' }, { base: 'no_sure_fact' }],
    ['a fact that is asked', { base: '3.01' }, { base: 'fact_asked' }],
    ['a fact that is asked under another number', { base: '6.27' }, { base: 'fact_asked' }],
  ])('is refused with %s', async (_, own, errors) => {
    const { status, body } = await manager.post(PATH, { ...questionValues(idSerie), ...own })
    expect([status, body.errors]).toEqual([422, errors])
    expect((await list(`?idSerie=${idSerie}`)).totalDataCount).toBe(0)
  })

  it('is not saved on what is not sure or is asked by another one, and keeps its own', async () => {
    const row = await buildQuestion(manager, idSerie)
    const save = (own: object) => manager.put(`${PATH}/${row.id}`, { ...updateOfQuestion(row), ...own })
    expect((await save({ base: '2.58' })).body.errors).toEqual({ base: 'no_sure_fact' })
    expect((await save({ base: '10.20' })).body.errors).toEqual({ base: 'fact_asked' })
    expect((await save({ picture: 'scene:nothing' })).body.errors).toEqual({ picture: 'unknown' })
    expect(await read(row.id)).toEqual(row)
    expect((await save({ base: row.base })).status).toBe(200)
  })

  it('written before this was checked is not published', async () => {
    const row = await buildQuestion(manager, idSerie)
    const publishOn = async (base: string) => {
      await backend.db.updateTable('question').set({ base }).where('id', '=', row.id).execute()
      const { status, body } = await manager.post(`${PATH}/${row.id}/publish`)
      return [status, body.code]
    }
    expect(await publishOn('99.99')).toEqual([409, 'question_unfounded'])
    expect(await publishOn('6.27')).toEqual([409, 'question_twin'])
    expect(await read(row.id)).toMatchObject({ published: false })
    expect(await publishOn(row.base)).toEqual([200, undefined])
  })

  it('is changed, once for each version', async () => {
    const row = await buildQuestion(manager, idSerie)
    const body = { ...updateOfQuestion(row), difficulty: 3 as const, picture: null }
    const saved = await manager.put<Question>(`${PATH}/${row.id}`, body)
    expect([saved.status, saved.body]).toMatchObject([200, { difficulty: 3, picture: null, version: row.version + 1 }])
    const late = await manager.put(`${PATH}/${row.id}`, { ...body, difficulty: 1 })
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'stale', details: { current: { id: row.id, difficulty: 3 } } },
    ])
    expect((await manager.put(`${PATH}/999999`, body)).status).toBe(404)
    const none = await manager.put(`${PATH}/${row.id}`, { ...body, choices: [], version: saved.body.version })
    expect([none.status, none.body.errors]).toEqual([422, { choices: 'too_small' }])
  })

  it('keeps the ids of its choices when they change places, come or go', async () => {
    const row = await buildQuestion(manager, idSerie)
    const [a, b, c] = updateOfQuestion(row).choices
    if (!a || !b || !c) throw new Error('no choices')
    const choices = [c, { ...a, fr: 'Ici même' }, { ...choiceValues('Nulle part', false), id: null }]
    const { body } = await manager.put<Question>(`${PATH}/${row.id}`, { ...updateOfQuestion(row), choices })
    expect(body.choices.map(({ id, fr, right }) => [id, fr, right])).toEqual([
      [c.id, 'Plus loin', false],
      [a.id, 'Ici même', true],
      [expect.any(Number), 'Nulle part', false],
    ])
    expect([a.id, b.id, c.id]).not.toContain(body.choices[2]?.id)
  })

  it('is refused with a choice of another question, or one named twice', async () => {
    const row = await buildQuestion(manager, idSerie)
    const other = await buildQuestion(manager, idSerie)
    const body = updateOfQuestion(row)
    const [a, b, c] = body.choices
    const choices = [a, { ...b, id: other.choices[0]?.id }, { ...c, id: a?.id }]
    const refused = await manager.put(`${PATH}/${row.id}`, { ...body, choices })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'choices.1.id': 'unknown', 'choices.2.id': 'unknown' },
    ])
    expect(await read(other.id)).toEqual(other)
  })

  it('keeps past results when its right answer changes', async () => {
    const candidat = await learner()
    const row = await publishedQuestion(manager, idSerie)
    await publishedSerie(manager, idSerie)
    const { id } = await beginSession(candidat, { idSerie })
    await candidat.post(`${COURS}/tentative/${id}/answer`, { rang: 0, choices: [row.choices[0]?.id] })
    const choices = updateOfQuestion(row).choices.map((one, index) => ({ ...one, right: index === 1 }))
    await manager.put(`${PATH}/${row.id}`, { ...updateOfQuestion(row), choices })
    expect(await read(row.id)).toMatchObject({ answers: 1, correct: 1 })
    expect((await candidat.get(`${COURS}/tentative/${id}`)).body).toMatchObject({ correct: 1 })
  })

  /** The texts of a question that nobody has translated yet. */
  const frenchAlone = (row: Question) => {
    const only = ({ fr }: { fr: string }) => ({ fr, ar: '' })
    const { choices, ...content } = updateOfQuestion(row)
    return {
      ...content,
      text: only(row.text),
      explanation: only(row.explanation),
      source: only(row.source),
      choices: choices.map((choice) => ({ ...choice, ar: '' })),
    }
  }
  const MISSING = Object.fromEntries(
    ['text', 'explanation', 'source', 'choices.0', 'choices.1', 'choices.2'].map((field) => [
      `${field}.ar`,
      'required',
    ]),
  )

  it('is saved without its Arabic, and published once it has it', async () => {
    const row = await buildQuestion(manager, idSerie, {
      text: { fr: 'Que faites-vous ?', ar: ' ' },
      choices: [{ fr: 'Ici', ar: '', right: true }, choiceValues('Là', false)],
    })
    expect(row).toMatchObject({ text: { ar: '' }, choices: [{ ar: '' }, { fr: 'Là' }] })
    const publish = () => manager.post(`${PATH}/${row.id}/publish`)
    const refused = await publish()
    expect([refused.status, refused.body.code]).toEqual([409, 'question_unfinished'])
    expect(await read(row.id)).toMatchObject({ published: false, version: row.version })
    const text = { ...row.text, ar: 'ماذا تفعل؟' }
    const [first, second] = updateOfQuestion(row).choices
    const half = await manager.put(`${PATH}/${row.id}`, { ...updateOfQuestion(row), text })
    expect([half.status, (await publish()).status]).toEqual([200, 409])
    const choices = [{ ...first, ar: 'هنا' }, second]
    await manager.put(`${PATH}/${row.id}`, { ...updateOfQuestion(row), text, choices, version: row.version + 1 })
    expect((await publish()).status).toBe(200)
  })

  it('keeps its Arabic while it is published, and for ever once it was asked', async () => {
    const row = await publishedQuestion(manager, idSerie)
    const save = async () => {
      const current = await read(row.id)
      const { status, body } = await manager.put(`${PATH}/${row.id}`, frenchAlone(current))
      return [status, body.errors]
    }
    expect(await save()).toEqual([422, MISSING])
    expect((await read(row.id)).text).toEqual(row.text)
    await publishedSerie(manager, idSerie)
    await beginSession(await learner(), { idSerie })
    await manager.post(`${PATH}/${row.id}/unpublish`)
    expect(await save()).toEqual([422, MISSING])
    const unasked = await publishedQuestion(manager, (await buildSerie(manager)).id)
    await manager.post(`${PATH}/${unasked.id}/unpublish`)
    const draft = await manager.put(`${PATH}/${unasked.id}`, frenchAlone(await read(unasked.id)))
    expect([draft.status, draft.body]).toMatchObject([200, { text: { ar: '' } }])
  })

  it('is published and withdrawn once', async () => {
    const { id } = await buildQuestion(manager, idSerie)
    const act = async (action: string) => (await manager.post(`${PATH}/${id}/${action}`)).status
    expect([await act('publish'), await act('publish')]).toEqual([200, 409])
    expect([await act('unpublish'), await act('unpublish')]).toEqual([200, 409])
    expect((await manager.post(`${PATH}/999999/publish`)).status).toBe(404)
  })

  it('moves to the end of another series, with its topic', async () => {
    const { id } = await buildQuestion(manager, idSerie)
    const { id: target } = await buildSerie(manager, { topic: 'mechanics' })
    await buildQuestion(manager, target)
    const moved = await manager.post<Question>(`${PATH}/${id}/move`, { idSerie: target })
    expect([moved.status, moved.body]).toMatchObject([200, { idSerie: target, topic: 'mechanics', rang: 2 }])
    const again = await manager.post(`${PATH}/${id}/move`, { idSerie: target })
    expect([again.status, again.body.code]).toEqual([409, 'state'])
    const unknown = await manager.post(`${PATH}/${id}/move`, { idSerie: 999_999 })
    expect([unknown.status, unknown.body.errors]).toEqual([422, { idSerie: 'unknown' }])
    expect((await manager.post(`${PATH}/999999/move`, { idSerie: target })).status).toBe(404)
  })

  it('is deleted, also when somebody keeps it, until it was asked', async () => {
    const candidat = await learner()
    const kept = await buildQuestion(manager, idSerie)
    await candidat.post(`${PATH}/keep`, { idQuestion: kept.id, kept: true })
    expect((await manager.delete(`${PATH}/${kept.id}`)).status).toBe(204)
    expect((await manager.delete(`${PATH}/${kept.id}`)).status).toBe(404)
    const asked = await publishedQuestion(manager, idSerie)
    await publishedSerie(manager, idSerie)
    await beginSession(candidat, { idSerie })
    const refused = await manager.delete(`${PATH}/${asked.id}`)
    expect([refused.status, refused.body.code]).toEqual([409, 'question_asked'])
    expect(await read(asked.id)).toMatchObject({ id: asked.id })
  })
})

describe('what is not published', () => {
  /** A topic with three questions: one published, one not, one published in a series that is not. */
  async function threeOf(): Promise<{ shown: Question; hidden: Question; draft: Question }> {
    await backend.db.updateTable('question').set({ published: 0 }).execute()
    const shown = await publishedQuestion(manager, idSerie)
    const hidden = await buildQuestion(manager, idSerie)
    await publishedSerie(manager, idSerie)
    const { id } = await buildSerie(manager)
    return { shown, hidden, draft: await publishedQuestion(manager, id) }
  }

  it('is never studied', async () => {
    const { shown } = await threeOf()
    const candidat = await learner()
    for (const start of [
      { idSerie },
      { durationMinutes: 60, topic: 'parking' },
      { durationMinutes: 60, topic: null },
    ]) {
      const { questions } = await beginSession(candidat, start)
      expect(questions.map(({ idQuestion }) => idQuestion)).toEqual([shown.id])
    }
    const client = await signedIn(backend, 'client')
    expect((await beginSession(client)).questions.map(({ idQuestion }) => idQuestion)).toEqual([shown.id])
  })

  it('is never drawn in an exam', async () => {
    const { shown, hidden } = await threeOf()
    const parts = [{ topic: 'parking' as const, nombre: 1 }]
    const { id } = await publishedExamen(manager, { parts, passMark: 1 })
    const candidat = await learner()
    const body = { idExamenBlanc: id }
    const drawn = await candidat.post<{ id: number; questions: { idQuestion: number }[] }>(`${COURS}/tentative`, body)
    expect(drawn.body.questions.map(({ idQuestion }) => idQuestion)).toEqual([shown.id])
    await candidat.post(`${COURS}/tentative/${drawn.body.id}/abandon`)
    await manager.post(`${PATH}/${shown.id}/unpublish`)
    const refused = await candidat.post(`${COURS}/tentative`, body)
    expect([refused.status, refused.body.code]).toEqual([409, 'too_few_questions'])
    await manager.post(`${PATH}/${hidden.id}/publish`)
    expect((await candidat.post(`${COURS}/tentative`, body)).status).toBe(201)
  })

  it('is not counted: in series, progress, what is due or kept', async () => {
    const { shown, hidden, draft } = await threeOf()
    const candidat = await learner()
    for (const idQuestion of [shown.id, hidden.id, draft.id]) {
      await candidat.post(`${PATH}/keep`, { idQuestion, kept: true })
    }
    await backend.db.updateTable('memoire').set({ due: '2026-01-01T00:00:00.000Z' }).execute()
    const { data } = (await candidat.get<{ data: OwnSerie[] }>(`${COURS}/serie`)).body
    expect(data.find(({ id }) => id === idSerie)).toMatchObject({ questions: 1 })
    const { body } = await candidat.get<CourseProgress>(`${COURS}/progress`)
    expect(body).toMatchObject({ due: 1, kept: 1 })
    expect(body.topics.find(({ topic }) => topic === 'parking')).toMatchObject({ questions: 1 })
  })
})
