import type { CompteCandidat } from '@contract/argent/compte'
import type { Evenement } from '@contract/planning/evenement'
import { compteOf } from '@tests/helpers/argent/argent'
import { hoursFrom, insertLessons } from '@tests/helpers/argent/argentEvents'
import { attestedLesson, balanceOf, startEnrolled, YESTERDAY } from '@tests/helpers/argent/enrolled'
import { setReglages } from '@tests/helpers/argent/factures'
import { ledgerFaults } from '@tests/helpers/argent/ledger'
import type { TestBackend } from '@tests/helpers/backend'
import { signedIn } from '@tests/helpers/http'
import { buildEvenement, evenementValues, tunis, updateOfEvenement, verb } from '@tests/helpers/planning'
import { afterEach, describe, expect, it } from 'vitest'

let backend: TestBackend

/** A candidate enrolled with « Complet B » on the first of November. */
async function enrolled() {
  const started = await startEnrolled()
  backend = started.backend
  return started
}

afterEach(async () => {
  expect(await ledgerFaults(backend)).toEqual([])
  await backend.stop()
})

const reopened = async (ecole: Parameters<typeof buildEvenement>[0], event: Evenement) =>
  (await verb(ecole, event, 'reopen', { motif: 'Erreur' })).body

describe('a lesson', () => {
  it('that the package covers costs nothing more and turns its hours into income', async () => {
    const { ecole, id, cast } = await enrolled()
    await attestedLesson(ecole, cast)
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
    expect(await balanceOf(backend, 'produit:circulation')).toBe(-25_000)
  })

  it('beyond the package is charged by the minute, and follows when it changes', async () => {
    const { ecole, id, cast } = await enrolled()
    await insertLessons(backend, id, hoursFrom('2026-11-01', 20, 'Hour circulation'))
    const event = await attestedLesson(ecole, cast, 50)
    expect((await compteOf(ecole, id)).aPayer).toBe(855_833)
    const again = await reopened(ecole, event)
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
    await verb(ecole, again, 'attest', { absents: [], minutes: 60 })
    const { aPayer, lignes } = await compteOf(ecole, id)
    expect(aPayer).toBe(860_000)
    expect(lignes.find(({ cause }) => cause === 'lecon')).toMatchObject({ id: event.idEvenement, montant: 25_000 })
    expect(lignes.reduce((sum, { montant }) => sum + montant, 0)).toBe(aPayer)
  })

  it('that is missed costs the whole hour, and nothing once the school waives it', async () => {
    const { ecole, id, cast } = await enrolled()
    const planned = await buildEvenement(ecole, evenementValues(cast, YESTERDAY))
    await verb(ecole, planned, 'no-show')
    expect((await compteOf(ecole, id)).aPayer).toBe(860_000)
    const decide = (pourcent: number, idEvenement = planned.idEvenement) =>
      ecole.post<CompteCandidat>(`/api/candidat/${id}/penalite`, { idEvenement, pourcent, motif: 'Malade' })
    expect((await decide(0)).body.aPayer).toBe(835_000)
    expect((await decide(50)).body.aPayer).toBe(847_500)
    expect((await decide(50, 999_999)).status).toBe(422)
  })

  it('that is missed is waived only for a reason of the school, where it has named some', async () => {
    const { ecole, id, cast } = await enrolled()
    const planned = await buildEvenement(ecole, evenementValues(cast, YESTERDAY))
    await verb(ecole, planned, 'no-show')
    await setReglages(ecole, { motifsExcuse: ['Certificat médical', 'Deuil'] })
    const decide = (pourcent: number, motif: string) =>
      ecole.post(`/api/candidat/${id}/penalite`, { idEvenement: planned.idEvenement, pourcent, motif })
    const refused = await decide(0, 'Malade')
    expect([refused.status, refused.body.errors]).toEqual([422, { motif: 'unknown' }])
    expect((await compteOf(ecole, id)).aPayer).toBe(860_000)
    expect((await decide(0, 'Deuil')).status).toBe(201)
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
    expect((await decide(50, 'Appel la veille')).status).toBe(201)
  })

  it('that is cancelled late costs nothing by itself, and what the school decides', async () => {
    const { ecole, id, cast } = await enrolled()
    const soon = { start: tunis('2026-11-21', '14:00'), end: tunis('2026-11-21', '15:00') }
    const planned = await buildEvenement(ecole, evenementValues(cast, soon))
    await verb(ecole, planned, 'cancel', { motif: 'Candidat absent' })
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
    const body = { idEvenement: planned.idEvenement, pourcent: 50, motif: 'Annulée le matin' }
    expect((await ecole.post<CompteCandidat>(`/api/candidat/${id}/penalite`, body)).body.aPayer).toBe(847_500)
  })

  it('attested by an instructor is charged though they have no right on money', async () => {
    const { ecole, id, cast } = await enrolled()
    await insertLessons(backend, id, hoursFrom('2026-11-01', 20, 'Hour circulation'))
    const own = await backend.db
      .selectFrom('moniteur')
      .innerJoin('utilisateur', 'utilisateur.id', 'moniteur.idUtilisateur')
      .select('moniteur.id')
      .where('username', '=', 'moniteur')
      .executeTakeFirstOrThrow()
    const values = evenementValues(cast, { ...YESTERDAY, props: { idMoniteur: own.id } })
    const planned = await buildEvenement(ecole, values)
    const moniteur = await signedIn(backend, 'moniteur')
    expect((await verb(moniteur, planned, 'attest', { absents: [] })).status).toBe(200)
    expect((await moniteur.get(`/api/candidat/${id}/compte`)).status).toBe(403)
    expect((await compteOf(ecole, id)).aPayer).toBe(860_000)
  })
})

describe('an exam', () => {
  it('costs from the day it is booked, the State’s part apart, and nothing once it is cancelled', async () => {
    const { ecole, id, cast } = await enrolled()
    const props = { calendar: 'Code exam' as const, idMoniteur: null, idVehicule: null }
    const exam = await buildEvenement(ecole, evenementValues(cast, { props }))
    expect((await compteOf(ecole, id)).aPayer).toBe(915_000)
    expect(await balanceOf(backend, 'debours:exam_code')).toBe(-50_000)
    expect(await balanceOf(backend, 'produit:exam_code')).toBe(-30_000)
    await verb(ecole, exam, 'cancel', { motif: 'Reporté' })
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
    expect(await balanceOf(backend, 'debours:exam_code')).toBe(0)
  })
})

describe('an exam given up too late', () => {
  /** An exam of this afternoon, moved once, and cancelled by the candidate. */
  async function cancelledLate() {
    const { ecole, id, cast } = await enrolled()
    const props = { calendar: 'Code exam' as const, idMoniteur: null, idVehicule: null }
    const exam = await buildEvenement(ecole, evenementValues(cast, { props }))
    const hour = { start: tunis('2026-11-21', '15:00'), end: tunis('2026-11-21', '15:30') }
    const moved = await ecole.put<Evenement>(
      `/api/calendrier/evenement/${exam.idEvenement}`,
      updateOfEvenement(exam, hour),
    )
    expect((await compteOf(ecole, id)).aPayer).toBe(915_000)
    const decide = (pourcent: number) =>
      ecole.post<CompteCandidat>(`/api/candidat/${id}/penalite`, {
        idEvenement: exam.idEvenement,
        pourcent,
        motif: 'Prévenu le jour même',
      })
    // The exam has not ended yet, so no decision is possible.
    expect((await decide(0)).status).toBe(409)
    // The school passes the State's part on.
    const fee = { kind: 'EXPENSE', montant: 50_000, method: 'TRANSFER', categorie: 'exam_code' }
    expect((await ecole.post('/api/transaction', fee)).status).toBe(201)
    backend.clock.now = new Date(backend.clock.now.getTime() + 10 * 60_000)
    expect((await verb(ecole, moved.body, 'cancel', { motif: 'Malade' })).status).toBe(200)
    return { ecole, id, exam, decide }
  }

  it('keeps the State’s part, and the school’s where it decides so', async () => {
    const { ecole, id, exam, decide } = await cancelledLate()
    const { aPayer, absences } = await compteOf(ecole, id)
    expect(aPayer).toBe(885_000)
    expect(absences).toMatchObject([
      { idEvenement: exam.idEvenement, service: 'exam_code', isCancelled: true, pourcent: null, montant: 50_000 },
    ])
    expect(await balanceOf(backend, 'debours:exam_code')).toBe(0)
    expect((await decide(100)).body.aPayer).toBe(915_000)
    expect((await decide(0)).body.aPayer).toBe(885_000)
    expect(await balanceOf(backend, 'debours:exam_code')).toBe(0)
    expect(await balanceOf(backend, 'produit:exam_code')).toBe(0)
  })

  it('stays charged when the enrolment ended before its day', async () => {
    const { ecole, id } = await cancelledLate()
    const { inscriptions } = await compteOf(ecole, id)
    const ending = { status: 'TERMINATED', dateFin: '2026-11-20', motif: 'Abandon', version: inscriptions[0]?.version }
    const ended = await ecole.post<CompteCandidat>(`/api/inscription/${inscriptions[0]?.id}/end`, ending)
    expect(ended.body).toMatchObject({ aPayer: 100_000, absences: [{ service: 'exam_code' }] })
  })
})
