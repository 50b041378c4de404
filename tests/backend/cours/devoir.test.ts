import type { Notif, NotifPage } from '@contract/compte/notif'
import type { DevoirPage, DevoirsMade, Travaux } from '@contract/cours/devoir'
import type { Tentative } from '@contract/cours/tentative'
import type { Historique } from '@contract/ecole/historique'
import type { TestBackend } from '@tests/helpers/backend'
import {
  buildSerie,
  COURS,
  openCourse,
  publishedExamen,
  publishedQuestion,
  publishedSerie,
} from '@tests/helpers/cours/cours'
import { type Client, signedIn } from '@tests/helpers/http'
import { wait } from '@tests/helpers/scenarios'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { beforeEach, describe, expect, it } from 'vitest'

const PATH = `${COURS}/devoir`
const DUE = '2026-11-28'

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
  await openCourse(backend)
  own = (await candidatOf('candidat')).id
})

const candidatOf = (username: string) =>
  backend.db
    .selectFrom('candidat')
    .innerJoin('utilisateur', 'utilisateur.id', 'candidat.idUtilisateur')
    .select(['candidat.id', 'candidat.idPermi', 'candidat.idMoniteur'])
    .where('utilisateur.username', '=', username)
    .executeTakeFirstOrThrow()
const assign = (body: object = {}, client = ecole) =>
  client.post<DevoirsMade>(PATH, {
    travail: { idSerie: 1 },
    idCandidats: [own],
    dateLimite: DUE,
    note: 'Avant la leçon de lundi',
    ...body,
  })
const list = async (query = '', client = ecole) => (await client.get<DevoirPage>(`${PATH}${query}`)).body
const choicesOf = async (idQuestion: number) =>
  (
    await backend.db
      .selectFrom('question_choice')
      .select('id')
      .where('idQuestion', '=', idQuestion)
      .where('isRight', '=', 1)
      .execute()
  ).map(({ id }) => id)

/** Answers every question of a series as the candidate, or all but the last one. */
async function doSerie(idSerie: number, isWhole = true): Promise<void> {
  const { body } = await candidat.post<Tentative>(`${COURS}/session`, { idSerie })
  for (const { rang, idQuestion } of body.questions.slice(0, isWhole ? undefined : -1)) {
    await candidat.post(`${COURS}/tentative/${body.id}/answer`, { rang, choices: await choicesOf(idQuestion) })
  }
  await candidat.post(`${COURS}/tentative/${body.id}/complete`)
}

/** The entries of the log about assignments, newest first. */
const logged = async () => (await ecole.get<{ data: Historique[] }>('/api/historique?entite=devoir')).body.data

describe('the log of the school', () => {
  it('tells who assigned what to whom, and who took it back', async () => {
    const made = await assign()
    const after = { travail: made.body.data[0]?.title.fr, dateLimite: DUE, note: 'Avant la leçon de lundi' }
    expect(await logged()).toMatchObject([{ action: 'create', idEntite: own, nom: made.body.data[0]?.candidat, after }])
    await ecole.delete(`${PATH}/${made.body.data[0]?.id}`)
    expect(await logged()).toMatchObject([{ action: 'delete', idEntite: own, before: after }, { action: 'create' }])
  })

  it('tells nothing of a candidate who was left out', async () => {
    await assign()
    await assign()
    expect(await logged()).toHaveLength(1)
  })
})

describe('an assignment', () => {
  it('is for the candidate to do, with a day and a note, and rings their bell', async () => {
    const { status, body } = await assign()
    expect([status, body]).toMatchObject([201, { already: [], unsuited: [] }])
    const open = await list('?status=NOT_DONE', candidat)
    expect(open).toMatchObject({
      data: [{ idCandidat: own, dateLimite: DUE, note: 'Avant la leçon de lundi', status: 'OPEN', isOffered: true }],
      counts: { OPEN: 1, LATE: 0, DONE: 0 },
    })
    const { data } = (await candidat.get<NotifPage>('/api/notif')).body
    expect(data[0]).toMatchObject<Partial<Notif>>({
      kind: 'devoir_donne',
      params: { titre: open.data[0]?.title.fr ?? '', quand: DUE },
      target: { place: 'codeCourse' },
    })
  })

  it('is done by answering the whole series, not before, and is said to the school', async () => {
    await assign()
    await doSerie(1, false)
    expect((await list()).counts).toEqual({ OPEN: 1, LATE: 0, DONE: 0 })
    await doSerie(1)
    const { data, counts } = await list('?status=DONE')
    expect(counts).toEqual({ OPEN: 0, LATE: 0, DONE: 1 })
    expect(data).toMatchObject([{ status: 'DONE', isDoneLate: false, correct: 20, total: 20, passed: null }])
    expect((await list('?status=NOT_DONE', candidat)).data).toEqual([])
  })

  it('counts nothing that was done before', async () => {
    await doSerie(1)
    wait(backend, { minutes: 1 })
    await assign()
    expect((await list()).counts.OPEN).toBe(1)
  })

  it('of a mock exam is done when its time is over, even if nobody ends it', async () => {
    const manager = await signedIn(backend, 'manager')
    const { id } = await publishedExamen(manager)
    await assign({ travail: { idExamenBlanc: id } })
    await candidat.post(`${COURS}/tentative`, { idExamenBlanc: id })
    expect((await list()).counts.OPEN).toBe(1)
    wait(backend, { minutes: 11 })
    ecole = await signedIn(backend, 'ecole')
    expect((await list()).data).toMatchObject([{ status: 'DONE', correct: 0, total: 5, passed: false }])
  })

  it('is late past its day, and done late afterwards', async () => {
    await assign({ dateLimite: '2026-11-21' })
    wait(backend, { minutes: 24 * 60 })
    ecole = await signedIn(backend, 'ecole')
    candidat = await signedIn(backend, 'candidat')
    expect(await list('?status=LATE')).toMatchObject({
      data: [{ status: 'LATE' }],
      counts: { OPEN: 0, LATE: 1, DONE: 0 },
    })
    await doSerie(1)
    expect((await list()).data).toMatchObject([{ status: 'DONE', isDoneLate: true }])
  })

  it('is never doubled while it is to do: who has it is named', async () => {
    await assign()
    const again = await assign({ dateLimite: '2026-12-01' })
    expect(again.body).toMatchObject({ data: [], already: [{ id: own }] })
    expect((await list()).data).toHaveLength(1)
    await doSerie(1)
    expect((await assign()).body.data).toHaveLength(1)
  })

  it('leaves out and names those who learn for another category', async () => {
    const manager = await signedIn(backend, 'manager')
    const { id } = await buildSerie(manager, { permis: ['C'] })
    await publishedQuestion(manager, id)
    await publishedSerie(manager, id)
    expect((await assign({ travail: { idSerie: id } })).body).toMatchObject({ data: [], unsuited: [{ id: own }] })
  })

  it('is taken back while it is to do', async () => {
    const { body } = await assign()
    const path = `${PATH}/${body.data[0]?.id}`
    expect((await (await signedIn(backend, 'ecole2')).delete(path)).status).toBe(404)
    expect((await candidat.delete(path)).status).toBe(403)
    expect((await ecole.delete(path)).status).toBe(204)
    expect((await ecole.delete(path)).status).toBe(404)
    const second = await assign()
    await doSerie(1)
    expect((await ecole.delete(`${PATH}/${second.body.data[0]?.id}`)).status).toBe(409)
  })

  it('is refused for a day in the past, an unknown or hidden work, and a candidate of another school', async () => {
    const manager = await signedIn(backend, 'manager')
    const hidden = await buildSerie(manager)
    const foreign = await backend.db.selectFrom('candidat').select('id').where('idAutoEcole', '=', 2).execute()
    const errors = async (body: object) => {
      const { status, body: refused } = await ecole.post(PATH, {
        travail: { idSerie: 1 },
        idCandidats: [own],
        dateLimite: DUE,
        note: null,
        ...body,
      })
      return [status, refused.errors]
    }
    expect(await errors({ dateLimite: '2026-11-20' })).toEqual([422, { dateLimite: 'too_past' }])
    expect(await errors({ travail: { idSerie: 9999 } })).toEqual([422, { travail: 'unknown' }])
    expect(await errors({ travail: { idSerie: hidden.id } })).toEqual([422, { travail: 'unknown' }])
    expect(await errors({ travail: { idExamenBlanc: 9999 } })).toEqual([422, { travail: 'unknown' }])
    expect(await errors({ idCandidats: [own, foreign[0]?.id] })).toEqual([422, { 'idCandidats.1': 'unknown' }])
    expect((await errors({ idCandidats: [] }))[0]).toBe(422)
    expect((await list()).data).toEqual([])
  })

  it('is sent once, however often', async () => {
    const body = { travail: { idSerie: 2 }, idCandidats: [own], dateLimite: DUE, note: null }
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${ecole.token}`,
      'Idempotency-Key': 'devoir-once-0001',
    }
    const twice = () => backend.request(PATH, { method: 'POST', headers, body: JSON.stringify(body) })
    expect([(await twice()).status, (await twice()).status]).toEqual([201, 201])
    expect((await list()).data).toHaveLength(1)
  })
})

describe('instructors', () => {
  it('ask their own candidates, and see nobody else’s assignments', async () => {
    const moniteur = await signedIn(backend, 'moniteur')
    const { idMoniteur } = await backend.db
      .selectFrom('moniteur')
      .innerJoin('utilisateur', 'utilisateur.id', 'moniteur.idUtilisateur')
      .select('moniteur.id as idMoniteur')
      .where('utilisateur.username', '=', 'moniteur')
      .executeTakeFirstOrThrow()
    const people = backend.db.selectFrom('candidat').select('id').where('idAutoEcole', '=', 1).where('archived', '=', 0)
    const mine = await people.where('idMoniteur', '=', idMoniteur).executeTakeFirstOrThrow()
    const other = await people.where('idMoniteur', '!=', idMoniteur).executeTakeFirstOrThrow()
    expect((await assign({ idCandidats: [other.id] }, moniteur)).status).toBe(422)
    expect((await assign({ idCandidats: [mine.id] }, moniteur)).status).toBe(201)
    await assign({ idCandidats: [other.id] })
    expect((await list('', moniteur)).data.map(({ idCandidat }) => idCandidat)).toEqual([mine.id])
    expect((await moniteur.get<Travaux>(`${PATH}/travaux`)).body.series).toHaveLength(20)
  })
})

describe('the list of a school', () => {
  it('is found by name, sorted, filtered by work, and exported', async () => {
    const others = await backend.db
      .selectFrom('candidat')
      .select(['id', 'nom'])
      .where('idAutoEcole', '=', 1)
      .where('archived', '=', 0)
      .where('id', '!=', own)
      .orderBy('nomTri')
      .limit(3)
      .execute()
    await assign({ idCandidats: others.map(({ id }) => id) })
    await assign({ travail: { idSerie: 2 }, dateLimite: '2026-11-25' })
    const byDay = await list('?sort=dateLimite')
    expect(byDay.data[0]?.idSerie).toBe(2)
    expect((await list('?idSerie=1')).data).toHaveLength(3)
    expect((await list(`?q=${encodeURIComponent(others[0]?.nom ?? '')}`)).data[0]?.idCandidat).toBe(others[0]?.id)
    const exported = await ecole.get<{ data: unknown[] }>(`${PATH}/export?idSerie=1`)
    expect(exported.body.data).toHaveLength(3)
    expect((await list('', await signedIn(backend, 'ecole2'))).data).toEqual([])
  })

  it('needs a session and the right', async () => {
    expect((await backend.request(PATH)).status).toBe(401)
    expect((await (await signedIn(backend, 'client')).get(PATH)).status).toBe(403)
    expect((await assign({}, candidat)).status).toBe(403)
  })
})
