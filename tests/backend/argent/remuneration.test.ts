import type { CompteMoniteur } from '@contract/argent/compteMoniteur'
import type { Transaction, TransactionSaved } from '@contract/argent/transaction'
import type { Moniteur } from '@contract/ecole/moniteur'
import type { Evenement } from '@contract/planning/evenement'
import { putInBox } from '@tests/helpers/argent/caisse'
import { ledgerFaults } from '@tests/helpers/argent/ledger'
import type { TestBackend } from '@tests/helpers/backend'
import { updateOfMoniteur } from '@tests/helpers/factories'
import { type Client, signedIn, startFreeSchool } from '@tests/helpers/http'
import { buildCast, buildEvenement, type Cast, evenementValues, tunis, verb } from '@tests/helpers/planning'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let cast: Cast

beforeEach(async () => {
  const started = await startFreeSchool()
  backend = started.backend
  ecole = started.ecole
  cast = await buildCast(backend, ecole)
  await backend.db
    .updateTable('moniteur_tarif')
    .set({ montant: 12_000 })
    .where('idMoniteur', '=', cast.moniteur.id)
    .execute()
})

afterEach(async () => {
  expect(await ledgerFaults(backend)).toEqual([])
  await backend.stop()
})

/** An attested hour of the instructor on a past day. */
async function taught(day: string, hour = '09', minutes?: number): Promise<Evenement> {
  const values = evenementValues(cast, { start: tunis(day, `${hour}:00`), end: tunis(day, `${hour}:50`) })
  const planned = await buildEvenement(ecole, values)
  const answer = await verb(ecole, planned, 'attest', { absents: [], minutes: minutes ?? 60 })
  expect(answer.status).toBe(200)
  return answer.body
}
const account = async (client = ecole) =>
  (await client.get<CompteMoniteur>(`/api/moniteur/${cast.moniteur.id}/compte`)).body
const pay = async (montant: number, changes: object = {}) => {
  const { aPayer } = await account()
  const body = { kind: 'PAY', idMoniteur: cast.moniteur.id, montant, method: 'CASH', soldeVu: aPayer, ...changes }
  return ecole.post<TransactionSaved>('/api/transaction', body)
}

describe('the account of an instructor', () => {
  it('owes attested minutes at the rate of their day, and follows when a lesson is reopened', async () => {
    await taught('2026-11-19')
    const second = await taught('2026-11-20', '10', 50)
    expect(await account()).toMatchObject({
      aPayer: 22_000,
      mois: [{ mois: '2026-11', minutes: 110, gain: 22_000 }],
      transactions: [],
    })
    await verb(ecole, second, 'reopen', { motif: 'Erreur' })
    expect(await account()).toMatchObject({ aPayer: 12_000, mois: [{ minutes: 60, gain: 12_000 }] })
  })

  it('moves to the instructor who took over the lesson', async () => {
    const event = await taught('2026-11-20')
    const other = (await buildCast(backend, ecole)).moniteur
    await verb(ecole, event, 'reopen', { motif: 'Autre moniteur' })
    await backend.db
      .updateTable('evenement')
      .set({ idMoniteur: other.id })
      .where('id', '=', event.idEvenement)
      .execute()
    const { body } = await ecole.get<Evenement>(`/api/calendrier/evenement/${event.idEvenement}`)
    await verb(ecole, body, 'attest', { absents: [] })
    expect((await account()).aPayer).toBe(0)
    const theirs = await ecole.get<CompteMoniteur>(`/api/moniteur/${other.id}/compte`)
    expect(theirs.body.mois).toHaveLength(1)
  })

  it('follows a new rate from the day on which it is set', async () => {
    await taught('2026-11-20')
    await taught('2026-11-21', '08')
    const path = `/api/moniteur/${cast.moniteur.id}`
    const { body } = await ecole.get<Moniteur>(path)
    const answer = await ecole.put(path, updateOfMoniteur(body, { tarifHoraire: 15_000 }))
    expect(answer.status, answer.text).toBe(200)
    expect((await account()).aPayer).toBe(12_000 + 15_000)
  })

  it('is lowered by what is paid, with numbers of its own, and an overpayment is an advance', async () => {
    await taught('2026-11-20')
    await putInBox(backend, 'ecole', 50_000)
    expect((await pay(10_000)).body).toMatchObject({ numero: 'BP-2026-00001', solde: 2_000, kind: 'PAY' })
    expect((await pay(5_000, { method: 'TRANSFER' })).body).toMatchObject({ numero: 'BP-2026-00002', solde: -3_000 })
    const { body } = await ecole.get<{ data: Transaction[]; totals: object }>('/api/transaction?kind=PAY')
    expect(body.totals).toEqual({ incoming: 0, outgoing: 15_000, lost: 0 })
    expect(body.data[0]).toMatchObject({ idMoniteur: cast.moniteur.id, candidat: null })
    const reversal = await ecole.post<TransactionSaved>(`/api/transaction/${body.data[0]?.id}/reverse`, {
      motif: 'Double',
    })
    expect(reversal.body).toMatchObject({ numero: 'BP-2026-00003', solde: 2_000 })
    const log = await ecole.get<{ data: { action: string; idEntite: number }[] }>('/api/historique?entite=remuneration')
    expect(log.body.data.map(({ action }) => action)).toEqual(['reverse', 'pay', 'pay'])
  })

  it('refuses a payment at another balance than the one seen, and one without an instructor of the school', async () => {
    await taught('2026-11-20')
    const moved = await pay(1_000, { soldeVu: 0 })
    expect([moved.status, moved.body]).toMatchObject([409, { code: 'balance_changed', details: { solde: 12_000 } }])
    expect((await pay(1_000, { idMoniteur: 999_999 })).status).toBe(404)
    expect((await pay(-1)).status).toBe(422)
    const other = await signedIn(backend, 'ecole2')
    expect((await other.get(`/api/moniteur/${cast.moniteur.id}/compte`)).status).toBe(404)
  })

  it('shows the instructor no remark of the school', async () => {
    const moniteur = await signedIn(backend, 'moniteur')
    const { body: own } = await moniteur.get<Moniteur>('/api/moniteur/me')
    const path = `/api/moniteur/${own.id}/compte`
    const { aPayer: soldeVu } = (await ecole.get<CompteMoniteur>(path)).body
    const paid = await pay(1_000, { idMoniteur: own.id, method: 'TRANSFER', note: 'Avance contestée', soldeVu })
    expect((await ecole.post(`/api/transaction/${paid.body.id}/reverse`, { motif: 'Versée à tort' })).status).toBe(201)
    const remarks = async (client: Client) =>
      (await client.get<CompteMoniteur>(path)).body.transactions.flatMap(({ note, motif }) => [note, motif])
    expect(await remarks(ecole)).toEqual(expect.arrayContaining(['Avance contestée', 'Versée à tort']))
    expect((await remarks(moniteur)).filter(Boolean)).toEqual([])
  })

  it('is read by the instructor themselves and by no other', async () => {
    const moniteur = await signedIn(backend, 'moniteur')
    const { body: own } = await moniteur.get<Moniteur>('/api/moniteur/me')
    expect((await moniteur.get(`/api/moniteur/${own.id}/compte`)).status).toBe(200)
    expect((await moniteur.get(`/api/moniteur/${cast.moniteur.id}/compte`)).status).toBe(404)
    expect((await (await signedIn(backend, 'candidat')).get(`/api/moniteur/${own.id}/compte`)).status).toBe(403)
    expect((await (await signedIn(backend, 'ecole-planning')).get(`/api/moniteur/${own.id}/compte`)).status).toBe(403)
  })
})
