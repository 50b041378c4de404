import type { Notif } from '@contract/compte/notif'
import type { Historique } from '@contract/ecole/historique'
import type { Page } from '@contract/list'
import type { Demande } from '@contract/planning/demande'
import type { Evenement } from '@contract/planning/evenement'
import type { ConfigurationPlanning } from '@contract/planning/openingHours'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, signedIn, startFreeSchool } from '@tests/helpers/http'
import {
  buildCast,
  buildEvenement,
  type Cast,
  evenementValues,
  tunis,
  updateOfEvenement,
  verb,
} from '@tests/helpers/planning'
import { wait } from '@tests/helpers/scenarios'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let candidat: Client
let cast: Cast
beforeEach(async () => {
  const started = await startFreeSchool()
  backend = started.backend
  ecole = started.ecole
  cast = await buildCast(backend, ecole)
  candidat = await signedIn(backend, 'candidat')
})
afterEach(() => backend.stop())

/** The tests' clock is Saturday, ten o'clock in Tunis: 24 hours before ten o'clock on Sunday. */
const hour = (day: string, time: string) => {
  const start = tunis(day, time)
  return { start, end: new Date(Date.parse(start) + 3_600_000).toISOString() }
}
/** An event cancelled some minutes after it was planned. */
const cancelled = async (day: string, time: string, minutes = 5) => {
  wait(backend, { minutes: -minutes })
  const event = await buildEvenement(ecole, evenementValues(cast, hour(day, time)))
  wait(backend, { minutes })
  return (await verb(ecole, event, 'cancel', { motif: 'Grippe' })).body
}

async function setHeures(annulationHeures: number) {
  const path = '/api/autoecole/planning'
  const { horaires, reglages, version } = (await ecole.get<ConfigurationPlanning>(path)).body
  await ecole.put(path, { horaires, reglages: { ...reglages, annulationHeures }, version })
}

describe('POST /api/calendrier/evenement/{id}/cancel', () => {
  it.each([
    ['2026-11-22', '09:45', true],
    ['2026-11-22', '10:00', false],
    ['2026-11-23', '09:00', false],
  ])('judges the cancellation of a lesson on %s at %s as late: %s', async (day, time, late) => {
    const event = await cancelled(day, time)
    expect(event).toMatchObject({ status: 'CANCELLED', extendedProps: { motif: 'Grippe', annulationTardive: late } })
  })

  it('marks no cancellation as late immediately after the planning', async () => {
    expect((await cancelled('2026-11-21', '15:00', 1)).extendedProps.annulationTardive).toBe(false)
    const moved = await buildEvenement(ecole, evenementValues(cast, hour('2026-11-21', '17:00')))
    const { body } = await ecole.put<Evenement>(
      `/api/calendrier/evenement/${moved.idEvenement}`,
      updateOfEvenement(moved, hour('2026-11-21', '16:00')),
    )
    expect((await verb(ecole, body, 'cancel')).body.extendedProps.annulationTardive).toBe(true)
  })

  it('uses the notice that the school has set at that moment', async () => {
    const before = await cancelled('2026-11-22', '12:00')
    await setHeures(48)
    expect((await cancelled('2026-11-22', '12:00')).extendedProps.annulationTardive).toBe(true)
    const { body } = await ecole.get<Evenement>(`/api/calendrier/evenement/${before.idEvenement}`)
    expect(body.extendedProps.annulationTardive).toBe(false)
    await setHeures(0)
    expect((await cancelled('2026-11-21', '12:00')).extendedProps.annulationTardive).toBe(false)
  })

  it('clears the late mark when the lesson is reopened, and the log keeps it', async () => {
    const late = await cancelled('2026-11-21', '15:00')
    const again = await verb(ecole, late, 'reopen')
    expect(again.body.extendedProps.annulationTardive).toBe(false)
    const { body } = await ecole.get<Page<Historique>>(`/api/historique?entite=evenement&perPage=100`)
    const entry = body.data.find(({ action, idEntite }) => action === 'cancel' && idEntite === late.idEvenement)
    expect(entry?.after).toMatchObject({ annulationTardive: true })
  })
})

describe('a candidate who gives up an accepted lesson', () => {
  const PATH = '/api/calendrier/demande'
  async function accepted(slot: { start: string; end: string }): Promise<Demande> {
    const asked = { calendar: 'Hour code', creneaux: [slot] }
    const { body } = await candidat.post<Demande>(PATH, asked)
    return (await ecole.post<Demande>(`${PATH}/${body.id}/accept`, { creneau: 0, idMoniteur: cast.moniteur.id })).body
  }
  const withdraw = ({ id }: Demande, client = candidat) => client.post<Demande>(`${PATH}/${id}/cancel`)
  const eventOf = async ({ idEvenement }: Demande) =>
    (await ecole.get<Evenement>(`/api/calendrier/evenement/${idEvenement}`)).body
  const kinds = async (client: Client) =>
    (await client.get<Page<Notif>>('/api/notif?limit=50')).body.data.map(({ kind }) => kind)

  it('cancels the lesson in time, and the school is notified with their name', async () => {
    const slot = hour('2026-11-24', '10:00')
    const demande = await accepted(slot)
    expect(demande.lecon).toEqual(slot)
    expect((await withdraw(demande)).body).toMatchObject({ statut: 'CANCELLED', lecon: null })
    expect(await eventOf(demande)).toMatchObject({ status: 'CANCELLED', extendedProps: { annulationTardive: false } })
    const { data } = (await ecole.get<Page<Notif>>('/api/notif?limit=20')).body
    expect(data.find(({ kind }) => kind === 'lecon_annulee')).toMatchObject({
      params: { nom: demande.candidat, calendar: 'Hour code', quand: slot.start },
      target: { place: 'evenement', id: demande.idEvenement, day: '2026-11-24' },
    })
    expect((await withdraw(demande)).status).toBe(409)
  })

  it('refuses a cancellation within the school’s notice and asks the candidate to call', async () => {
    const demande = await accepted(hour('2026-11-23', '10:00'))
    await setHeures(72)
    const refused = await withdraw(demande)
    expect(refused.body).toMatchObject({
      statusCode: 409,
      code: 'too_late',
      message: 'C’est trop tard pour annuler ici\u00a0: appelez l’auto-école.',
    })
    expect(await eventOf(demande)).toMatchObject({ status: 'PLANNED' })
  })

  it('withdraws a pending request at any time', async () => {
    await setHeures(168)
    const slot = hour('2026-11-24', '10:00')
    const { body } = await candidat.post<Demande>(PATH, { calendar: 'Hour code', creneaux: [slot] })
    expect((await withdraw(body)).body.statut).toBe('CANCELLED')
  })

  it('leaves a shared hour planned for the other candidates', async () => {
    const demande = await accepted(hour('2026-11-24', '10:00'))
    const event = await eventOf(demande)
    const other = await buildCandidat(ecole)
    const shared = { props: { idCandidats: [...event.extendedProps.idCandidats, other.id] } }
    await ecole.put(`/api/calendrier/evenement/${event.idEvenement}`, updateOfEvenement(event, shared))
    expect((await withdraw(demande)).body.statut).toBe('CANCELLED')
    expect(await eventOf(demande)).toMatchObject({ status: 'PLANNED', extendedProps: { idCandidats: [other.id] } })
  })

  it('is refused once the school has cancelled or attested the lesson', async () => {
    const demande = await accepted(hour('2026-11-24', '10:00'))
    await verb(ecole, await eventOf(demande), 'cancel')
    expect((await withdraw(demande)).body).toMatchObject({ statusCode: 409, code: 'state' })
    expect((await withdraw(demande, ecole)).status).toBe(403)
    const wish = { calendar: 'Hour code', creneaux: [hour('2026-11-25', '10:00')] }
    const { body } = await candidat.post<Demande>(PATH, wish)
    await ecole.post(`${PATH}/${body.id}/refuse`, { motif: 'Complet' })
    expect((await withdraw(body)).body).toMatchObject({ statusCode: 409, code: 'state' })
  })

  it('is notified once of the acceptance, and the instructor once of the lesson', async () => {
    const count = (list: string[], kind: string) => list.filter((one) => one === kind).length
    const before = await kinds(candidat)
    await accepted(hour('2026-11-24', '10:00'))
    const after = await kinds(candidat)
    expect(count(after, 'demande_accepted') - count(before, 'demande_accepted')).toBe(1)
    expect(count(after, 'lesson_planned')).toBe(count(before, 'lesson_planned'))
    const notified = await backend.db
      .selectFrom('notification')
      .innerJoin('moniteur', 'moniteur.idUtilisateur', 'notification.idUtilisateur')
      .select('kind')
      .where('moniteur.id', '=', cast.moniteur.id)
      .execute()
    expect(notified).toEqual([{ kind: 'lesson_planned' }])
  })
})
