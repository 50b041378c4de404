import type { CompteCandidat } from '@contract/argent/compte'
import type { LigneRegularisation, Vue } from '@contract/recouvrement/regularisation'
import { VUES } from '@contract/recouvrement/regularisation'
import { compteOf, pay } from '@tests/helpers/argent'
import { hoursFrom, insertLessons } from '@tests/helpers/argentEvents'
import type { TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn } from '@tests/helpers/http'
import { clearPlanning } from '@tests/helpers/planning'
import { buildEnrolled, setPlan, startMoney } from '@tests/helpers/recouvrement'
import { afterEach, beforeEach, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let idForfait: number

beforeEach(async () => {
  const started = await startMoney()
  backend = started.backend
  ecole = started.ecole
  idForfait = started.idForfait
  await clearPlanning(backend)
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
  expect(await statuses(planning)).toEqual(['depassement', 'non_attestees', 'absences'])
  expect([...(await counts(planning)).keys()]).toEqual(['depassement', 'non_attestees', 'absences'])
  const [beyond] = (await list(planning, 'depassement')).data
  expect(beyond).toMatchObject({ idCandidat: id, montant: null, ages: null, minutes: null })
  expect((await list(planning, 'depassement')).montant).toBeNull()
  // A hundred minutes beyond twenty hours, at 25.000 an hour, with 835.000 that nobody paid.
  expect((await list(ecole, 'depassement')).data[0]?.montant).toBe(835_000 + 41_667)
  expect(await statuses(await deskWith(backend, 'caisse'))).toEqual(['impayes', 'examens'])
  expect(await statuses(ecole)).toEqual([...VUES])
  expect((await clientOf(backend, null).get('/api/regularisation?vue=impayes')).status).toBe(401)
  expect((await (await signedIn(backend, 'candidat')).get('/api/regularisation?vue=impayes')).status).toBe(403)
  expect((await ecole.get('/api/regularisation?vue=x')).status).toBe(422)
  const other = await signedIn(backend, 'ecole2')
  expect((await list(other, 'impayes')).data).toEqual([])
})
