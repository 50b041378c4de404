import type { Notif } from '@contract/compte/notif'
import type { ApiError } from '@contract/errors'
import type { Page } from '@contract/list'
import type { Demande, Propositions } from '@contract/planning/demande'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import { buildCast, buildEvenement, type Cast, clashesIn, evenementValues, tunis } from '@tests/helpers/planning'
import { wait } from '@tests/helpers/scenarios'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let candidat: Client
let cast: Cast
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  cast = await buildCast(backend, ecole)
  candidat = await signedIn(backend, 'candidat')
  await backend.db.deleteFrom('demande_evenement').execute()
})
afterEach(() => backend.stop())

const PATH = '/api/calendrier/demande'
/** Thursday and Friday, when the cast has nothing planned. */
const slot = (time: string, day = '2026-11-26', minutes = 60) => {
  const start = tunis(day, time)
  return { start, end: new Date(Date.parse(start) + minutes * 60_000).toISOString() }
}
const SLOTS = [slot('13:00'), slot('12:00', '2026-11-27')]
const ask = (client: Client, body: object = {}) =>
  client.post<Demande>(PATH, { calendar: 'Hour circulation', creneaux: SLOTS, ...body })
const errorsOf = (answer: { body: unknown }) => (answer.body as ApiError).errors
const notifs = async (client: Client) => (await client.get<Page<Notif>>('/api/notif?limit=20')).body.data
const listed = async (client: Client, query = '') => (await client.get<Page<Demande>>(`${PATH}?${query}`)).body
const withCast = (creneau = 0) => ({ creneau, idMoniteur: cast.moniteur.id, idVehicule: cast.idVehicule })
const eventsOf = async (id: number | null) =>
  backend.db
    .selectFrom('evenement')
    .selectAll()
    .where('id', '=', id ?? 0)
    .execute()

describe('POST /api/calendrier/demande/{id}/accept', () => {
  it('plans the lesson of the chosen slot and notifies the candidate', async () => {
    const { body: wish } = await ask(candidat, { note: 'Le soir' })
    const { status, body } = await ecole.post<Demande>(`${PATH}/${wish.id}/accept`, { ...withCast(1), lieu: 'Gare' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ statut: 'ACCEPTED', reponduLe: backend.clock.now.toISOString() })
    const [event] = await eventsOf(body.idEvenement)
    expect(event).toMatchObject({
      calendar: 'Hour circulation',
      start: SLOTS[1]?.start,
      end: SLOTS[1]?.end,
      idMoniteur: cast.moniteur.id,
      status: 'PLANNED',
      lieu: 'Gare',
      note: 'Le soir',
    })
    const notified = (await notifs(candidat)).filter(({ kind }) => kind === 'demande_accepted')
    expect(notified).toMatchObject([{ params: { calendar: 'Hour circulation', quand: SLOTS[1]?.start } }])
    const log = await backend.db
      .selectFrom('historique')
      .select(['action', 'auteur'])
      .where('entite', '=', 'demande')
      .execute()
    expect(log.map(({ action }) => action)).toEqual(['create', 'accept'])
  })

  it('refuses a second answer with 409 and changes nothing', async () => {
    const { body: wish } = await ask(candidat)
    const both = await Promise.all([0, 1].map((n) => ecole.post(`${PATH}/${wish.id}/accept`, withCast(n))))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await ecole.post(`${PATH}/${wish.id}/refuse`, { motif: 'Non' })).body).toMatchObject({ code: 'state' })
  })

  it('refuses a clash, keeps the request pending and answers free slots', async () => {
    const { body: wish } = await ask(candidat)
    await buildEvenement(ecole, evenementValues(cast, { ...slot('13:30') }))
    const answer = await ecole.post(`${PATH}/${wish.id}/accept`, withCast())
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'clash' })
    const { clashes, creneaux } = clashesIn(answer)
    expect(clashes.map(({ kind, de }) => `${de} ${kind}`).sort()).toEqual(['moniteur occupe', 'vehicule occupe'])
    expect(creneaux).toHaveLength(3)
    expect((await listed(ecole)).data[0]).toMatchObject({ statut: 'PENDING', idEvenement: null })
    const [autre] = creneaux
    const accepted = await ecole.post<Demande>(`${PATH}/${wish.id}/accept`, { ...withCast(), autre })
    expect(accepted.body.statut).toBe('ACCEPTED')
    expect(await eventsOf(accepted.body.idEvenement)).toMatchObject([{ start: autre?.start, end: autre?.end }])
    const notified = (await notifs(candidat)).find(({ kind }) => kind === 'demande_accepted')
    expect(notified?.params.quand).toBe(autre?.start)
  })

  it('refuses an incomplete answer and a past slot', async () => {
    const { body: wish } = await ask(candidat)
    const accept = (body: object) => ecole.post(`${PATH}/${wish.id}/accept`, body)
    expect(errorsOf(await accept({ creneau: 0 }))).toEqual({ idMoniteur: 'required', idVehicule: 'required' })
    expect(errorsOf(await accept({ ...withCast(), idMoniteur: 99_999 }))).toEqual({ idMoniteur: 'unknown' })
    expect(errorsOf(await accept(withCast(2)))).toEqual({ creneau: 'unknown' })
    wait(backend, { days: 5, minutes: 240 })
    ecole = await signedIn(backend, 'ecole')
    expect(errorsOf(await accept(withCast()))).toEqual({ creneau: 'too_past' })
  })

  it('refuses a request with a reason, which the candidate receives', async () => {
    const { body: wish } = await ask(candidat)
    expect(errorsOf(await ecole.post(`${PATH}/${wish.id}/refuse`, { motif: '  ' }))).toEqual({ motif: 'required' })
    const { body } = await ecole.post<Demande>(`${PATH}/${wish.id}/refuse`, { motif: 'Complet' })
    expect(body).toMatchObject({ statut: 'REFUSED', motif: 'Complet' })
    const notified = (await notifs(candidat)).find(({ kind }) => kind === 'demande_refused')
    const dated = { context: 'dated', quand: wish.creneaux[0]?.start }
    expect(notified?.params).toEqual({ calendar: 'Hour circulation', motif: 'Complet', ...dated })
  })
})

describe('GET /api/calendrier/demande/{id}/propositions', () => {
  const propose = async (id: number) => (await ecole.get<Propositions>(`${PATH}/${id}/propositions`)).body

  it('names the referent first and which slots are free with whom', async () => {
    const wish = (await ask(ecole, { idCandidat: cast.candidat.id })).body
    await backend.db
      .updateTable('candidat')
      .set({ idMoniteur: cast.moniteur.id })
      .where('id', '=', cast.candidat.id)
      .execute()
    const before = await propose(wish.id)
    expect(before.creneaux.map(({ libre, idMoniteur }) => [libre, idMoniteur])).toEqual([
      [true, cast.moniteur.id],
      [true, cast.moniteur.id],
    ])
    expect(before.moniteurs).toContainEqual({ id: cast.moniteur.id, nom: 'Personne Formateur' })
    const other = await buildCandidat(ecole)
    await buildEvenement(ecole, evenementValues(cast, { ...slot('13:00'), props: { idCandidats: [other.id] } }))
    const [first, second] = (await propose(wish.id)).creneaux
    expect(first?.idMoniteur).not.toBe(cast.moniteur.id)
    expect(second?.idMoniteur).toBe(cast.moniteur.id)
    // A proposed slot can be accepted.
    const { idMoniteur, idVehicule } = first ?? {}
    expect((await ecole.post(`${PATH}/${wish.id}/accept`, { creneau: 0, idMoniteur, idVehicule })).status).toBe(200)
  })

  it('proposes nobody where the candidate is taken or the school is closed', async () => {
    const creneaux = [slot('13:30', '2026-11-30'), slot('15:00', '2026-11-27')]
    const wish = (await ask(ecole, { idCandidat: cast.candidat.id, creneaux })).body
    await buildEvenement(ecole, evenementValues(cast, { ...slot('13:00', '2026-11-30') }))
    const fermeture = { debut: '2026-11-27', fin: '2026-11-27', motif: null, force: true }
    await ecole.post('/api/autoecole/fermeture', fermeture)
    const answered = (await propose(wish.id)).creneaux
    expect(answered.map(({ libre }) => libre)).toEqual([false, false])
    expect(answered.map(({ raison }) => raison)).toEqual(['own_lesson', 'closed'])
  })

  it('says of a slot that has begun that it is past, whoever is free', async () => {
    const wish = (await ask(ecole, { idCandidat: cast.candidat.id })).body
    expect((await propose(wish.id)).creneaux.map(({ raison }) => raison)).toEqual([null, null])
    backend.clock.now = new Date(wish.creneaux[0]?.start ?? '')
    ecole = await signedIn(backend, 'ecole')
    expect((await propose(wish.id)).creneaux[0]).toMatchObject({ libre: false, raison: 'past', idMoniteur: null })
  })

  it('skips instructors on leave and puts the requested instructor before the referent', async () => {
    const idCandidat = cast.candidat.id
    const [first] = SLOTS
    const asked = [{ ...slot('09:00', '2026-12-02'), idMoniteur: cast.moniteur.id }, first]
    const wish = (await ask(ecole, { idCandidat, creneaux: asked })).body
    const before = (await propose(wish.id)).creneaux
    expect(before[0]?.idMoniteur).toBe(cast.moniteur.id)
    const taker = before[1]?.idMoniteur
    const leave = { debut: '2026-11-26', fin: '2026-12-02', motif: 'Formation', force: true }
    for (const id of [cast.moniteur.id, taker]) await ecole.post(`/api/moniteur/${id}/conge`, leave)
    const after = (await propose(wish.id)).creneaux.map(({ idMoniteur }) => idMoniteur)
    expect(after).not.toContain(cast.moniteur.id)
    expect(after).not.toContain(taker)
  })
})
