import type { ReglagesArgent, ReglagesArgentSaved } from '@contract/argent/reglages'
import type { Evenement } from '@contract/planning/evenement'
import type { FeuxList } from '@contract/recouvrement/feu'
import { insertForfait, insertPrices, pay } from '@tests/helpers/argent/argent'
import type { TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { type Client, clientOf, signedIn, startFreeSchool } from '@tests/helpers/http'
import { buildCast, type Cast, evenementValues, tunis } from '@tests/helpers/planning'
import { clearPlanning } from '@tests/helpers/schools/clearPlanning'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let cast: Cast
let idForfait: number

const EVENTS = '/api/calendrier/evenement'
const at = (hour: number) => ({
  start: tunis('2026-11-23', `${String(hour).padStart(2, '0')}:00`),
  end: tunis('2026-11-23', `${String(hour + 1).padStart(2, '0')}:00`),
})

async function rules(changes: Partial<ReglagesArgent>) {
  const { body } = await ecole.get<ReglagesArgentSaved>('/api/reglages-argent')
  await ecole.put('/api/reglages-argent', { reglages: { ...body.reglages, ...changes }, version: body.version })
}
const enrol = () =>
  ecole.post(`/api/candidat/${cast.candidat.id}/inscription`, {
    formule: 'FORFAIT',
    idForfait,
    dateDebut: '2026-11-21',
  })
const book = (client: Client, hour: number, changes: object = {}) =>
  client.post<Evenement & { code?: string; details?: unknown }>(EVENTS, {
    ...evenementValues(cast, at(hour)),
    ...changes,
  })
const reasonsFor = async (client: Client) =>
  (await client.get<FeuxList>(`/api/feux?ids=${cast.candidat.id}`)).body.data[0]?.raisons
const lightFor = async (client: Client) =>
  (await client.get<FeuxList>(`/api/feux?ids=${cast.candidat.id}`)).body.data[0]?.feu ?? null

beforeEach(async () => {
  const started = await startFreeSchool()
  backend = started.backend
  ecole = started.ecole
  cast = await buildCast(backend, ecole)
  await insertPrices(backend, cast.idPermi)
  // Two hours on the road for 100.000.
  const content = { prix: 100_000, minutesCode: 0, minutesCirculation: 120, minutesParc: 0 }
  idForfait = await insertForfait(backend, cast.idPermi, content)
})
afterEach(() => backend.stop())

describe('booking beyond what is paid', () => {
  it('says nothing before an enrolment, and while hours that were paid are left', async () => {
    expect((await book(ecole, 8)).status).toBe(201)
    await enrol()
    await pay(ecole, cast.candidat.id, 100_000)
    expect((await book(ecole, 9)).status).toBe(201)
  })

  it('is questioned by name and without amounts, and booked once confirmed', async () => {
    await enrol()
    const planning = await deskWith(backend, 'planning')
    const refused = await book(planning, 8)
    const nom = `${cast.candidat.prenom} ${cast.candidat.nom}`
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      409,
      'beyond_paid',
      { mode: 'warn', candidats: [{ id: cast.candidat.id, nom }] },
    ])
    expect(refused.text).not.toMatch(/\d{5}/)
    expect(await backend.db.selectFrom('evenement').select('id').execute()).toEqual([])
    expect((await book(planning, 8, { malgreImpaye: true })).status).toBe(201)
  })

  it('is refused from the hour on that nothing covers, above the threshold of the school', async () => {
    await rules({ depassement: 'block', seuil: 25_000 })
    await enrol()
    await pay(ecole, cast.candidat.id, 100_000)
    const answers: number[] = []
    for (const hour of [8, 9, 10, 11]) answers.push((await book(ecole, hour, { malgreImpaye: true })).status)
    expect(answers).toEqual([201, 201, 201, 409])
    await pay(ecole, cast.candidat.id, 25_000)
    expect((await book(ecole, 11)).status).toBe(201)
    await rules({ depassement: 'none' })
    expect((await book(ecole, 13)).status).toBe(201)
  })

  it('asks nobody when a lesson only moves, and again when it grows', async () => {
    await enrol()
    const { body } = await book(ecole, 8, { malgreImpaye: true })
    const put = (version: number, slot: object) =>
      ecole.put<Evenement>(`${EVENTS}/${body.idEvenement}`, { ...evenementValues(cast), ...slot, version })
    const moved = await put(body.version, at(14))
    expect(moved.status).toBe(200)
    const longer = await put(moved.body.version, {
      start: tunis('2026-11-23', '14:00'),
      end: tunis('2026-11-23', '16:00'),
    })
    expect(longer.status).toBe(409)
  })
})

describe('booking an exam', () => {
  const exam = { extendedProps: { calendar: 'Code exam', idVehicule: null, idMoniteur: null } }
  const values = () => {
    const body = evenementValues(cast, at(8))
    return { ...body, extendedProps: { ...body.extendedProps, ...exam.extendedProps } }
  }
  const bookExam = (client: Client, changes: object = {}) =>
    client.post<Evenement & { code?: string; details?: object }>(EVENTS, { ...values(), ...changes })
  const people = () => [{ id: cast.candidat.id, nom: `${cast.candidat.prenom} ${cast.candidat.nom}` }]
  /** The reason why an exam is refused, and how the school can override it. */
  const refusal = async (client: Client, changes: object = {}) => {
    const { status, body } = await bookExam(client, changes)
    return status === 409 ? [body.code, body.details] : status
  }
  const signed = async () => {
    const [row] = await backend.db
      .selectFrom('inscription')
      .selectAll()
      .where('idCandidat', '=', cast.candidat.id)
      .execute()
    const { id: idInscription = 0, idCandidat = 0 } = row ?? {}
    await backend.db
      .insertInto('contrat')
      .values({
        idAutoEcole: 1,
        idCandidat,
        idInscription,
        annee: 2026,
        numero: 900,
        rang: 1,
        versionModele: 1,
        contenu: '{}',
        status: 'SIGNED',
        signeLe: '2026-11-21',
        viseLe: null,
        resilieLe: null,
        motif: null,
        idUtilisateur: 2,
        version: 1,
        createdAt: '2026-11-21T09:00:00.000Z',
        updatedAt: '2026-11-21T09:00:00.000Z',
      })
      .execute()
  }

  it('asks for its fee, then for a signed contract, each confirmed by itself', async () => {
    await enrol()
    expect(await refusal(ecole)).toEqual(['exam_unpaid', { mode: 'warn', candidats: people() }])
    expect(await refusal(ecole, { malgreContrat: true })).toEqual([
      'exam_unpaid',
      { mode: 'warn', candidats: people() },
    ])
    expect(await refusal(ecole, { malgreImpaye: true })).toEqual([
      'exam_no_contract',
      { mode: 'warn', candidats: people() },
    ])
    expect(await backend.db.selectFrom('evenement').select('id').execute()).toEqual([])
    expect(await refusal(ecole, { malgreImpaye: true, malgreContrat: true })).toBe(201)
  })

  it('is booked once it is paid for and the contract signed, as the list of missing contracts says', async () => {
    await enrol()
    const list = async () =>
      (await ecole.get<{ data: { idCandidat: number }[] }>('/api/regularisation?vue=contrats&perPage=100')).body.data
    expect((await list()).some(({ idCandidat }) => idCandidat === cast.candidat.id)).toBe(true)
    await pay(ecole, cast.candidat.id, 180_000)
    expect(await refusal(ecole)).toEqual(['exam_no_contract', { mode: 'warn', candidats: people() }])
    await signed()
    expect((await list()).some(({ idCandidat }) => idCandidat === cast.candidat.id)).toBe(false)
    expect(await refusal(ecole)).toBe(201)
  })

  it('is refused or let through by the settings of the school, and asks nobody without an enrolment', async () => {
    expect(await refusal(ecole)).toBe(201)
    await clearPlanning(backend)
    await enrol()
    await rules({ examenImpaye: 'block' })
    expect(await refusal(ecole, { malgreImpaye: true, malgreContrat: true })).toEqual([
      'exam_unpaid',
      { mode: 'block', candidats: people() },
    ])
    await rules({ examenImpaye: 'none', contratNonSigne: 'block' })
    expect(await refusal(await deskWith(backend, 'planning'), { malgreContrat: true })).toEqual([
      'exam_no_contract',
      { mode: 'block', candidats: people() },
    ])
    await rules({ contratNonSigne: 'none' })
    expect(await refusal(ecole)).toBe(201)
  })
})

describe('the traffic light', () => {
  it('is none without an account, then to look at, up to date, or blocked by the school’s setting', async () => {
    const planning = await deskWith(backend, 'planning')
    expect(await lightFor(planning)).toBeNull()
    await enrol()
    backend.clock.now = new Date('2026-11-22T09:00:00.000Z')
    const later = await deskWith(backend, 'planning')
    ecole = await signedIn(backend, 'ecole')
    expect(await lightFor(later)).toBe('CHECK')
    expect(await reasonsFor(later)).toEqual(['LATE'])
    await rules({ depassement: 'block' })
    expect(await lightFor(later)).toBe('BLOCKED')
    await pay(ecole, cast.candidat.id, 100_000)
    expect(await lightFor(later)).toBe('CLEAR')
    expect(await reasonsFor(later)).toEqual([])
  })

  it('is for the desks of the own school', async () => {
    await enrol()
    const path = `/api/feux?ids=${cast.candidat.id}`
    expect((await clientOf(backend, null).get(path)).status).toBe(401)
    for (const name of ['moniteur', 'candidat', 'manager']) {
      expect((await (await signedIn(backend, name)).get(path)).status).toBe(403)
    }
    expect((await (await signedIn(backend, 'ecole2')).get<FeuxList>(path)).body.data).toEqual([])
    expect((await ecole.get('/api/feux?ids=x')).status).toBe(422)
    const { body } = await (await deskWith(backend, 'planning')).get<FeuxList>(path)
    expect(Object.keys(body.data[0] ?? {})).toEqual(['idCandidat', 'feu', 'raisons'])
  })
})
