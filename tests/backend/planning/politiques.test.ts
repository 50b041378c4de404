import type { CandidatDetail } from '@contract/ecole/candidat'
import type { CreneauxLibres } from '@contract/planning/creneau'
import type { Evenement } from '@contract/planning/evenement'
import { DEFAULT_REGLAGES, type ReglagesPlanning } from '@contract/planning/openingHours'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, startSchool } from '@tests/helpers/http'
import {
  askEvenement,
  buildCast,
  buildEvenement,
  type Cast,
  clashesIn,
  evenementValues,
  MONDAY,
  tunis,
  verb,
} from '@tests/helpers/planning'
import { clearPlanning } from '@tests/helpers/schools/clearPlanning'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let cast: Cast
beforeAll(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  cast = await buildCast(backend, ecole)
})
afterAll(() => backend.stop())
beforeEach(() => clearPlanning(backend))

/** Sets planning rules of the school; the others have their defaults. */
async function setRules(rules: Partial<ReglagesPlanning>) {
  const { body } = await ecole.get<{ version: number }>('/api/autoecole/planning')
  return ecole.put('/api/autoecole/planning', {
    horaires: [],
    reglages: { ...DEFAULT_REGLAGES, ...rules },
    version: body.version,
  })
}

const at = (time: string, end: string, props = {}, day = MONDAY) =>
  evenementValues(cast, { start: tunis(day, time), end: tunis(day, end), props })

describe('limits of the rules', () => {
  it.each([
    ['battementMinutes', 16],
    ['battementMinutes', -1],
    ['retardMinutes', 61],
    ['absencesNombre', 21],
    ['absencesJours', 0],
  ])('refuses %s of %i', async (name, value) => {
    const { status, body } = await setRules({ [name]: value })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [`reglages.${name}`]])
  })

  it('have the usual defaults', () =>
    expect(DEFAULT_REGLAGES).toMatchObject({
      preavisHeures: 12,
      horizonJours: 30,
      dureeMinutes: 60,
      annulationHeures: 24,
      battementMinutes: 0,
      retardMinutes: 15,
      absencesNombre: 3,
      absencesJours: 30,
    }))
})

describe('the gap between two lessons', () => {
  it('is refused for the instructor and the vehicle to the minute, not for the candidate', async () => {
    await setRules({ battementMinutes: 10 })
    await buildEvenement(ecole, at('09:00', '10:00'))
    const other = (await buildCandidat(ecole)).id
    const late = await askEvenement(ecole, at('10:09', '11:00', { idCandidats: [other] }))
    expect(late.status).toBe(409)
    expect(
      clashesIn(late)
        .clashes.map(({ kind, de }) => `${kind} ${de}`)
        .sort(),
    ).toEqual(['occupe moniteur', 'occupe vehicule'])
    const early = await askEvenement(ecole, at('08:00', '08:51', { idCandidats: [other] }))
    expect(early.status).toBe(409)
    expect((await askEvenement(ecole, at('10:10', '11:00', { idCandidats: [other] }))).status).toBe(201)
    // Another instructor and another vehicle take the candidate at once.
    const others = await buildCast(backend, ecole)
    const next = { idMoniteur: others.moniteur.id, idVehicule: others.idVehicule }
    expect((await askEvenement(ecole, at('08:00', '09:00', next))).status).toBe(201)
  })

  it('offers only times that respect it', async () => {
    await setRules({ battementMinutes: 15 })
    await buildEvenement(ecole, at('09:00', '10:00'))
    const other = (await buildCandidat(ecole)).id
    const refused = await askEvenement(ecole, at('10:00', '11:00', { idCandidats: [other] }))
    const { creneaux } = clashesIn(refused)
    expect(creneaux.length).toBeGreaterThan(0)
    for (const { start, end } of creneaux)
      expect(start >= tunis(MONDAY, '10:15') || end <= tunis(MONDAY, '08:45')).toBe(true)
  })

  it('keeps free the hours that candidates are shown', async () => {
    const open = async () => {
      const query = new URLSearchParams({
        calendar: 'Hour circulation',
        idCandidat: String(cast.candidat.id),
        idMoniteur: String(cast.moniteur.id),
        from: MONDAY,
        to: MONDAY,
      })
      const { body } = await ecole.get<CreneauxLibres>(`/api/calendrier/creneau?${query}`)
      return body.creneaux.map(({ start }) => start)
    }
    const other = (await buildCandidat(ecole)).id
    await setRules({ battementMinutes: 0 })
    await buildEvenement(ecole, at('10:00', '11:00', { idCandidats: [other] }))
    expect(await open()).toEqual(expect.arrayContaining([tunis(MONDAY, '09:00'), tunis(MONDAY, '11:00')]))
    await setRules({ battementMinutes: 5 })
    const kept = await open()
    expect(kept).not.toContain(tunis(MONDAY, '09:00'))
    expect(kept).not.toContain(tunis(MONDAY, '11:00'))
    expect(kept).toContain(tunis(MONDAY, '12:00'))
  })
})

/** A lesson of an hour that began this many minutes ago. */
async function begun(minutes: number, idCandidat: number): Promise<Evenement> {
  const start = new Date(backend.clock.now.getTime() - minutes * 60_000).toISOString()
  const end = new Date(backend.clock.now.getTime() + (60 - minutes) * 60_000).toISOString()
  return buildEvenement(ecole, evenementValues(cast, { start, end, props: { idCandidats: [idCandidat] } }))
}

describe('absences', () => {
  it('are recorded from the minutes of the rule on, and never before', async () => {
    await setRules({ retardMinutes: 20 })
    const early = await verb(ecole, await begun(19, cast.candidat.id), 'no-show')
    expect([early.status, early.body]).toMatchObject([409, { code: 'not_missed' }])
    await clearPlanning(backend)
    expect((await verb(ecole, await begun(20, cast.candidat.id), 'no-show')).status).toBe(200)
  })

  it('mark the candidate once they are as many as the rule says, in its days alone', async () => {
    await setRules({ absencesNombre: 2, absencesJours: 10, retardMinutes: 0 })
    const { id } = await buildCandidat(ecole)
    const absences = async () => (await ecole.get<CandidatDetail>(`/api/candidat/${id}`)).body.absences
    await verb(ecole, await begun(30, id), 'no-show')
    expect(await absences()).toEqual({ nombre: 1, jours: 10, signale: false })
    const day = 24 * 60
    await setRules({ absencesNombre: 2, absencesJours: 10, retardMinutes: 0, passeJours: 30 })
    await verb(ecole, await begun(11 * day, id), 'no-show')
    expect(await absences()).toMatchObject({ nombre: 1, signale: false })
    await verb(ecole, await begun(9 * day, id), 'no-show')
    expect(await absences()).toEqual({ nombre: 2, jours: 10, signale: true })
    await setRules({ absencesNombre: 0, absencesJours: 10 })
    expect(await absences()).toMatchObject({ signale: false })
  })
})
