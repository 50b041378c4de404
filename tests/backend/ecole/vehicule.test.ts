import type { NotifPage } from '@contract/compte/notif'
import type { AlerteVehicule, Vehicule, VehiculeDetail, VehiculeValues } from '@contract/ecole/vehicule'
import type { Page } from '@contract/list'
import type { TestBackend } from '@tests/helpers/backend'
import { buildMoniteur, permiOf } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import { endPackages, moveToFrance, wait } from '@tests/helpers/scenarios'
import { buildEntretien, buildVehicule, entretienValues, vehiculeValues } from '@tests/helpers/vehicules'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
})
afterEach(() => backend.stop())

const list = async (query = '') => (await ecole.get<Page<Vehicule>>(`/api/vehicule?perPage=100&${query}`)).body
const idsOf = (page: Page<Vehicule>) => page.data.map(({ id }) => id)
const sheet = async (id: number) => (await ecole.get<VehiculeDetail>(`/api/vehicule/${id}`)).body
const valuesOf = (vehicule: Vehicule): VehiculeValues & { version: number } => {
  const { immatriculation, marque, modele, annee, idPermi, boite, kilometrage, availability, note, version } = vehicule
  const { finAssurance, finVisite, finVignette } = vehicule
  const known = { immatriculation, marque, modele, annee, idPermi, boite, kilometrage, availability, note, version }
  return { ...known, finAssurance, finVisite, finVignette }
}

/** Plans a lesson with a vehicle, or inserts one in another state. */
async function plan(idVehicule: number, start: string, status: 'PLANNED' | 'CANCELLED' = 'PLANNED') {
  const [createdAt, updatedAt] = [start, start]
  const end = start.replace('T10', 'T11')
  const none = { title: null, idMoniteur: null, idExaminateur: null, lieu: null, note: null, serie: null, motif: null }
  const open = { debutReel: null, minutes: null, suite: null, attesteLe: null, attestePar: null, version: 1 }
  await backend.db
    .insertInto('evenement')
    .values({
      ...none,
      ...open,
      idAutoEcole: 1,
      calendar: 'Hour circulation',
      start,
      end,
      idVehicule,
      status,
      createdAt,
      updatedAt,
    })
    .execute()
}

describe('/api/vehicule', () => {
  it.each([
    ['123 TU 4567', '123 TU 4567'],
    ['123tu4567', '123 TU 4567'],
    ['123 تونس 4567', '123 TU 4567'],
    ['4567 تونس 123', '123 TU 4567'],
    ['١٢٣ تونس ٤٥٦٧', '123 TU 4567'],
    ['ab 123 cd', 'AB-123-CD'],
    ['AB-123-CD', 'AB-123-CD'],
    ['rs  12345', 'RS 12345'],
  ])('stores the plate %s as %s and refuses it a second time', async (immatriculation, stored) => {
    const made = await buildVehicule(ecole, { immatriculation, marque: ' Kia ', finVisite: '2027-01-01' })
    expect(made).toMatchObject({
      immatriculation: stored,
      marque: 'Kia',
      annee: null,
      permi: 'B',
      papiers: 'inconnu',
      entretiens: [],
      coutEntretien: 0,
      aVenir: 0,
      version: 1,
    })
    const again = await ecole.post('/api/vehicule', vehiculeValues(made.idPermi, { immatriculation: stored }))
    expect(again.body).toMatchObject({ statusCode: 409, errors: { immatriculation: 'duplicate' } })
    await buildVehicule(await signedIn(backend, 'ecole2'), { immatriculation: stored })
  })

  it.each<[Partial<Record<keyof VehiculeValues | 'idAutoEcole', unknown>>, Record<string, string>]>([
    [{ immatriculation: '' }, { immatriculation: 'required' }],
    [{ immatriculation: '<b>' }, { immatriculation: 'immatriculation' }],
    [{ immatriculation: 'TUNIS' }, { immatriculation: 'immatriculation' }],
    [{ marque: 'x'.repeat(41) }, { marque: 'too_long' }],
    [{ annee: 1900 }, { annee: 'too_small' }],
    [{ annee: 2028 }, { annee: 'too_big' }],
    [{ kilometrage: -1 }, { kilometrage: 'too_small' }],
    [{ kilometrage: 10.5 }, { kilometrage: 'integer' }],
    [{ kilometrage: undefined }, { kilometrage: 'required' }],
    [{ boite: 'double' }, { boite: 'invalid' }],
    [{ idPermi: 99_999 }, { idPermi: 'unknown' }],
    [{ finAssurance: '2026-02-30' }, { finAssurance: 'date' }],
    [{ availability: 'available' }, { availability: 'invalid' }],
    [{ idAutoEcole: 2 }, { idAutoEcole: 'unknown_field' }],
  ])('refuses a vehicle with %j', async (values, errors) => {
    const answer = await ecole.post('/api/vehicule', { ...vehiculeValues(await permiOf(ecole)), ...values })
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
  })

  it('updates a vehicle at the version that was read', async () => {
    const made = await buildVehicule(ecole)
    const changed = await ecole.put<VehiculeDetail>(`/api/vehicule/${made.id}`, { ...valuesOf(made), annee: 2020 })
    expect(changed.body).toMatchObject({ annee: 2020, version: 2 })
    const stale = await ecole.put(`/api/vehicule/${made.id}`, { ...valuesOf(made), annee: 2021 })
    expect(stale.body).toMatchObject({ statusCode: 409, code: 'stale', details: { current: changed.body } })
    const other = await buildVehicule(ecole)
    const taken = { ...valuesOf(changed.body), immatriculation: other.immatriculation }
    expect((await ecole.put(`/api/vehicule/${made.id}`, taken)).body.errors).toEqual({ immatriculation: 'duplicate' })
    await moveToFrance(backend, 1)
    expect((await ecole.put(`/api/vehicule/${made.id}`, valuesOf(changed.body))).body.errors).toEqual({
      idPermi: 'unknown',
    })
  })

  it('answers 404 for a vehicle of another school and refuses roles without the right', async () => {
    const { id } = await buildVehicule(await signedIn(backend, 'ecole2'))
    const entry = entretienValues()
    for (const answer of [
      await ecole.get(`/api/vehicule/${id}`),
      await ecole.put(`/api/vehicule/${id}`, { ...vehiculeValues(await permiOf(ecole)), version: 1 }),
      await ecole.post(`/api/vehicule/${id}/archive`),
      await ecole.post(`/api/vehicule/${id}/unarchive`),
      await ecole.post(`/api/vehicule/${id}/entretien`, entry),
      await ecole.put(`/api/vehicule/${id}/entretien/1`, entry),
      await ecole.post(`/api/vehicule/${id}/entretien/1/remove`),
      await ecole.get('/api/vehicule/x'),
    ])
      expect(answer.status).toBe(404)
    expect(idsOf(await list('archived=false'))).not.toContain(id)
    expect((await (await signedIn(backend, 'moniteur')).get('/api/vehicule')).status).toBe(403)
    expect((await clientOf(backend, null).get('/api/vehicule')).status).toBe(401)
    await endPackages(backend, 1)
    expect((await ecole.post('/api/vehicule', vehiculeValues(await permiOf(ecole)))).status).toBe(423)
    expect((await ecole.get('/api/vehicule')).status).toBe(200)
  })

  it('archives a vehicle without planned lessons and unarchives it', async () => {
    const { id } = await buildVehicule(ecole)
    await plan(id, '2026-11-20T10:00:00.000Z')
    await plan(id, '2026-11-24T10:00:00.000Z', 'CANCELLED')
    await plan(id, '2026-11-25T10:00:00.000Z')
    expect((await sheet(id)).aVenir).toBe(1)
    const refused = await ecole.post(`/api/vehicule/${id}/archive`)
    expect(refused.body).toMatchObject({ statusCode: 409, code: 'events_ahead', details: { aVenir: 1 } })
    wait(backend, { days: 5 })
    ecole = await signedIn(backend, 'ecole')
    expect((await ecole.post(`/api/vehicule/${id}/archive`)).body).toMatchObject({ archived: true })
    expect((await ecole.post(`/api/vehicule/${id}/archive`)).body).toMatchObject({ statusCode: 409, code: 'state' })
    expect(idsOf(await list())).not.toContain(id)
    expect(idsOf(await list('archived=true'))).toEqual([id])
    expect((await ecole.post(`/api/vehicule/${id}/unarchive`)).body).toMatchObject({ archived: false })
  })

  it('searches by plate, make and model, without wildcards', async () => {
    const { id } = await buildVehicule(ecole, { immatriculation: '77 TU 8899', marque: 'Citroën', modele: 'ë-C3' })
    for (const q of ['77 tu 8899', '77tu8899', '8899', '77 تونس 8899', 'citroen', 'CITROËN c3', 'roe'])
      expect(idsOf(await list(`q=${encodeURIComponent(q)}`)), q).toEqual([id])
    for (const q of ['%', '_', '"', '8899%zz', 'nobody'])
      expect(idsOf(await list(`q=${encodeURIComponent(q)}`)), q).toEqual([])
  })

  it('lists every vehicle once in every order and applies filters', async () => {
    const ids = idsOf(await list()).sort()
    for (const field of ['immatriculation', 'marque', 'kilometrage', 'finAssurance', 'finVisite', 'createdAt']) {
      for (const sort of [field, `-${field}`]) {
        const seen: number[] = []
        for (let page = 1; page <= ids.length; page += 1) {
          const { body } = await ecole.get<Page<Vehicule>>(`/api/vehicule?sort=${sort}&perPage=1&page=${page}`)
          seen.push(...idsOf(body))
        }
        expect(seen.sort(), sort).toEqual(ids)
      }
    }
    const idPermi = await permiOf(ecole, 'C')
    expect((await list(`idPermi=${idPermi}`)).data.every((row) => row.permi === 'C')).toBe(true)
    expect((await list('availability=Unavailable')).data.every((row) => row.availability === 'Unavailable')).toBe(true)
    const { body } = await ecole.get<{ data: Vehicule[]; next: number | null }>('/api/vehicule/export?sort=marque')
    expect([body.data.map(({ id }) => id).sort(), body.next]).toEqual([ids, null])
  })
})

describe('papers of vehicles', () => {
  const FAR = { finAssurance: '2027-06-01', finVisite: '2027-06-01', finVignette: '2027-06-01' }

  it.each([
    [FAR, 'valide'],
    [{ ...FAR, finVisite: '2026-12-21' }, 'bientot'],
    [{ ...FAR, finVisite: '2026-12-22' }, 'valide'],
    [{ ...FAR, finVignette: '2026-11-21' }, 'bientot'],
    [{ ...FAR, finVignette: '2026-11-20' }, 'expire'],
    [{ ...FAR, finAssurance: null }, 'inconnu'],
    [{ ...FAR, finAssurance: null, finVisite: '2026-11-30' }, 'bientot'],
    [{ finAssurance: '2026-11-30', finVisite: null, finVignette: '2026-01-01' }, 'expire'],
  ] as const)('have for %j the state %s in the sheet and in the filter', async (dates, papiers) => {
    const { id, papiers: state } = await buildVehicule(ecole, dates)
    expect(state).toBe(papiers)
    for (const filter of ['valide', 'bientot', 'expire', 'inconnu'])
      expect(idsOf(await list(`papiers=${filter}`)).includes(id), filter).toBe(filter === papiers)
    const isAlert = papiers === 'bientot' || papiers === 'expire'
    expect(idsOf(await list('papiers=alerte')).includes(id)).toBe(isAlert)
  })

  it('are listed when they expire soon, soonest first, with the days left', async () => {
    const { id } = await buildVehicule(ecole, { finAssurance: '2026-11-22', finVisite: '2026-12-05' })
    const other = await buildVehicule(ecole, { ...FAR, finVignette: '2026-11-20' })
    const left = await buildVehicule(ecole, { finVisite: '2026-11-22' })
    await ecole.post(`/api/vehicule/${left.id}/archive`)
    const { data } = (await ecole.get<{ data: AlerteVehicule[] }>('/api/vehicule/alertes')).body
    expect(data.map(({ jours }) => jours)).toEqual([...data.map(({ jours }) => jours)].sort((a, b) => a - b))
    const own = data.filter(({ idVehicule }) => [id, other.id, left.id].includes(idVehicule))
    expect(own.map(({ idVehicule, papier, jours, niveau }) => [idVehicule, papier, jours, niveau])).toEqual([
      [other.id, 'finVignette', -1, 'expire'],
      [id, 'finAssurance', 1, '1'],
      [id, 'finVisite', 14, '14'],
    ])
  })

  it('are notified at 30, 14, 7 and 1 days once each, with the cards of instructors', async () => {
    const { id, immatriculation } = await buildVehicule(ecole, { ...FAR, finVisite: '2026-12-21' })
    const { id: idMoniteur } = await buildMoniteur(ecole, { nom: 'Zitouni', expirationCarte: '2026-12-21' })
    const about = async (place: string, idTarget: number) => {
      ecole = await signedIn(backend, 'ecole')
      await ecole.get('/api/notif')
      const { data } = (await ecole.get<NotifPage>('/api/notif?limit=100')).body
      return data.filter(({ target }) => target?.place === place && target.id === idTarget)
    }
    const levels: number[] = []
    // The day of each threshold, the day before it, and the day after the end.
    for (const days of [0, 15, 1, 6, 1, 5, 1, 3]) {
      wait(backend, { days })
      levels.push((await about('vehicule', id)).length)
    }
    expect(levels).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
    const [last] = await about('vehicule', id)
    expect(last).toMatchObject({
      kind: 'papier_bientot',
      params: { context: 'finVisite', nom: immatriculation, fin: '2026-12-21', niveau: '1' },
    })
    expect(await about('moniteur', idMoniteur)).toHaveLength(4)
    const stranger = await signedIn(backend, 'ecole2')
    const { data } = (await stranger.get<NotifPage>('/api/notif?limit=100')).body
    expect(data.some(({ target }) => target?.place === 'vehicule' && target.id === id)).toBe(false)
  })
})

describe('maintenance of a vehicle', () => {
  it('is stored with its cost, newest first, and raises the mileage', async () => {
    const { id } = await buildVehicule(ecole, { kilometrage: 10_000 })
    await buildEntretien(ecole, id, { date: '2026-10-01', cout: 80_000, kilometrage: 9000 })
    expect((await sheet(id)).kilometrage).toBe(10_000)
    const after = await buildEntretien(ecole, id, { date: '2026-11-02', cout: 120_500, kilometrage: 10_400 })
    expect(after).toMatchObject({ kilometrage: 10_400, coutEntretien: 200_500, version: 2 })
    expect(after.entretiens.map(({ date }) => date)).toEqual(['2026-11-02', '2026-10-01'])
  })

  it('is corrected and removed, and the log keeps both', async () => {
    const { id } = await buildVehicule(ecole)
    const { entretiens } = await buildEntretien(ecole, id, { note: 'Filtre' })
    const path = `/api/vehicule/${id}/entretien/${entretiens[0]?.id}`
    const corrected = await ecole.put<VehiculeDetail>(path, entretienValues({ cout: 90_000, kilometrage: 12_000 }))
    expect(corrected.body).toMatchObject({ coutEntretien: 90_000, kilometrage: 12_000 })
    expect((await ecole.post<VehiculeDetail>(`${path}/remove`)).body.entretiens).toEqual([])
    expect((await ecole.post(`${path}/remove`)).status).toBe(404)
    expect((await ecole.put(path, entretienValues())).status).toBe(404)
    const log = await backend.db.selectFrom('historique').select('action').where('entite', '=', 'vehicule').execute()
    expect(log.map(({ action }) => action)).toEqual([
      'create',
      'entretien_create',
      'entretien_update',
      'update',
      'entretien_remove',
      // The counter goes back to what it was before the correction.
      'update',
    ])
  })

  it('is not found under another vehicle', async () => {
    const { id } = await buildVehicule(ecole)
    const other = await buildEntretien(ecole, (await buildVehicule(ecole)).id)
    const path = `/api/vehicule/${id}/entretien/${other.entretiens[0]?.id}`
    expect((await ecole.put(path, entretienValues())).status).toBe(404)
    expect((await ecole.post(`${path}/remove`)).status).toBe(404)
  })

  it.each([
    [{ date: '2026-11-22' }, { date: 'date_future' }],
    [{ date: '' }, { date: 'date' }],
    [{ cout: -1 }, { cout: 'too_small' }],
    [{ cout: 1.5 }, { cout: 'integer' }],
    [{ type: 'lavage' }, { type: 'invalid' }],
    [{ kilometrage: 2_000_001 }, { kilometrage: 'too_big' }],
    [{ note: 'x'.repeat(301) }, { note: 'too_long' }],
  ])('refuses a maintenance entry with %j', async (values, errors) => {
    const { id } = await buildVehicule(ecole)
    const answer = await ecole.post(`/api/vehicule/${id}/entretien`, { ...entretienValues(), ...values })
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
    expect((await sheet(id)).entretiens).toEqual([])
  })
})
