import type { Question } from '@contract/cours/question'
import type { Page } from '@contract/list'
import type { TestBackend } from '@tests/helpers/backend'
import {
  beginSession,
  buildQuestion,
  buildSerie,
  COURS,
  openCourse,
  publishedQuestion,
  publishedSerie,
} from '@tests/helpers/cours/cours'
import { type Client, signedIn } from '@tests/helpers/http'
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

describe('the list of questions', () => {
  it('has twenty rows a page', async () => {
    const { data, totalPages, currentPage, totalDataCount, perPage } = await list()
    expect([data.length, totalPages, currentPage, totalDataCount, perPage]).toEqual([20, 20, 1, 400, 20])
    expect((await list('?page=20')).data).toHaveLength(20)
  })

  it('is searched in both languages, and narrowed', async () => {
    await buildQuestion(manager, idSerie, { text: { fr: 'Un zèbre traverse', ar: 'حمار وحشي يعبر' } })
    for (const q of ['ZEBRE', 'حمار وحشي']) {
      expect((await list(`?q=${encodeURIComponent(q)}`)).data.map(({ text }) => text.fr)).toEqual(['Un zèbre traverse'])
    }
    expect((await list('?q=introuvable')).totalDataCount).toBe(0)
    expect((await list(`?idSerie=${idSerie}`)).totalDataCount).toBe(1)
    expect((await list('?topic=parking')).totalDataCount).toBe(41)
    expect((await list('?topic=parking&published=false')).totalDataCount).toBe(1)
    const [drawn, plain] = [await list('?picture=true'), await list('?picture=false')]
    expect(drawn.totalDataCount + plain.totalDataCount).toBe(401)
    expect(drawn.data.every(({ picture }) => picture !== null)).toBe(true)
    const hardest = await list('?sort=-difficulty')
    expect(hardest.data[0]?.difficulty).toBe(3)
    expect((await manager.get(`${PATH}?sort=right`)).status).toBe(422)
    expect((await manager.get(`${PATH}?topic=ships`)).status).toBe(422)
  })

  it('is searched by the text of law that the questions rest on', async () => {
    const { data, totalDataCount } = await list(`?q=${encodeURIComponent('décret 2010-262')}&perPage=100`)
    expect(totalDataCount).toBeGreaterThan(10)
    expect(data.every(({ source }) => source.fr.includes('2010-262'))).toBe(true)
    expect((await list(`?q=${encodeURIComponent('الأمر عدد 262 لسنة 2010')}&perPage=100`)).totalDataCount).toBe(
      totalDataCount,
    )
  })

  it('counts the answers given and each choice', async () => {
    const candidat = await learner()
    const row = await publishedQuestion(manager, idSerie)
    await publishedSerie(manager, idSerie)
    const [right, wrong] = row.choices
    for (const choice of [wrong, right, wrong]) {
      const { id } = await beginSession(candidat, { idSerie })
      await candidat.post(`${COURS}/tentative/${id}/answer`, { rang: 0, choices: [choice?.id] })
      await candidat.post(`${COURS}/tentative/${id}/complete`)
    }
    expect(await read(row.id)).toMatchObject({
      answers: 3,
      correct: 1,
      choices: [{ chosen: 1 }, { chosen: 2 }, { chosen: 0 }],
    })
  })
})
