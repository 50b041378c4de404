import type { Tentative, TentativeSummary } from '@contract/cours/tentative'
import type { Page } from '@contract/list'
import type { TestBackend } from '@tests/helpers/backend'
import { COURS, openCourse } from '@tests/helpers/cours/cours'
import { type Client, signedIn } from '@tests/helpers/http'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let candidat: Client
let exam: Tentative
eachSchool((started) => {
  backend = started.backend
  ecole = started.ecole
})
beforeEach(async () => {
  candidat = await signedIn(backend, 'candidat')
  await openCourse(backend)
  exam = (await candidat.post<Tentative>(`${COURS}/tentative`, { idExamenBlanc: 1 })).body
})

type Slice = { data: TentativeSummary[]; next: number | null }
const list = async (query: string, client = ecole) =>
  (await client.get<Page<TentativeSummary>>(`${COURS}/tentative${query}`)).body.data.map(({ id }) => id)
const exported = (query = '', client = ecole) => client.get<Slice>(`${COURS}/tentative/export${query}`)

describe('the results of a school', () => {
  it('are narrowed by candidate, kind, state and words', async () => {
    const study = await candidat.post<Tentative>(`${COURS}/session`, { durationMinutes: 5, topic: 'signs' })
    const mine = `?idCandidat=${exam.idCandidat}`
    expect(await list(mine)).toEqual([study.body.id, exam.id])
    expect(await list(`${mine}&mode=EXAM`)).toEqual([exam.id])
    expect(await list(`${mine}&status=ABANDONED`)).toEqual([])
    await candidat.post(`${COURS}/tentative/${exam.id}/abandon`)
    expect(await list(`${mine}&status=ABANDONED`)).toEqual([exam.id])
    expect(await list(`?mode=EXAM&q=${encodeURIComponent(exam.candidat ?? '')}`)).toEqual([exam.id])
    expect(await list(`${mine}&q=xyz`)).toEqual([])
  })

  it('are exported whole with the same filters, to those who teach', async () => {
    await candidat.post(`${COURS}/tentative/${exam.id}/complete`)
    const mine = `?idCandidat=${exam.idCandidat}&status=COMPLETED&mode=EXAM`
    const { body } = await exported(mine)
    expect(body).toMatchObject({ data: [{ id: exam.id, correct: 0, total: 30, passed: false }], next: null })
    expect((await exported(mine, await signedIn(backend, 'moniteur'))).body).toEqual(body)
    expect((await exported(mine, await signedIn(backend, 'ecole2'))).body.data).toEqual([])
    for (const who of ['candidat', 'client', 'manager']) {
      expect((await exported('', await signedIn(backend, who))).status).toBe(403)
    }
    expect((await backend.request(`${COURS}/tentative/export`)).status).toBe(401)
    expect((await exported('?mode=X')).status).toBe(422)
  })

  it('are read, never changed, by the school: also by one that only reads', async () => {
    const path = `${COURS}/tentative/${exam.id}`
    for (const verb of ['complete', 'abandon']) expect((await ecole.post(`${path}/${verb}`)).status).toBe(403)
    const { questions } = (await ecole.get<Tentative>(path)).body
    // Nobody may read the solutions of an exam that is still running.
    expect(questions.every(({ solution }) => solution === null)).toBe(true)
  })
})
