import type { Flux, FluxFile, NewFlux } from '@contract/planning/flux'
import type { TestBackend } from '@tests/helpers/backend'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import {
  buildCast,
  buildEvenement,
  type Cast,
  evenementValues,
  MONDAY,
  tunis,
  updateOfEvenement,
  verb,
} from '@tests/helpers/planning'
import { wait } from '@tests/helpers/scenarios'
import ICAL from 'ical.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let cast: Cast
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  cast = await buildCast(backend, ecole)
})
afterEach(() => backend.stop())

const PATH = '/api/calendrier/flux'
const give = (client: Client, ressource: string, idRessource: number) =>
  client.post<NewFlux>(PATH, { ressource, idRessource })
/** Reads as a calendar program does: without an access token. */
const read = (token: string, headers: Record<string, string> = {}) =>
  backend.request(`${PATH}/${token}.ics`, { headers })
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
const propertyOf = (event: ICAL.Event | undefined, name: string) => String(event?.component.getFirstPropertyValue(name))
const feedOf = async (ressource: string, id: number, client = ecole) => {
  const { body } = await give(client, ressource, id)
  return (await read(body.token)).text()
}
const ownId = async (table: 'moniteur' | 'candidat') =>
  (
    await backend.db
      .selectFrom(table)
      .innerJoin('utilisateur', 'utilisateur.id', `${table}.idUtilisateur`)
      .select(`${table}.id`)
      .where('username', '=', table)
      .executeTakeFirstOrThrow()
  ).id

describe('an iCal feed', () => {
  it('is valid for a calendar program', async () => {
    const made = await buildEvenement(
      ecole,
      evenementValues(cast, { props: { lieu: 'Gare, sortie nord; quai 2', note: 'Ne pas dire' } }),
    )
    const { status, body } = await give(ecole, 'vehicule', cast.idVehicule)
    expect(status).toBe(201)
    const response = await read(body.token)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    const text = await response.text()
    const [event] = eventsIn(text)
    expect(event?.uid).toBe(`evenement-${made.idEvenement}@voie-libre`)
    expect(event?.summary).toBe('Heure de circulation – Personne Essai')
    expect(event?.location).toBe('Gare, sortie nord; quai 2')
    expect(event?.description).toBe('Moniteur\u00a0: Personne Formateur')
    expect(event?.startDate.toJSDate().toISOString()).toBe(made.start)
    expect(event?.endDate.toJSDate().toISOString()).toBe(made.end)
    expect(propertyOf(event, 'status')).toBe('CONFIRMED')
    expect(propertyOf(event, 'sequence')).toBe('1')
    const alarm = event?.component.getFirstSubcomponent('valarm')
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT2H')
    expect(text).not.toContain('Ne pas dire')
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(line).not.toContain('\n')
    }
  })

  it('spans a month back to a year ahead and marks cancelled events', async () => {
    const day = (date: string) => ({ start: tunis(date, '13:00'), end: tunis(date, '14:00') })
    for (const date of ['2026-11-17', '2027-11-16', '2027-11-30']) {
      await buildEvenement(ecole, evenementValues(cast, day(date)))
    }
    const event = await buildEvenement(ecole, evenementValues(cast, day(MONDAY)))
    await verb(ecole, event, 'cancel')
    const { body } = await give(ecole, 'moniteur', cast.moniteur.id)
    const found = eventsIn(await (await read(body.token)).text())
    expect(found.map((one) => one.startDate.toJSDate().toISOString().slice(0, 10))).toEqual([
      '2026-11-17',
      '2027-11-16',
      MONDAY,
    ])
    expect(propertyOf(found[2], 'status')).toBe('CANCELLED')
    expect(propertyOf(found[2], 'sequence')).toBe('2')
    wait(backend, { days: 27 })
    expect(eventsIn(await (await read(body.token)).text())).toHaveLength(3)
  })

  it('keeps the UID of a moved event with a higher sequence', async () => {
    const made = await buildEvenement(ecole, evenementValues(cast))
    const { body } = await give(ecole, 'vehicule', cast.idVehicule)
    const [before] = eventsIn(await (await read(body.token)).text())
    const moved = { start: tunis(MONDAY, '13:00'), end: tunis(MONDAY, '14:00') }
    await ecole.put(`/api/calendrier/evenement/${made.idEvenement}`, updateOfEvenement(made, moved))
    const [after] = eventsIn(await (await read(body.token)).text())
    expect(after?.uid).toBe(before?.uid)
    expect(propertyOf(after, 'sequence')).toBe('2')
    expect(after?.startDate.toJSDate().toISOString()).toBe(moved.start)
  })

  it('answers 304 to a reader that has the current version', async () => {
    const { body } = await give(ecole, 'vehicule', cast.idVehicule)
    const etag = (await read(body.token)).headers.get('ETag') ?? ''
    const again = await read(body.token, { 'If-None-Match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    await buildEvenement(ecole, evenementValues(cast))
    expect((await read(body.token, { 'If-None-Match': etag })).status).toBe(200)
  })

  it('names candidates to its owner only and contains no phone number', async () => {
    const moniteur = await signedIn(backend, 'moniteur')
    const idMoniteur = await ownId('moniteur')
    const idCandidat = await ownId('candidat')
    const person = await backend.db
      .selectFrom('candidat')
      .selectAll()
      .where('id', '=', idCandidat)
      .executeTakeFirstOrThrow()
    const props = { idMoniteur, idCandidats: [idCandidat], calendar: 'Hour code' as const, idVehicule: null }
    await buildEvenement(
      ecole,
      evenementValues(cast, { start: tunis('2027-03-02', '10:00'), end: tunis('2027-03-02', '11:00'), props }),
    )
    const own = await feedOf('moniteur', idMoniteur, moniteur)
    const given = await feedOf('moniteur', idMoniteur)
    const candidats = await feedOf('candidat', idCandidat, await signedIn(backend, 'candidat'))
    expect(own.replaceAll('\r\n ', '')).toContain(`Heure de code – ${person.prenom} ${person.nom}`)
    expect(given.replaceAll('\r\n ', '')).not.toContain(person.nom)
    expect(eventsIn(given)).toHaveLength(eventsIn(own).length)
    expect(eventsIn(candidats).some(({ summary }) => summary === 'Heure de code')).toBe(true)
    for (const text of [own, given, candidats]) expect(text).not.toContain(person.telephone ?? '+216')
  })
})

describe('the token of a feed', () => {
  it('is answered once and never stored', async () => {
    const { body } = await give(ecole, 'vehicule', cast.idVehicule)
    expect(body.token).toMatch(/^[\w-]{43}$/)
    const list = await ecole.get<{ data: Flux[] }>(`${PATH}?ressource=vehicule&idRessource=${cast.idVehicule}`)
    const { token, ...rest } = body
    expect(list.body.data).toEqual([rest])
    const kept = await backend.db.selectFrom('flux_ical').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  it('answers 404 when it is revoked or unknown, or its author is archived', async () => {
    const { body } = await give(ecole, 'vehicule', cast.idVehicule)
    expect((await read(body.token)).status).toBe(200)
    const revoked = await ecole.post<Flux>(`${PATH}/${body.id}/revoke`)
    expect(revoked.body).toMatchObject({ id: body.id, revoqueLe: backend.clock.now.toISOString() })
    expect((await read(body.token)).status).toBe(404)
    expect((await ecole.post(`${PATH}/${body.id}/revoke`)).status).toBe(409)
    expect((await read('x'.repeat(43))).status).toBe(404)
    expect((await backend.request(`${PATH}/..%2f.ics`)).status).toBe(404)

    const moniteur = await signedIn(backend, 'moniteur')
    const own = await give(moniteur, 'moniteur', await ownId('moniteur'))
    await backend.db.updateTable('utilisateur').set({ actif: 0 }).where('username', '=', 'moniteur').execute()
    expect((await read(own.body.token)).status).toBe(404)
  })

  it('shows only what its author may see today', async () => {
    await buildEvenement(ecole, evenementValues(cast))
    const { body } = await give(ecole, 'vehicule', cast.idVehicule)
    expect(await (await read(body.token)).text()).toContain('BEGIN:VEVENT')
    await backend.db.updateTable('utilisateur').set({ acces: 'caisse' }).where('username', '=', 'ecole').execute()
    expect(await (await read(body.token)).text()).not.toContain('BEGIN:VEVENT')
  })

  it('is created by a school for its own records and by other users for themselves', async () => {
    const moniteur = await signedIn(backend, 'moniteur')
    const candidat = await signedIn(backend, 'candidat')
    const ecole2 = await signedIn(backend, 'ecole2')
    expect((await give(moniteur, 'moniteur', await ownId('moniteur'))).status).toBe(201)
    expect((await give(candidat, 'candidat', await ownId('candidat'))).status).toBe(201)
    for (const [client, ressource, id] of [
      [moniteur, 'moniteur', cast.moniteur.id],
      [moniteur, 'vehicule', cast.idVehicule],
      [moniteur, 'candidat', cast.candidat.id],
      [candidat, 'candidat', cast.candidat.id],
      [ecole2, 'vehicule', cast.idVehicule],
      [ecole2, 'moniteur', cast.moniteur.id],
    ] as const) {
      expect((await give(client, ressource, id)).status).toBe(404)
      const query = `ressource=${ressource}&idRessource=${id}`
      expect((await client.get(`${PATH}/fichier?${query}`)).status).toBe(404)
    }
    const { body } = await give(ecole, 'candidat', cast.candidat.id)
    for (const client of [moniteur, candidat, ecole2]) {
      expect((await client.post(`${PATH}/${body.id}/revoke`)).status).toBe(404)
    }
    expect((await ecole.post(PATH, { ressource: 'examinateur', idRessource: 1 })).status).toBe(422)
    expect((await moniteur.get<{ data: Flux[] }>(PATH)).body.data).toHaveLength(1)
    expect((await ecole.get<{ data: Flux[] }>(PATH)).body.data).toHaveLength(3)
    expect((await clientOf(backend, null).get(PATH)).status).toBe(401)
  })
})

describe('GET /api/calendrier/flux/fichier', () => {
  it('names the file after the owner of the calendar', async () => {
    await buildEvenement(ecole, evenementValues(cast))
    const query = `ressource=moniteur&idRessource=${cast.moniteur.id}`
    const { status, body } = await ecole.get<FluxFile>(`${PATH}/fichier?${query}`)
    expect(status).toBe(200)
    expect(body.fichier).toBe('Personne Formateur.ics')
    expect(eventsIn(body.contenu)).toHaveLength(1)
    expect((await ecole.get(`${PATH}/fichier?ressource=moniteur`)).status).toBe(422)
  })
})
