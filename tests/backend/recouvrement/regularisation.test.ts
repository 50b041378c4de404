import type { CompteCandidat } from '@contract/argent/compte'
import type { LigneRegularisation, Vue } from '@contract/recouvrement/regularisation'
import { VUES } from '@contract/recouvrement/regularisation'
import { compteOf, pay } from '@tests/helpers/argent/argent'
import { hoursFrom, insertLessons } from '@tests/helpers/argent/argentEvents'
import { buildEnrolled, setPlan, startMoney } from '@tests/helpers/argent/recouvrement'
import type { TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { insertExamens } from '@tests/helpers/examens'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn } from '@tests/helpers/http'
import { afterEach, beforeEach, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let idForfait: number

beforeEach(async () => {
  const started = await startMoney()
  backend = started.backend
  ecole = started.ecole
  idForfait = started.idForfait
})
afterEach(() => backend.stop())

interface Listed {
  data: LigneRegularisation[]
  montant: number | null
  totalDataCount: number
}
const list = async (client: Client, vue: Vue) => (await client.get<Listed>(`/api/regularisation?vue=${vue}`)).body
const counts = async (client: Client) => {
  const { body } = await client.get<{ data: { vue: Vue; nombre: number }[] }>('/api/regularisation/nombres')
  return new Map(body.data.map(({ vue, nombre }) => [vue, nombre]))
}

it('lists who is late by age, as much as their accounts say, and leaves out who has paid', async () => {
  const old = await buildEnrolled(ecole, idForfait, '2026-08-01')
  const recent = await buildEnrolled(ecole, idForfait, '2026-11-10')
  const planned = await buildEnrolled(ecole, idForfait, '2026-11-01')
  await setPlan(ecole, planned, 'nombre=4&premier=2026-11-15&rythme=MONTH')
  await buildEnrolled(ecole, idForfait, '2026-11-21')
  const { data, montant, totalDataCount } = await list(ecole, 'impayes')
  expect(data.map(({ idCandidat, ages }) => [idCandidat, ages])).toEqual([
    [old.id, [0, 0, 0, 835_000]],
    [recent.id, [835_000, 0, 0, 0]],
    [planned.id, [211_000, 0, 0, 0]],
  ])
  const late = await Promise.all(data.map(async ({ idCandidat }) => (await compteOf(ecole, idCandidat ?? 0)).enRetard))
  expect(data.map((ligne) => ligne.montant)).toEqual(late)
  expect([montant, totalDataCount]).toEqual([1_881_000, 3])
  expect((await counts(ecole)).get('impayes')).toBe(3)
  await pay(ecole, old.id, 835_000)
  expect((await list(ecole, 'impayes')).totalDataCount).toBe(2)
})

it('lists attested hours without an enrolment until the candidate is enrolled', async () => {
  const { id } = await buildCandidat(ecole)
  await insertLessons(backend, id, hoursFrom('2026-11-16', 2, 'Hour circulation'))
  expect((await list(ecole, 'non_facturees')).data.map(({ idCandidat, minutes }) => [idCandidat, minutes])).toEqual([
    [id, 120],
  ])
  const body = { formule: 'FORFAIT', idForfait, dateDebut: '2026-11-16' }
  expect((await ecole.post<CompteCandidat>(`/api/candidat/${id}/inscription`, body)).status).toBe(201)
  expect((await list(ecole, 'non_facturees')).data).toEqual([])
})

it('lists hours of a service at 0 beyond the package, from the first that nothing covers', async () => {
  const idPermi = await permiOf(ecole)
  await backend.db.updateTable('config_prix').set({ maneuver_hour_price: 0 }).where('idPermi', '=', idPermi).execute()
  const { id, idInscription } = await buildEnrolled(ecole, idForfait, '2026-11-01')
  const parc = (day: string, minutes: number) => ({
    calendar: 'Hour Park' as const,
    start: `2026-11-${day}T08:00:00.000Z`,
    minutes,
  })
  // Five hours are part of the package.
  await insertLessons(backend, id, [parc('10', 180), parc('11', 120)])
  expect((await list(ecole, 'non_facturees')).data).toEqual([])
  await insertLessons(backend, id, [parc('12', 50), parc('13', 40), parc('09', 20)])
  const shown = async () =>
    (await list(ecole, 'non_facturees')).data.map(({ idCandidat, minutes, quand, examens }) => [
      idCandidat,
      minutes,
      quand,
      examens,
    ])
  expect(await shown()).toEqual([[id, 110, '2026-11-11T08:00:00.000Z', 0]])
  // Later purchases only cover later hours.
  await ecole.post(`/api/inscription/${idInscription}/lot`, { idForfait, dateEffet: '2026-11-13' })
  expect(await shown()).toEqual([[id, 70, '2026-11-11T08:00:00.000Z', 0]])
  // Road hours beyond the package have a price.
  await insertLessons(backend, id, [
    { calendar: 'Hour circulation', start: '2026-11-14T08:00:00.000Z', minutes: 3_000 },
  ])
  expect(await shown()).toEqual([[id, 70, '2026-11-11T08:00:00.000Z', 0]])
})

it('lists exams of a day without an enrolment, and no cancelled ones', async () => {
  const { id } = await buildCandidat(ecole)
  await insertExamens(backend, { idCandidat: id }, [
    { etape: 'code', status: 'FAILED', start: '2026-11-10T08:00:00.000Z' },
    { etape: 'code', status: 'PLANNED', start: '2026-11-26T08:00:00.000Z' },
    { etape: 'code', status: 'CANCELLED', start: '2026-11-09T08:00:00.000Z' },
  ])
  const { data } = await list(ecole, 'non_facturees')
  expect(data.map(({ idCandidat, minutes, examens, quand }) => [idCandidat, minutes, examens, quand])).toEqual([
    [id, 0, 2, '2026-11-10T08:00:00.000Z'],
  ])
  expect((await counts(ecole)).get('non_facturees')).toBe(1)
  await ecole.post(`/api/candidat/${id}/inscription`, { formule: 'HOURS', idForfait: null, dateDebut: '2026-11-11' })
  expect((await list(ecole, 'non_facturees')).data.map(({ examens }) => examens)).toEqual([1])
})

it('lists an exam cancelled late until the school decides, and adds up what it waived of it', async () => {
  const { id } = await buildEnrolled(ecole, idForfait, '2026-11-01')
  const [exam = 0, missed = 0] = await insertExamens(backend, { idCandidat: id }, [
    { etape: 'parc', status: 'CANCELLED', start: '2026-11-18T08:00:00.000Z' },
    { etape: 'parc', status: 'NO_SHOW', start: '2026-11-10T08:00:00.000Z' },
  ])
  await backend.db.updateTable('evenement').set({ annulationTardive: 1 }).where('id', '=', exam).execute()
  expect((await list(ecole, 'absences')).data.map((ligne) => [ligne.id, ligne.calendar])).toEqual([[exam, 'Park exam']])
  for (const idEvenement of [exam, missed]) {
    await ecole.post(`/api/candidat/${id}/penalite`, { idEvenement, pourcent: 0, motif: 'Malade' })
  }
  expect((await list(ecole, 'absences')).data).toEqual([])
  // By default a late cancellation costs nothing of the school's part, and an absence costs all of it.
  expect((await list(ecole, 'gestes')).data.map(({ geste, nombre, montant }) => [geste, nombre, montant])).toEqual([
    ['EXCUSE', 1, 30_000],
  ])
})

it('lists lessons without an answer, late cancellations without a decision, and letters to send', async () => {
  const { id } = await buildEnrolled(ecole, idForfait, '2026-11-01')
  const [open = 0, late = 0] = await insertLessons(backend, id, [
    { calendar: 'Hour circulation', start: '2026-11-19T08:00:00.000Z', minutes: 60, status: 'PLANNED' },
    { calendar: 'Hour circulation', start: '2026-11-18T08:00:00.000Z', minutes: 60, status: 'CANCELLED' },
  ])
  await backend.db.updateTable('evenement').set({ annulationTardive: 1 }).where('id', '=', late).execute()
  expect((await list(ecole, 'non_attestees')).data.map((ligne) => ligne.id)).toEqual([open])
  expect((await list(ecole, 'absences')).data.map((ligne) => ligne.id)).toEqual([late])
  await ecole.post(`/api/candidat/${id}/penalite`, { idEvenement: late, pourcent: 0, motif: 'Malade' })
  expect((await list(ecole, 'absences')).data).toEqual([])
  backend.clock.now = new Date('2026-12-05T09:00:00.000Z')
  ecole = await signedIn(backend, 'ecole')
  await ecole.get('/api/notif')
  const [letter] = (await list(ecole, 'lettres')).data
  expect(letter).toMatchObject({ idCandidat: id, montant: 835_000 })
  const other = await signedIn(backend, 'ecole2')
  expect((await other.post(`/api/relance/${letter?.id}/lettre`)).status).toBe(404)
  expect((await ecole.post(`/api/relance/${letter?.id}/lettre`)).status).toBe(204)
  expect((await list(ecole, 'lettres')).data).toEqual([])
})

it('shows each desk its lists, the planning without amounts, and nobody another school', async () => {
  const { id } = await buildEnrolled(ecole, idForfait, '2026-11-01')
  await insertLessons(backend, id, [
    { calendar: 'Hour circulation', start: '2026-11-23T08:00:00.000Z', minutes: 1_300, status: 'PLANNED' },
  ])
  const statuses = async (client: Client) => {
    const allowed: Vue[] = []
    for (const vue of VUES) {
      const { status } = await client.get(`/api/regularisation?vue=${vue}`)
      if (status === 200) allowed.push(vue)
      else expect(status).toBe(403)
    }
    return allowed
  }
  const planning = await deskWith(backend, 'planning')
  expect(await statuses(planning)).toEqual(['a_voir', 'depassement', 'non_attestees', 'absences'])
  expect([...(await counts(planning)).keys()]).toEqual(['a_voir', 'depassement', 'non_attestees', 'absences'])
  const [late] = (await list(planning, 'a_voir')).data
  expect(late).toMatchObject({ idCandidat: id, montant: null, ages: null })
  expect((await list(planning, 'a_voir')).totalDataCount).toBe((await list(ecole, 'impayes')).totalDataCount)
  const [beyond] = (await list(planning, 'depassement')).data
  expect(beyond).toMatchObject({ idCandidat: id, montant: null, ages: null, minutes: null })
  expect((await list(planning, 'depassement')).montant).toBeNull()
  // A hundred minutes beyond the twenty hours, at 25.000 an hour, and 835.000 that is unpaid.
  expect((await list(ecole, 'depassement')).data[0]?.montant).toBe(835_000 + 41_667)
  expect(await statuses(await deskWith(backend, 'caisse'))).toEqual(['impayes', 'examens', 'cheques'])
  expect(await statuses(ecole)).toEqual(VUES.filter((vue) => vue !== 'a_voir'))
  expect((await clientOf(backend, null).get('/api/regularisation?vue=impayes')).status).toBe(401)
  expect((await (await signedIn(backend, 'candidat')).get('/api/regularisation?vue=impayes')).status).toBe(403)
  expect((await ecole.get('/api/regularisation?vue=x')).status).toBe(422)
  const other = await signedIn(backend, 'ecole2')
  expect((await list(other, 'impayes')).data).toEqual([])
})

it('shows an account that does not agree with its facts, until it is settled', async () => {
  const { id } = await buildEnrolled(ecole, idForfait, '2026-11-01')
  expect((await list(ecole, 'desaccords')).data).toEqual([])
  // These rows bypass the commands, so nothing charges them.
  await insertLessons(backend, id, [
    { calendar: 'Hour circulation', start: '2026-11-18T08:00:00.000Z', minutes: 1_260, status: 'SUCCESS' },
  ])
  const { data } = await list(ecole, 'desaccords')
  expect(data.map(({ idCandidat, montant }) => [idCandidat, montant])).toEqual([[id, 25_000]])
  expect((await ecole.post(`/api/candidat/${id}/compte/settle`)).status).toBe(200)
  expect((await list(ecole, 'desaccords')).data).toEqual([])
  expect((await compteOf(ecole, id)).aPayer).toBe(860_000)
  expect((await (await signedIn(backend, 'ecole2')).post(`/api/candidat/${id}/compte/settle`)).status).toBe(404)
})

it('adds up concessions by author, month and kind', async () => {
  const { id, idInscription, compte } = await buildEnrolled(ecole, idForfait, '2026-11-01')
  const idLot = compte.inscriptions[0]?.lots.find(({ service }) => service === 'circulation')?.id
  for (const montant of [10_000, 5_000]) {
    await ecole.post(`/api/inscription/${idInscription}/remise`, { idLot, montant, motif: 'Geste' })
  }
  const { body } = await pay(ecole, id, 40_000)
  await ecole.post(`/api/transaction/${body.id}/reverse`, { motif: 'Erreur' })
  const [missed = 0] = await insertLessons(backend, id, [
    { calendar: 'Hour circulation', start: '2026-11-18T08:00:00.000Z', minutes: 60, status: 'NO_SHOW' },
  ])
  await ecole.post(`/api/candidat/${id}/penalite`, { idEvenement: missed, pourcent: 40, motif: 'Malade' })
  const { data, montant } = await list(ecole, 'gestes')
  expect(data.map((ligne) => [ligne.geste, ligne.quand, ligne.nombre, ligne.montant])).toEqual([
    ['ANNULATION', '2026-11-01', 1, 40_000],
    ['REMISE', '2026-11-01', 2, 15_000],
    ['EXCUSE', '2026-11-01', 1, 15_000],
  ])
  expect(montant).toBe(70_000)
  expect(new Set(data.map(({ nom }) => nom)).size).toBe(1)
})

it('lists a package used up and hardly paid, a licence obtained and not settled, and who stays away while an instalment nears', async () => {
  const used = await buildEnrolled(ecole, idForfait, '2026-10-01')
  await insertLessons(backend, used.id, [
    { calendar: 'Hour circulation', start: '2026-10-05T08:00:00.000Z', minutes: 1_200, status: 'SUCCESS' },
    { calendar: 'Hour code', start: '2026-10-06T08:00:00.000Z', minutes: 1_200, status: 'SUCCESS' },
  ])
  await pay(ecole, used.id, 417_000)
  await ecole.post(`/api/candidat/${used.id}/compte/settle`)
  expect((await list(ecole, 'consommes')).data.map(({ idCandidat, montant }) => [idCandidat, montant])).toEqual([
    [used.id, 418_000],
  ])
  await pay(ecole, used.id, 1_000)
  expect((await list(ecole, 'consommes')).data).toEqual([])
  expect((await list(ecole, 'finis')).data).toEqual([])
  await insertLessons(backend, used.id, [
    { calendar: 'Conduit exam', start: '2026-10-20T08:00:00.000Z', minutes: 30, status: 'SUCCESS' },
  ])
  // In Tunisia manoeuvres come last.
  expect((await list(ecole, 'finis')).data).toEqual([])
  await insertLessons(backend, used.id, [
    { calendar: 'Park exam', start: '2026-10-27T08:00:00.000Z', minutes: 30, status: 'SUCCESS' },
  ])
  expect((await list(ecole, 'finis')).data.map(({ idCandidat }) => idCandidat)).toEqual([used.id])
  const away = await buildEnrolled(ecole, idForfait, '2026-11-01')
  await setPlan(ecole, away, 'nombre=4&premier=2026-11-25&rythme=MONTH')
  const risks = async () =>
    (await list(ecole, 'decroches')).data.map(({ idCandidat, montant }) => [idCandidat, montant])
  expect(await risks()).toContainEqual([away.id, 211_000])
  await insertLessons(backend, away.id, [
    { calendar: 'Hour circulation', start: '2026-11-24T08:00:00.000Z', minutes: 60, status: 'PLANNED' },
  ])
  expect(await risks()).not.toContainEqual([away.id, 211_000])
})
