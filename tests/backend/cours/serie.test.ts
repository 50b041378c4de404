import type { Question } from '@contract/cours/question'
import type { OwnSerie, Serie } from '@contract/cours/serie'
import type { SerieFile } from '@contract/cours/serieFile'
import type { Page } from '@contract/list'
import type { TestBackend } from '@tests/helpers/backend'
import { contentOf } from '@tests/helpers/content'
import {
  beginSession,
  buildQuestion,
  buildSerie,
  COURS,
  choiceValues,
  openCourse,
  publishedQuestion,
  publishedSerie,
  serieValues,
} from '@tests/helpers/cours/cours'
import { FREE_BASES } from '@tests/helpers/engines/freeBases'
import { type Client, send, signedIn } from '@tests/helpers/http'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let manager: Client
eachSchool((started) => {
  backend = started.backend
})
beforeEach(async () => {
  manager = await signedIn(backend, 'manager')
})

const seriesFor = async (client: Client) => (await client.get<{ data: OwnSerie[] }>(`${COURS}/serie`)).body.data
const serieOf = async (id: number, client = manager) => (await seriesFor(client)).find((row) => row.id === id)
const ofTopic = async (topic: string) => (await seriesFor(manager)).filter((row) => row.topic === topic)

describe('the authors of series', () => {
  it.each(['ecole', 'ecole2', 'moniteur', 'candidat', 'client'])('are managers, not %s', async (role) => {
    const { id, version } = await buildSerie(manager)
    const other = await signedIn(backend, role)
    const answers = [
      await other.post(`${COURS}/serie`, serieValues()),
      await other.put(`${COURS}/serie/${id}`, { ...serieValues(), version }),
      await other.post(`${COURS}/serie/${id}/publish`),
      await other.post(`${COURS}/serie/order`, { topic: 'parking', ids: [id] }),
      await other.post(`${COURS}/serie/file`, {}),
      await other.get(`${COURS}/serie/${id}/file`),
      await other.delete(`${COURS}/serie/${id}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
    expect(await serieOf(id)).toMatchObject({ version })
  })

  it('are signed in', async () => {
    expect((await send(backend, 'POST', `${COURS}/serie`, { body: serieValues() })).status).toBe(401)
  })
})

describe('a series', () => {
  it('is added at the end of its topic, unpublished, and hidden from those who learn', async () => {
    const { status, body } = await manager.post<Serie>(`${COURS}/serie`, serieValues({ permis: ['B', 'A1', 'B'] }))
    expect([status, body]).toMatchObject([201, { rang: 3, published: false, questions: 0, permis: ['A1', 'B'] }])
    expect(await serieOf(body.id)).toMatchObject({ title: { fr: 'Série de plus' }, success: null })
    expect(await serieOf(body.id, await signedIn(backend, 'candidat'))).toBeUndefined()
  })

  it('is refused without a title in both languages, with an unknown topic or a text that is too long', async () => {
    const { status, body } = await manager.post(`${COURS}/serie`, {
      topic: 'tractors',
      title: { fr: 'x'.repeat(81), ar: ' ' },
      permis: [''],
      rang: 1,
    })
    expect([status, body.errors]).toEqual([
      422,
      {
        topic: 'invalid',
        'title.fr': 'too_long',
        'title.ar': 'required',
        'permis.0': 'required',
        rang: 'unknown_field',
      },
    ])
  })

  it('is changed, once for each version', async () => {
    const { id, version } = await buildSerie(manager)
    const body = { ...serieValues({ title: { fr: 'Autre titre', ar: 'عنوان آخر' }, topic: 'rules' }), version }
    const saved = await manager.put<Serie>(`${COURS}/serie/${id}`, body)
    expect([saved.status, saved.body]).toMatchObject([200, { topic: 'rules', version: version + 1 }])
    const late = await manager.put(`${COURS}/serie/${id}`, { ...body, title: { fr: 'Trop tard', ar: 'فات' } })
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'stale', details: { current: { title: { fr: 'Autre titre' } } } },
    ])
    expect((await manager.put(`${COURS}/serie/999999`, body)).status).toBe(404)
  })

  it('is published with a published question only, and once', async () => {
    const { id } = await buildSerie(manager)
    await buildQuestion(manager, id)
    const early = await manager.post(`${COURS}/serie/${id}/publish`)
    expect([early.status, early.body.code]).toEqual([409, 'too_few_questions'])
    await publishedQuestion(manager, id)
    expect((await manager.post<Serie>(`${COURS}/serie/${id}/publish`)).body).toMatchObject({ published: true })
    const candidat = await signedIn(backend, 'candidat')
    expect(await serieOf(id, candidat)).toMatchObject({ questions: 1, success: null })
    expect(await serieOf(id)).toMatchObject({ questions: 2 })
    const twice = await manager.post(`${COURS}/serie/${id}/publish`)
    expect([twice.status, twice.body.code]).toEqual([409, 'state'])
    await manager.post(`${COURS}/serie/${id}/unpublish`)
    expect((await manager.post(`${COURS}/serie/${id}/unpublish`)).status).toBe(409)
    expect(await serieOf(id, candidat)).toBeUndefined()
    expect((await manager.post(`${COURS}/serie/999999/publish`)).status).toBe(404)
  })

  it('is deleted only without questions', async () => {
    const { id } = await buildSerie(manager)
    const { id: idQuestion } = await buildQuestion(manager, id)
    const refused = await manager.delete(`${COURS}/serie/${id}`)
    expect([refused.status, refused.body.code]).toEqual([409, 'serie_not_empty'])
    await manager.delete(`${COURS}/question/${idQuestion}`)
    expect((await manager.delete(`${COURS}/serie/${id}`)).status).toBe(204)
    expect((await manager.delete(`${COURS}/serie/${id}`)).status).toBe(404)
  })

  it('tells its authors the share of right answers', async () => {
    await openCourse(backend)
    const candidat = await signedIn(backend, 'candidat')
    const [serie] = await ofTopic('drivers')
    const { id, questions } = await beginSession(candidat, { idSerie: serie?.id })
    const choices = await backend.db.selectFrom('question_choice').selectAll().execute()
    for (const [rang, right] of [1, 1, 1, 0].entries()) {
      const own = choices.filter(({ idQuestion }) => idQuestion === questions[rang]?.idQuestion)
      const chosen = own.filter(({ isRight }) => isRight === right).map((choice) => choice.id)
      await candidat.post(`${COURS}/tentative/${id}/answer`, { rang, choices: right ? chosen : chosen.slice(0, 1) })
    }
    expect(await serieOf(serie?.id ?? 0)).toMatchObject({ success: 0.75 })
    expect(await serieOf(serie?.id ?? 0, candidat)).toMatchObject({ success: null, seen: 4, known: 3 })
  })
})

describe('the order of series and questions', () => {
  it('is the one that was sent, when it names all of a topic once', async () => {
    const ids = (await ofTopic('signs')).map(({ id }) => id)
    const turned = [...ids].reverse()
    const { status } = await manager.post(`${COURS}/serie/order`, { topic: 'signs', ids: turned })
    expect([status, (await ofTopic('signs')).map(({ id }) => id)]).toEqual([200, turned])
    const [one = 0, other = 0] = ids
    const [foreign] = await ofTopic('rules')
    for (const wrong of [[one], [one, one], [one, other, foreign?.id], [one, foreign?.id]]) {
      expect((await manager.post(`${COURS}/serie/order`, { topic: 'signs', ids: wrong })).status).toBe(409)
    }
    expect((await manager.post(`${COURS}/serie/order`, { topic: 'signs', ids: [] })).status).toBe(422)
    expect((await ofTopic('signs')).map(({ id }) => id)).toEqual(turned)
  })

  it('of questions is the order in which they are asked', async () => {
    const { id } = await buildSerie(manager)
    const first = await publishedQuestion(manager, id)
    const second = await publishedQuestion(manager, id)
    const order = (ids: number[]) => manager.post(`${COURS}/serie/${id}/order`, { ids })
    expect((await order([second.id, first.id])).status).toBe(204)
    expect((await order([second.id])).status).toBe(409)
    expect((await manager.post(`${COURS}/serie/999999/order`, { ids: [1] })).status).toBe(404)
    await publishedSerie(manager, id)
    await openCourse(backend)
    const session = await beginSession(await signedIn(backend, 'candidat'), { idSerie: id })
    expect(session.questions.map(({ idQuestion }) => idQuestion)).toEqual([second.id, first.id])
  })
})

describe('the file of a series', () => {
  const fileOf = async (id: number) => (await manager.get<SerieFile>(`${COURS}/serie/${id}/file`)).body
  const exported = async () => fileOf((await ofTopic('priority'))[0]?.id ?? 0)
  const renamed = ({ questions, ...file }: SerieFile): SerieFile => ({
    ...file,
    questions: questions.map((one, index) => ({
      ...one,
      id: `imported-${100 + index}`,
      base: FREE_BASES[index] ?? '',
    })),
  })
  const send422 = async (body: unknown) => {
    const before = await contentOf(backend)
    const refused = await manager.post(`${COURS}/serie/file`, body)
    expect([refused.status, refused.body.code]).toEqual([422, 'invalid'])
    expect(await contentOf(backend)).toEqual(before)
    return refused.body.errors
  }

  it('is imported as it was exported, unpublished', async () => {
    const file = renamed(await exported())
    expect(file.questions).toHaveLength(20)
    const { status, body } = await manager.post<Serie>(`${COURS}/serie/file`, file)
    expect([status, body]).toMatchObject([201, { topic: 'priority', published: false, questions: 20 }])
    expect(await fileOf(body.id)).toEqual(file)
    const rows = await manager.get<Page<Question>>(`${COURS}/question?idSerie=${body.id}`)
    expect(rows.body.data.every(({ published }) => !published)).toBe(true)
    expect((await manager.get(`${COURS}/serie/999999/file`)).status).toBe(404)
  })

  it('is exported and imported with its drafts, whose Arabic is still missing', async () => {
    const { questions, ...whole } = renamed(await exported())
    const drafts = questions.map((one, index) => (index === 0 ? { ...one, text: { ...one.text, ar: '' } } : one))
    const file = { ...whole, questions: drafts }
    const { status, body } = await manager.post<Serie>(`${COURS}/serie/file`, file)
    expect([status, await fileOf(body.id)]).toEqual([201, file])
    const rows = await manager.get<Page<Question>>(`${COURS}/question?idSerie=${body.id}&sort=rang`)
    const refused = await manager.post(`${COURS}/question/${rows.body.data[0]?.id}/publish`)
    expect([refused.status, refused.body.code]).toEqual([409, 'question_unfinished'])
  })

  it('names every reference that is taken or comes twice, and writes nothing', async () => {
    const file = await exported()
    const unused = renamed(file)
    const [a, b, c] = unused.questions
    const questions = [file.questions[0], a, a, b, file.questions[3], c]
    expect(await send422({ ...unused, questions })).toEqual({
      'questions.0.id': 'duplicate',
      'questions.0.base': 'fact_asked',
      'questions.2.id': 'duplicate',
      'questions.2.base': 'fact_asked',
      'questions.4.id': 'duplicate',
      'questions.4.base': 'fact_asked',
    })
  })

  it('names every question that rests on nothing sure, or on what is asked already, and writes nothing', async () => {
    const { questions, ...file } = renamed(await exported())
    const bases = ['2.58', '99.99', 'sign:nothing', 'scene:tram-cross', '3.01', '6.27', 'sign:no-horn', '2.36']
    const own = questions.slice(0, bases.length).map((one, index) => ({ ...one, base: bases[index], picture: null }))
    expect(await send422({ ...file, questions: [...own, { ...questions[8], picture: 'sign:nothing' }] })).toEqual({
      'questions.0.base': 'no_sure_fact',
      'questions.1.base': 'no_sure_fact',
      'questions.2.base': 'no_sure_fact',
      'questions.3.base': 'no_sure_fact',
      'questions.4.base': 'fact_asked',
      'questions.5.base': 'fact_asked',
      'questions.7.base': 'fact_asked',
      'questions.8.picture': 'unknown',
    })
  })

  it('names all its faults at once, of every kind, and writes nothing', async () => {
    const file = await exported()
    const [first, second, third, ...rest] = renamed(file).questions
    if (!first || !second || !third) throw new Error('no questions')
    const questions = [
      { ...first, id: file.questions[0]?.id, choices: first.choices.map((one) => ({ ...one, right: false })) },
      { ...second, text: { fr: '', ar: second.text.ar }, difficulty: 4, picture: 'photo.jpg' },
      { ...third, choices: [choiceValues('Une', true)], source: undefined, extra: 1 },
      null,
      ...rest,
    ]
    expect(await send422({ ...file, topic: 'ships', questions })).toEqual({
      topic: 'invalid',
      'questions.0.id': 'duplicate',
      'questions.0.choices': 'no_right_choice',
      'questions.1.text.fr': 'required',
      'questions.1.difficulty': 'invalid',
      'questions.1.picture': 'invalid',
      'questions.2.choices': 'too_small',
      'questions.2.source': 'required',
      'questions.2.extra': 'unknown_field',
      'questions.3': 'required',
    })
  })

  it.each([...['null', '[]', '"texte"', '12', '{}', '{"questions":"vingt"}', '{"questions":[]}']])(
    'is refused as %s',
    async (body) => {
      expect(Object.keys((await send422(body)) ?? {}).length).toBeGreaterThan(0)
    },
  )
})
