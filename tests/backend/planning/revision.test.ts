import type { Page } from '@contract/list'
import type { Clash } from '@contract/planning/clash'
import { EXAM_OF } from '@contract/planning/evenement'
import type { Revision, RevisionDetail } from '@contract/planning/revision'
import type { TestBackend } from '@tests/helpers/backend'
import { insertExamens } from '@tests/helpers/examens'
import { buildCandidat, buildMoniteur } from '@tests/helpers/factories'
import { type Client, signedIn, startFreeSchool } from '@tests/helpers/http'
import {
  buildCast,
  buildEvenement,
  type Cast,
  evenementValues,
  insertExaminateur,
  insertVehicule,
  MONDAY,
  tunis,
  updateOfEvenement,
  verb,
} from '@tests/helpers/planning'
import { wait } from '@tests/helpers/scenarios'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let cast: Cast
beforeEach(async () => {
  const started = await startFreeSchool()
  backend = started.backend
  ecole = started.ecole
  cast = await buildCast(backend, ecole)
})
afterEach(() => backend.stop())

const PATH = '/api/calendrier/a-revoir'
const list = async (client = ecole, query = '') => (await client.get<Page<Revision>>(`${PATH}?${query}`)).body
const detail = async (id: number, client = ecole) => client.get<RevisionDetail>(`${PATH}/${id}`)
const reasons = async () =>
  (await list()).data.map(({ evenement, raisons }) => [
    evenement.idEvenement,
    raisons.map(({ kind, de, quoi }: Clash) => [kind, de, quoi].filter(Boolean).join(' ')),
  ])
const at = (time: string, day = MONDAY) => tunis(day, time)
const setVehicule = (values: { disponible?: 0; archived?: 1; finAssurance?: string }, id = cast.idVehicule) =>
  backend.db.updateTable('vehicule').set(values).where('id', '=', id).execute()
const leave = () => ecole.post(`/api/moniteur/${cast.moniteur.id}/conge`, { debut: MONDAY, fin: MONDAY, force: true })

describe('GET /api/calendrier/revision', () => {
  it('is empty while nothing changed', async () => {
    await buildEvenement(ecole, evenementValues(cast))
    expect(await list()).toEqual({ data: [], totalPages: 1, currentPage: 1, totalDataCount: 0, perPage: 10 })
  })

  it.each<[string, string, () => Promise<unknown>]>([
    ['a vehicle is out of service', 'indisponible vehicule', () => setVehicule({ disponible: 0 })],
    ['a vehicle is archived', 'archive vehicule', () => setVehicule({ archived: 1 })],
    [
      'a paper expires before the day',
      'papiers vehicule finAssurance',
      () => setVehicule({ finAssurance: '2026-11-22' }),
    ],
    ['the instructor is on leave', 'conge moniteur', leave],
    [
      'the instructor works at other times',
      'disponibilite moniteur',
      () =>
        ecole.put(`/api/moniteur/${cast.moniteur.id}/disponibilite`, {
          plages: [{ jour: 1, debut: '13:00', fin: '18:00' }],
          version: 0,
        }),
    ],
    [
      'the instructor is archived',
      'archive moniteur',
      () => backend.db.updateTable('moniteur').set({ archived: 1 }).where('id', '=', cast.moniteur.id).execute(),
    ],
    [
      'the school is closed',
      'fermeture ecole Travaux',
      () => ecole.post('/api/autoecole/fermeture', { debut: MONDAY, fin: MONDAY, motif: 'Travaux', force: true }),
    ],
    [
      'the school opens later',
      'horaires ecole',
      () =>
        backend.db
          .insertInto('horaire_ecole')
          .values({ idAutoEcole: 1, jour: 1, debut: '10:00', fin: '18:00' })
          .execute(),
    ],
    [
      'the candidate is archived',
      'archive candidat',
      () => backend.db.updateTable('candidat').set({ archived: 1 }).where('id', '=', cast.candidat.id).execute(),
    ],
    [
      'the instructor no longer teaches the category',
      'categorie moniteur B',
      () => backend.db.deleteFrom('moniteur_permi').where('idMoniteur', '=', cast.moniteur.id).execute(),
    ],
  ])('lists the event with its reason when %s', async (_case, reason, change) => {
    const event = await buildEvenement(ecole, evenementValues(cast))
    expect(await reasons()).toEqual([])
    await change()
    expect(await reasons()).toEqual([[event.idEvenement, [reason]]])
    expect((await detail(event.idEvenement)).body.raisons).toEqual((await list()).data[0]?.raisons)
  })

  it('lists an exam whose previous stage or examiner is no longer valid', async () => {
    const idExaminateur = await insertExaminateur(backend, 1, ['code', 'circulation'])
    const [code = 0] = await insertExamens(backend, { idCandidat: cast.candidat.id }, [
      { etape: 'code', status: 'SUCCESS', start: '2026-11-16T08:00:00.000Z' },
    ])
    const props = { calendar: EXAM_OF.circulation, idMoniteur: null, idVehicule: null, idExaminateur }
    const exam = await buildEvenement(ecole, evenementValues(cast, { props }))
    expect(await reasons()).toEqual([])
    await backend.db.updateTable('evenement').set({ status: 'FAILED' }).where('id', '=', code).execute()
    await backend.db.updateTable('examinateur').set({ archived: 1 }).where('id', '=', idExaminateur).execute()
    expect(await reasons()).toEqual([[exam.idEvenement, ['archive examinateur', 'etape candidat']]])
    expect((await list()).data[0]?.raisons[1]).toMatchObject({ raison: { code: 'previous', etape: 'code' } })
  })

  it('excludes past, running and cancelled events', async () => {
    const event = await buildEvenement(ecole, evenementValues(cast))
    const later = await buildEvenement(ecole, evenementValues(cast, { start: at('11:00'), end: at('12:00') }))
    await setVehicule({ disponible: 0 })
    expect((await reasons()).map(([id]) => id)).toEqual([event.idEvenement, later.idEvenement])
    await verb(ecole, later, 'cancel')
    expect((await reasons()).map(([id]) => id)).toEqual([event.idEvenement])
    wait(backend, { minutes: (Date.parse(event.start) - backend.clock.now.getTime()) / 60_000 })
    const fresh = await signedIn(backend, 'ecole')
    expect((await list(fresh)).totalDataCount).toBe(0)
    expect((await detail(event.idEvenement, fresh)).body).toMatchObject({ statusCode: 409, code: 'state' })
  })

  it('sorts by time with pages and the total', async () => {
    const times = ['15:00', '09:00', '12:00']
    for (const time of times) {
      const end = `${Number(time.slice(0, 2)) + 1}:00`
      await buildEvenement(ecole, evenementValues(cast, { start: at(time), end: at(end) }))
    }
    await setVehicule({ disponible: 0 })
    const first = await list(ecole, 'perPage=2')
    expect(first).toMatchObject({ totalPages: 2, totalDataCount: 3 })
    expect(first.data.map(({ evenement }) => evenement.start)).toEqual([at('09:00'), at('12:00')])
    const second = await list(ecole, 'perPage=2&page=2')
    expect(second.data.map(({ evenement }) => evenement.start)).toEqual([at('15:00')])
    expect((await ecole.get(`${PATH}?perPage=0`)).body).toMatchObject({ statusCode: 422 })
  })

  it('hides the events of another school', async () => {
    const event = await buildEvenement(ecole, evenementValues(cast))
    await setVehicule({ disponible: 0 })
    const ecole2 = await signedIn(backend, 'ecole2')
    expect((await list(ecole2)).totalDataCount).toBe(0)
    expect((await detail(event.idEvenement, ecole2)).status).toBe(404)
    const desk = await signedIn(backend, 'ecole-planning')
    expect((await list(desk)).totalDataCount).toBe(1)
  })

  it('proposes nobody of another school', async () => {
    const event = await buildEvenement(ecole, evenementValues(cast))
    await insertVehicule(backend, 2, { idPermi: cast.idPermi })
    await backend.db
      .updateTable('vehicule')
      .set({ archived: 1 })
      .where('id', '<>', cast.idVehicule)
      .where('idAutoEcole', '=', 1)
      .execute()
    await setVehicule({ disponible: 0 })
    expect((await detail(event.idEvenement)).body.vehicules).toEqual([])
  })
})

describe('proposals that settle an event to review', () => {
  it('are other times during a leave, and every proposed time can be booked', async () => {
    const event = await buildEvenement(ecole, evenementValues(cast))
    await leave()
    const { body } = await detail(event.idEvenement)
    expect(body.creneaux).toHaveLength(3)
    for (const creneau of body.creneaux) {
      const { body: now } = await ecole.get<typeof event>(`/api/calendrier/evenement/${event.idEvenement}`)
      const saved = await ecole.put(
        `/api/calendrier/evenement/${event.idEvenement}`,
        updateOfEvenement({ ...now, ...creneau }),
      )
      expect(saved.status).toBe(200)
      expect(await reasons()).toEqual([])
    }
  })

  it('are free vehicles of the category when the own vehicle is out of service', async () => {
    await backend.db.updateTable('vehicule').set({ disponible: 0 }).execute()
    const free = await insertVehicule(backend, 1, { idPermi: cast.idPermi })
    const taken = await insertVehicule(backend, 1, { idPermi: cast.idPermi })
    await backend.db.updateTable('vehicule').set({ disponible: 1 }).where('id', '=', cast.idVehicule).execute()
    const event = await buildEvenement(ecole, evenementValues(cast))
    const other = { idCandidats: [(await buildCandidat(ecole)).id], idMoniteur: (await buildMoniteur(ecole)).id }
    await buildEvenement(ecole, evenementValues(cast, { props: { ...other, idVehicule: taken } }))
    await setVehicule({ disponible: 0 })
    const { body } = await detail(event.idEvenement)
    expect(body.creneaux).toEqual([])
    expect(body.moniteurs).toEqual([])
    expect(body.vehicules.map(({ id }) => id)).toEqual([free])
    const change = updateOfEvenement(event, { props: { idVehicule: free } })
    expect((await ecole.put(`/api/calendrier/evenement/${event.idEvenement}`, change)).status).toBe(200)
    expect(await reasons()).toEqual([])
  })

  it('are instructors who teach the category and work at that time', async () => {
    const event = await buildEvenement(ecole, evenementValues(cast))
    await backend.db.updateTable('moniteur').set({ disponible: 0 }).execute()
    const free = await buildMoniteur(ecole)
    expect((await detail(event.idEvenement)).body).toMatchObject({
      moniteurs: [{ id: free.id, nom: 'Personne Formateur' }],
      vehicules: [],
    })
  })
})

it('exports the events as they are listed', async () => {
  const { idEvenement } = await buildEvenement(ecole, evenementValues(cast))
  await setVehicule({ disponible: 0 })
  const read = (client: Client, query = '') =>
    client.get<{ data: Revision[]; next: number | null }>(`${PATH}/export?${query}`)
  const { body } = await read(ecole)
  expect(body).toMatchObject({
    data: [{ evenement: { idEvenement }, raisons: [{ kind: 'indisponible' }] }],
    next: null,
  })
  expect((await read(ecole, 'after=1')).body.data).toEqual([])
  expect((await read(ecole, 'after=-1')).status).toBe(422)
  expect((await read(await signedIn(backend, 'ecole2'))).body.data).toEqual([])
  expect((await read(await signedIn(backend, 'moniteur'))).status).toBe(403)
})
