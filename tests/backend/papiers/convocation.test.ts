import type { Convocation } from '@contract/papiers/convocation'
import type { Evenement } from '@contract/planning/evenement'
import type { TestBackend } from '@tests/helpers/backend'
import { buildExamen, insertExamens } from '@tests/helpers/examens'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let examen: Evenement
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  examen = await buildExamen(ecole)
})
afterEach(() => backend.stop())

const issue = (body: object = {}, who = ecole) =>
  who.post<{ data: Convocation[] }>('/api/convocation', { idEvenements: [examen.idEvenement], ...body })
const issued = async (body: object = {}) => {
  const [first] = (await issue(body)).body.data
  if (!first) throw new Error('No summons')
  return first
}
const move = async (start: string, end: string) => {
  const { idCandidats, calendar } = examen.extendedProps
  const path = `/api/calendrier/evenement/${examen.idEvenement}`
  const body = { start, end, extendedProps: { calendar, idCandidats }, version: examen.version }
  expect((await ecole.put(path, body)).status).toBe(200)
}

describe('/api/convocation', () => {
  it('issues a summons with a number of its own', async () => {
    const one = await issued({ rendezVousHeure: '08:15', rendezVousLieu: 'À l’auto-école', reference: 'ATTT-77' })
    expect(one).toMatchObject({ numero: 'CV-2026-00001', version: 1, isOutdated: false, frais: null })
    expect(one.contenu).toMatchObject({
      etape: 'code',
      tentative: 1,
      jour: '2026-12-15',
      heure: '10:00',
      rendezVousHeure: '08:15',
      reference: 'ATTT-77',
    })
    expect(JSON.stringify(one.contenu)).not.toContain('examinateur')
    expect(one.contenu.pieces.map(({ fr }) => fr)).toContain('La présente convocation')
  })

  it('gives the same again while nothing changed, and a new version when the exam moved', async () => {
    const first = await issued({ reference: 'ATTT-77' })
    expect(await issued()).toEqual(first)
    await move('2026-12-16T09:00:00.000Z', '2026-12-16T09:30:00.000Z')
    const list = `/api/convocation?idEvenement=${examen.idEvenement}`
    expect((await ecole.get<{ data: Convocation[] }>(list)).body.data).toMatchObject([{ version: 1, isOutdated: true }])
    const second = await issued()
    expect(second).toMatchObject({ numero: first.numero, version: 2, isOutdated: false })
    expect(second.contenu).toMatchObject({ jour: '2026-12-16', reference: 'ATTT-77' })
    expect((await ecole.get<{ data: Convocation[] }>(list)).body.data).toEqual([second])
    expect((await ecole.get<Convocation>(`/api/convocation/${first.id}`)).body.contenu).toEqual(first.contenu)
  })

  it('counts the sittings, and tells who may see it what is left to pay', async () => {
    const [idCandidat = 0] = examen.extendedProps.idCandidats
    await insertExamens(backend, { idCandidat }, [
      { etape: 'code', status: 'FAILED', start: '2026-10-01T09:00:00.000Z' },
      { etape: 'code', status: 'CANCELLED', start: '2026-10-05T09:00:00.000Z' },
    ])
    expect((await issued()).contenu.tentative).toBe(2)
  })

  it('issues all or none, for exams ahead alone', async () => {
    const [idCandidat = 0] = examen.extendedProps.idCandidats
    const [past = 0] = await insertExamens(backend, { idCandidat }, [
      { etape: 'code', status: 'PLANNED', start: '2026-10-01T09:00:00.000Z' },
    ])
    const refused = await issue({ idEvenements: [examen.idEvenement, past] })
    expect(refused.body).toMatchObject({ statusCode: 409, code: 'state' })
    expect(await backend.db.selectFrom('convocation').selectAll().execute()).toEqual([])
    expect((await issue({ idEvenements: [] })).status).toBe(422)
    expect((await issue({ rendezVousHeure: '25:00' })).body).toMatchObject({ errors: { rendezVousHeure: 'time' } })
  })

  it('shows no amount to the planning desk', async () => {
    await backend.db.updateTable('utilisateur').set({ acces: 'planning' }).where('username', '=', 'ecole').execute()
    const planning = await signedIn(backend, 'ecole')
    const [one] = (await issue({}, planning)).body.data
    expect(one?.frais).toBeNull()
  })

  it('is unknown to other schools and closed to visitors', async () => {
    const one = await issued()
    const other = await signedIn(backend, 'ecole2')
    expect((await other.get(`/api/convocation/${one.id}`)).status).toBe(404)
    expect((await issue({}, other)).status).toBe(404)
    const empty = await other.get<{ data: Convocation[] }>(`/api/convocation?idEvenement=${examen.idEvenement}`)
    expect(empty.body.data).toEqual([])
    expect((await clientOf(backend, null).get(`/api/convocation/${one.id}`)).status).toBe(401)
    const moniteur = await signedIn(backend, 'moniteur')
    expect((await moniteur.get(`/api/convocation/${one.id}`)).status).toBe(403)
  })
})
