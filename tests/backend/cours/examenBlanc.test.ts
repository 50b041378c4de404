import type { ExamenBlanc } from '@contract/cours/examenBlanc'
import type { Tentative } from '@contract/cours/tentative'
import type { TestBackend } from '@tests/helpers/backend'
import { buildExamen, COURS, examenValues, openCourse, publishedExamen } from '@tests/helpers/cours/cours'
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

const PATH = `${COURS}/examen`
const examensFor = async (client: Client) => (await client.get<{ data: ExamenBlanc[] }>(PATH)).body.data
const examenOf = async (id: number, client = manager) => (await examensFor(client)).find((row) => row.id === id)
/** More questions than the topic has. */
const TOO_MANY = [
  { topic: 'hazmat' as const, nombre: 41 },
  { topic: 'rules' as const, nombre: 1 },
]

describe('the authors of mock exams', () => {
  it.each(['ecole', 'ecole2', 'moniteur', 'candidat', 'client'])('are managers, not %s', async (role) => {
    const row = await buildExamen(manager)
    const other = await signedIn(backend, role)
    const answers = [
      await other.post(PATH, examenValues()),
      await other.put(`${PATH}/${row.id}`, { ...examenValues(), version: row.version }),
      await other.post(`${PATH}/${row.id}/publish`),
      await other.post(`${PATH}/${row.id}/unpublish`),
      await other.post(`${PATH}/${row.id}/duplicate`),
      await other.delete(`${PATH}/${row.id}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
    expect(await examenOf(row.id)).toEqual(row)
  })

  it('are signed in', async () => {
    expect((await send(backend, 'POST', PATH, { body: examenValues() })).status).toBe(401)
  })
})

describe('a mock exam', () => {
  it('is added unpublished, with its total, and hidden from those who learn', async () => {
    const { status, body } = await manager.post<ExamenBlanc>(PATH, examenValues())
    expect([status, body]).toMatchObject([201, { total: 5, published: false, version: 1, passMark: 4 }])
    expect(await examenOf(body.id)).toEqual(body)
    const candidat = await signedIn(backend, 'candidat')
    expect(await examenOf(body.id, candidat)).toBeUndefined()
    expect((await candidat.get<{ data: unknown[] }>(PATH)).body.data).toHaveLength(1)
  })

  it.each([
    [
      'a topic twice',
      { parts: [...examenValues().parts, { topic: 'signs' as const, nombre: 1 }] },
      { parts: 'duplicate' },
    ],
    ['no topic', { parts: [] }, { parts: 'too_small' }],
    ['a share of none', { parts: [{ topic: 'signs' as const, nombre: 0 }] }, { 'parts.0.nombre': 'too_small' }],
    ['a pass mark above its total', { passMark: 6 }, { passMark: 'too_big' }],
    ['no minutes', { durationMinutes: 0 }, { durationMinutes: 'too_small' }],
    ['too many minutes', { durationMinutes: 181 }, { durationMinutes: 'too_big' }],
    ['half a language', { title: { fr: 'Examen', ar: '' } }, { 'title.ar': 'required' }],
  ])('is refused with %s', async (_, own, errors) => {
    const { status, body } = await manager.post(PATH, examenValues(own))
    expect([status, body.errors]).toMatchObject([422, errors])
    expect(await examensFor(manager)).toHaveLength(1)
  })

  it('is changed, once for each version', async () => {
    const { id, version } = await buildExamen(manager)
    const body = { ...examenValues({ parts: [{ topic: 'rules', nombre: 7 }] }), version }
    const saved = await manager.put<ExamenBlanc>(`${PATH}/${id}`, body)
    expect([saved.status, saved.body]).toMatchObject([
      200,
      { total: 7, parts: [{ topic: 'rules', nombre: 7 }], version: version + 1 },
    ])
    const late = await manager.put(`${PATH}/${id}`, { ...body, durationMinutes: 99 })
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'stale', details: { current: { id, durationMinutes: 10 } } },
    ])
    expect((await manager.put(`${PATH}/999999`, body)).status).toBe(404)
  })

  it('is published with enough questions only, and once', async () => {
    const { id } = await buildExamen(manager, { parts: TOO_MANY })
    const refused = await manager.post(`${PATH}/${id}/publish`)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'too_few_questions', details: { missing: [{ topic: 'hazmat', nombre: 41 }] } },
    ])
    const row = await publishedExamen(manager)
    expect(await examenOf(row.id, await signedIn(backend, 'candidat'))).toMatchObject({ published: true })
    const twice = await manager.post(`${PATH}/${row.id}/publish`)
    expect([twice.status, twice.body.code]).toEqual([409, 'state'])
    const late = await manager.put(`${PATH}/${row.id}`, { ...examenValues({ parts: TOO_MANY }), version: row.version })
    expect([late.status, late.body.code]).toEqual([409, 'too_few_questions'])
    expect((await manager.post<ExamenBlanc>(`${PATH}/${row.id}/unpublish`)).body).toMatchObject({ published: false })
    expect((await manager.post(`${PATH}/${row.id}/unpublish`)).status).toBe(409)
    expect((await manager.post(`${PATH}/999999/publish`)).status).toBe(404)
  })

  it('is copied, unpublished, also with a title of full length', async () => {
    const row = await publishedExamen(manager, { title: { fr: 'x'.repeat(80), ar: 'ح'.repeat(80) } })
    const { status, body } = await manager.post<ExamenBlanc>(`${PATH}/${row.id}/duplicate`)
    expect([status, body]).toMatchObject([
      201,
      { published: false, parts: row.parts, passMark: row.passMark, durationMinutes: row.durationMinutes },
    ])
    expect(body.id).not.toBe(row.id)
    expect(body.title.fr).toMatch(/^x+ \(copie\)$/)
    expect(body.title.ar).toMatch(/\(نسخة\)$/)
    expect(await examenOf(row.id)).toEqual(row)
    expect((await manager.post(`${PATH}/999999/duplicate`)).status).toBe(404)
  })

  it('is deleted; attempts at it stay', async () => {
    await openCourse(backend)
    const candidat = await signedIn(backend, 'candidat')
    const { id } = await publishedExamen(manager)
    const { body: attempt } = await candidat.post<Tentative>(`${COURS}/tentative`, { idExamenBlanc: id })
    expect((await manager.delete(`${PATH}/${id}`)).status).toBe(204)
    expect((await manager.delete(`${PATH}/${id}`)).status).toBe(404)
    const left = await candidat.get<Tentative>(`${COURS}/tentative/${attempt.id}`)
    expect(left.body).toMatchObject({ title: { fr: 'Petit examen' }, idExamenBlanc: null, total: 5, passMark: 4 })
    await candidat.post(`${COURS}/tentative/${attempt.id}/abandon`)
    expect((await candidat.post(`${COURS}/tentative`, { idExamenBlanc: id })).status).toBe(404)
  })

  it('takes no attempt while it is not published, nor of a client', async () => {
    await openCourse(backend)
    const candidat = await signedIn(backend, 'candidat')
    const { id } = await buildExamen(manager)
    const draft = await candidat.post(`${COURS}/tentative`, { idExamenBlanc: id })
    expect([draft.status, draft.body.errors]).toEqual([422, { idExamenBlanc: 'unknown' }])
    const shown = await publishedExamen(manager)
    const client = await signedIn(backend, 'client')
    expect((await client.post(`${COURS}/tentative`, { idExamenBlanc: shown.id })).status).toBe(403)
  })
})
