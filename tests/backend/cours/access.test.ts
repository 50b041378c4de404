import type { Overview } from '@contract/cours/overview'
import type { OwnSerie } from '@contract/cours/serie'
import type { Tentative } from '@contract/cours/tentative'
import type { WeakAnswer } from '@contract/cours/weak'
import type { CourseAccess } from '@contract/ecole/codeAcces'
import type { TestBackend } from '@tests/helpers/backend'
import { TEST_NOW } from '@tests/helpers/clock'
import { buildSerie, COURS, openCourse, publishedQuestion, publishedSerie } from '@tests/helpers/cours/cours'
import { type Client, signedIn } from '@tests/helpers/http'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let candidat: Client
let own: number
eachSchool((started) => {
  backend = started.backend
  ecole = started.ecole
})
beforeEach(async () => {
  candidat = await signedIn(backend, 'candidat')
  const row = await backend.db
    .selectFrom('candidat')
    .innerJoin('utilisateur', 'utilisateur.id', 'candidat.idUtilisateur')
    .select('candidat.id')
    .where('utilisateur.username', '=', 'candidat')
    .executeTakeFirstOrThrow()
  own = row.id
})

const access = async () => (await candidat.get<CourseAccess>('/api/code-acces/me')).body
const study = () => candidat.post(`${COURS}/session`, { durationMinutes: 5, topic: null })

/** Enrols the candidate with theory hours and this price of an online hour. */
async function enrol(onlinePrice: number, dateFin: string | null = null): Promise<void> {
  const { db } = backend
  const stamps = { createdAt: TEST_NOW, updatedAt: TEST_NOW }
  const { idPermi } = await db.selectFrom('candidat').select('idPermi').where('id', '=', own).executeTakeFirstOrThrow()
  await db
    .updateTable('inscription')
    .set({ status: 'COMPLETED', dateFin: '2026-09-30', dateDebut: '2026-01-01' })
    .where('idCandidat', '=', own)
    .execute()
  const { id } = await db
    .insertInto('inscription')
    .values({
      idAutoEcole: 1,
      idCandidat: own,
      idPermi,
      dateDebut: '2026-10-01',
      dateFin,
      idForfait: null,
      idConfigPrix: null,
      pasPrix: 1,
      motif: null,
      version: 1,
      status: dateFin ? 'COMPLETED' : 'ACTIVE',
      ...stamps,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('inscription_prix')
    .values({
      idInscription: id,
      service: 'en_ligne',
      montant: onlinePrice,
      droits: 0,
      dateEffet: '2026-10-01',
      createdAt: TEST_NOW,
    })
    .execute()
  await db
    .insertInto('lot')
    .values({
      idInscription: id,
      service: 'code',
      quantite: 1200,
      montant: 0,
      dateEffet: '2026-10-01',
      dateFin: null,
      ht: 0,
      tauxTva: 0,
      droits: 0,
      origine: 'FORFAIT',
      idReduit: null,
      createdAt: TEST_NOW,
    })
    .execute()
}

describe('the course', () => {
  it('opens by the package where an online hour is free, without a code', async () => {
    expect(await access()).toMatchObject({ open: false, raison: 'CODE_WAITING' })
    expect((await study()).status).toBe(403)
    await enrol(0)
    expect(await access()).toEqual({ open: true, par: 'FORFAIT', dateExpiration: null, raison: null, depuis: null })
    expect((await study()).status).toBe(201)
    const { data } = (await ecole.get<Overview>(`${COURS}/overview?perPage=100`)).body
    expect(data.find(({ idCandidat }) => idCandidat === own)?.isOpen).toBe(true)
  })

  it('needs a code where an online hour has a price', async () => {
    await enrol(2_000)
    expect((await access()).open).toBe(false)
    await openCourse(backend)
    expect(await access()).toMatchObject({ open: true, par: 'CODE' })
  })

  it('says that the training has ended, and when', async () => {
    await backend.db.deleteFrom('code_acces').where('idCandidat', '=', own).execute()
    await enrol(0, '2026-11-10')
    expect(await access()).toMatchObject({ open: false, raison: 'ENDED', depuis: '2026-11-10' })
  })
})

describe('a course that closed meanwhile', () => {
  const begun = async (path: string, body: object) => (await candidat.post<Tentative>(`${COURS}/${path}`, body)).body
  const answerTo = ({ id, questions }: Tentative, rang = 0) =>
    candidat.post(`${COURS}/tentative/${id}/answer`, { rang, choices: [questions[rang]?.choices[0]?.id] })

  it('takes no more answers of a study, and lets a mock exam end', async () => {
    await openCourse(backend)
    const session = await begun('session', { durationMinutes: 5, topic: 'rules' })
    const exam = await begun('tentative', { idExamenBlanc: 1 })
    expect((await answerTo(session)).status).toBe(200)
    await backend.db.updateTable('code_acces').set({ actif: 0 }).where('idCandidat', '=', own).execute()
    const refused = await answerTo(session, 1)
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'course_closed' }])
    expect((await answerTo(exam)).status).toBe(200)
    for (const { id } of [session, exam]) {
      expect((await candidat.post(`${COURS}/tentative/${id}/complete`)).status).toBe(200)
    }
  })

  it('leaves a client’s preview open', async () => {
    const client = await signedIn(backend, 'client')
    const { body } = await client.post<Tentative>(`${COURS}/session`, { durationMinutes: 5, topic: null })
    const path = `${COURS}/tentative/${body.id}/answer`
    expect((await client.post(path, { rang: 0, choices: [body.questions[0]?.choices[0]?.id] })).status).toBe(200)
  })
})

describe('the series of a candidate', () => {
  it('are those of their category, and those of all categories', async () => {
    const manager = await signedIn(backend, 'manager')
    const shown = async (permis: string[]) => {
      const { id } = await buildSerie(manager, { permis })
      await publishedQuestion(manager, id)
      await publishedSerie(manager, id)
      return id
    }
    const [lorry, car, all] = [await shown(['C']), await shown(['B', 'C']), await shown([])]
    const ids = async (client: Client) =>
      (await client.get<{ data: OwnSerie[] }>(`${COURS}/serie`)).body.data.map(({ id }) => id)
    const mine = await ids(candidat)
    expect(mine).toEqual(expect.arrayContaining([car, all]))
    expect(mine).not.toContain(lorry)
    for (const client of [manager, ecole]) expect(await ids(client)).toEqual(expect.arrayContaining([lorry, car, all]))
  })
})

describe('weak topics', () => {
  const weak = async (client: Client, ids: number[]) =>
    client.get<WeakAnswer>(`${COURS}/weak-topics?idCandidats=${ids.join(',')}`)

  it('are said once there are enough answers, to those who may read the candidate', async () => {
    await openCourse(backend)
    expect((await weak(ecole, [own])).body.data).toEqual([{ idCandidat: own, isEnough: false, topics: [] }])
    const { idUtilisateur } = await backend.db
      .selectFrom('candidat')
      .select('idUtilisateur')
      .where('id', '=', own)
      .executeTakeFirstOrThrow()
    const questions = await backend.db
      .selectFrom('question')
      .innerJoin('serie', 'serie.id', 'question.idSerie')
      .select('question.id')
      .where('serie.topic', '=', 'priority')
      .limit(24)
      .execute()
    await backend.db
      .insertInto('memoire')
      .values(
        questions.map(({ id }, index) => ({
          idUtilisateur,
          idQuestion: id,
          due: '2026-12-24T09:00:00.000Z',
          card: '{}',
          kept: 0 as const,
          lastCorrect: index < 6 ? (1 as const) : (0 as const),
        })),
      )
      .execute()
    expect((await weak(ecole, [own])).body.data).toEqual([
      {
        idCandidat: own,
        isEnough: true,
        topics: [{ topic: 'priority', mastery: 6 / 40, seen: 24, reason: 'WRONG', count: 18 }],
      },
    ])
    expect((await weak(await signedIn(backend, 'ecole2'), [own])).body.data).toEqual([])
  })

  it('are refused for ids that are none', async () => {
    expect((await ecole.get(`${COURS}/weak-topics?idCandidats=a`)).status).toBe(422)
    expect((await ecole.get(`${COURS}/weak-topics`)).status).toBe(422)
    expect((await (await signedIn(backend, 'manager')).get(`${COURS}/weak-topics?idCandidats=1`)).status).toBe(403)
  })
})
