import type { Candidat, CandidatDetail, CandidatLigne } from '@contract/ecole/candidat'
import type { Moniteur } from '@contract/ecole/moniteur'
import type { Page } from '@contract/list'
import type { Parcours } from '@contract/planning/parcours'
import type { TestBackend } from '@tests/helpers/backend'
import { insertExamens, insertHeures } from '@tests/helpers/examens'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import { moveToFrance, wait } from '@tests/helpers/scenarios'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let candidat: Candidat
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  candidat = await buildCandidat(ecole)
})
afterEach(() => backend.stop())

const pathOf = async (id = candidat.id, client = ecole) =>
  (await client.get<Parcours>(`/api/candidat/${id}/parcours`)).body

/** The progress of the candidate in the list; the file shows the same. */
async function progressionOf(id = candidat.id) {
  const { body: list } = await ecole.get<Page<CandidatLigne>>(`/api/candidat?q=${candidat.nom}&perPage=100`)
  const { body: sheet } = await ecole.get<CandidatDetail>(`/api/candidat/${id}`)
  const line = list.data.find((row) => row.id === id)
  expect(line?.progression).toEqual(sheet.progression)
  return sheet.progression
}

describe('the progress of a candidate', () => {
  it('starts at the first stage with nothing planned', async () => {
    expect(await progressionOf()).toEqual({
      etape: 'code',
      termineLe: null,
      expireLe: null,
      minutes: { faites: 0, prevues: 0 },
      prochain: null,
    })
  })

  it('counts attested and planned hours and names the next lesson or exam', async () => {
    await insertExamens(backend, { idCandidat: candidat.id }, [
      { etape: 'code', status: 'SUCCESS', start: '2026-10-19T09:00:00.000Z' },
      { etape: 'circulation', status: 'PLANNED', start: '2026-11-25T09:00:00.000Z' },
    ])
    const path = await pathOf()
    const [code] = path.parcours.etapes
    const progression = await progressionOf()
    expect(progression).toMatchObject({ etape: 'circulation', expireLe: code?.expireLe })
    expect(progression.prochain).toMatchObject({ calendar: 'Conduit exam', start: '2026-11-25T09:00:00.000Z' })
    await insertHeures(backend, { idCandidat: candidat.id }, [
      { calendar: 'Hour circulation', status: 'SUCCESS', start: '2026-11-02T09:00:00.000Z', minutes: 45 },
      { calendar: 'Hour circulation', status: 'NO_SHOW', start: '2026-11-03T09:00:00.000Z' },
      { calendar: 'Hour code', status: 'PLANNED', start: '2026-11-03T09:00:00.000Z' },
      { calendar: 'Hour circulation', status: 'PLANNED', start: '2026-11-24T09:00:00.000Z' },
    ])
    const { minutes, prochain } = await progressionOf()
    expect(minutes).toEqual({ faites: 45, prevues: 60 })
    expect(prochain).toMatchObject({ calendar: 'Hour circulation', start: '2026-11-24T09:00:00.000Z' })
  })
})

describe('GET /api/candidat/{id}/parcours', () => {
  it('starts the path with the theory exam', async () => {
    const path = await pathOf()
    expect(path).toMatchObject({ idCandidat: candidat.id, permi: 'B', today: '2026-11-21', examens: [] })
    expect(path.parcours.prochaine).toBe('code')
    expect(path.parcours.etapes.map(({ etape, state }) => `${etape} ${state}`)).toEqual([
      'code eligible',
      'circulation locked',
      'parc locked',
    ])
  })

  it('advances with results, each counted as a sitting of its stage', async () => {
    await insertExamens(backend, { idCandidat: candidat.id }, [
      { etape: 'circulation', status: 'SUCCESS', start: '2026-11-19T09:00:00.000Z' },
      { etape: 'code', status: 'SUCCESS', start: '2026-10-20T09:00:00.000Z', lieu: 'Ariana' },
      { etape: 'code', status: 'CANCELLED', start: '2026-10-12T09:00:00.000Z' },
      { etape: 'code', status: 'FAILED', start: '2026-10-05T09:00:00.000Z' },
    ])
    const { parcours, examens } = await pathOf()
    expect(parcours.prochaine).toBe('parc')
    expect(parcours.etapes[2]).toMatchObject({ state: 'eligible', premiereDate: '2026-11-24', essaisRestants: 2 })
    expect(examens.map(({ etape, tentative, lieu }) => [etape, tentative, lieu])).toEqual([
      ['code', 1, null],
      ['code', null, null],
      ['code', 2, 'Ariana'],
      ['circulation', 1, null],
    ])
  })

  it('uses the days of the school’s time zone', async () => {
    await insertExamens(backend, { idCandidat: candidat.id }, [
      // In Tunis it is already the 20th.
      { etape: 'code', status: 'SUCCESS', start: '2026-11-19T23:30:00.000Z' },
    ])
    const { parcours } = await pathOf()
    expect(parcours.etapes[0]).toMatchObject({ jour: '2026-11-20', expireLe: '2028-02-20' })
    await moveToFrance(backend, 1)
    expect((await pathOf()).parcours.etapes[0]).toMatchObject({ jour: '2026-11-20', expireLe: '2031-11-20' })
  })

  it('treats a candidate absent from an exam as a no-show', async () => {
    const [id = 0] = await insertExamens(backend, { idCandidat: candidat.id }, [
      { etape: 'code', status: 'SUCCESS', start: '2026-11-10T09:00:00.000Z' },
    ])
    await backend.db.updateTable('evenement_candidat').set({ absent: 1 }).where('idEvenement', '=', id).execute()
    expect((await pathOf()).parcours.etapes[0]).toMatchObject({ state: 'failed', dernierResultat: 'NO_SHOW' })
  })

  it('applies the school’s own rules', async () => {
    await backend.db
      .updateTable('reglage_planning')
      .set({ valeurs: JSON.stringify({ parcours: { codeValiditeMois: 12 } }) })
      .where('idAutoEcole', '=', 1)
      .execute()
    await insertExamens(backend, { idCandidat: candidat.id }, [
      { etape: 'code', status: 'SUCCESS', start: '2026-11-10T09:00:00.000Z' },
    ])
    expect((await pathOf()).parcours.etapes[0]).toMatchObject({ expireLe: '2027-11-10' })
  })

  it('sums attested hours and planned ones', async () => {
    await insertHeures(backend, { idCandidat: candidat.id }, [
      { calendar: 'Hour circulation', status: 'SUCCESS', start: '2026-11-10T09:00:00.000Z', minutes: 50 },
      { calendar: 'Hour circulation', status: 'SUCCESS', start: '2026-11-11T09:00:00.000Z' },
      { calendar: 'Hour circulation', status: 'NO_SHOW', start: '2026-11-12T09:00:00.000Z' },
      // A past lesson that was never attested counts neither as done nor as planned.
      { calendar: 'Hour circulation', status: 'PLANNED', start: '2026-11-13T09:00:00.000Z' },
      { calendar: 'Hour circulation', status: 'PLANNED', start: '2026-11-30T09:00:00.000Z' },
      { calendar: 'Hour code', status: 'CANCELLED', start: '2026-11-30T11:00:00.000Z' },
    ])
    expect((await pathOf()).heures).toEqual([
      { calendar: 'Hour code', faites: 0, prevues: 0 },
      { calendar: 'Hour circulation', faites: 110, prevues: 60 },
      { calendar: 'Hour Park', faites: 0, prevues: 0 },
    ])
  })

  it('expires the theory exam with time', async () => {
    await insertExamens(backend, { idCandidat: candidat.id }, [
      { etape: 'code', status: 'SUCCESS', start: '2025-09-01T09:00:00.000Z' },
    ])
    expect((await pathOf()).parcours.alertes).toEqual([{ etape: 'code', expireLe: '2026-12-01', jours: 10, seuil: 15 }])
    wait(backend, { days: 11 })
    const later = clientOf(backend, await backend.login('ecole'))
    expect((await pathOf(candidat.id, later)).parcours.etapes[0]).toMatchObject({ state: 'expired' })
  })
})

describe('access to the path of a candidate', () => {
  it('answers 401 without a token and 404 to another school and for an invalid id', async () => {
    expect((await clientOf(backend, null).get(`/api/candidat/${candidat.id}/parcours`)).status).toBe(401)
    const ecole2 = await signedIn(backend, 'ecole2')
    expect((await ecole2.get(`/api/candidat/${candidat.id}/parcours`)).status).toBe(404)
    expect((await ecole.get('/api/candidat/999999/parcours')).status).toBe(404)
    expect((await ecole.get('/api/candidat/x/parcours')).status).toBe(404)
  })

  it('answers 403 to the platform manager and clients', async () => {
    for (const role of ['manager', 'client']) {
      const client = await signedIn(backend, role)
      expect((await client.get(`/api/candidat/${candidat.id}/parcours`)).status).toBe(403)
    }
  })

  it('lets instructors read the candidates whose referent they are', async () => {
    const moniteur = await signedIn(backend, 'moniteur')
    const { body: own } = await moniteur.get<Page<Candidat>>('/api/candidat')
    const first = own.data[0]
    if (!first) throw new Error('The demo instructor has candidates')
    expect((await pathOf(first.id, moniteur)).idCandidat).toBe(first.id)
    expect((await moniteur.get(`/api/candidat/${candidat.id}/parcours`)).status).toBe(404)
    const { body: me } = await moniteur.get<Moniteur>('/api/moniteur/me')
    const { idMoniteur } = await buildCandidat(ecole, { idMoniteur: me.id })
    expect(idMoniteur).toBe(me.id)
  })

  it('lets candidates read their own path only', async () => {
    const client = await signedIn(backend, 'candidat')
    const { body: me } = await client.get<Candidat>('/api/candidat/me')
    expect((await pathOf(me.id, client)).idCandidat).toBe(me.id)
    expect((await client.get(`/api/candidat/${candidat.id}/parcours`)).status).toBe(404)
  })
})
