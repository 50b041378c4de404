import type { CompteMoniteur } from '@contract/argent/compteMoniteur'
import type { TransactionSaved } from '@contract/argent/transaction'
import type { TransactionDetail } from '@contract/argent/transactionDetail'
import type { Historique } from '@contract/ecole/historique'
import type { Vehicule, VehiculeDetail } from '@contract/ecole/vehicule'
import type { Page } from '@contract/list'
import type { LeconPage } from '@contract/planning/lecon'
import { putInBox } from '@tests/helpers/argent/caisse'
import { ledgerFaults } from '@tests/helpers/argent/ledger'
import type { TestBackend } from '@tests/helpers/backend'
import { insertHeures } from '@tests/helpers/examens'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import { buildCast, buildEvenement, evenementValues, tunis, verb } from '@tests/helpers/planning'
import { clearPlanning } from '@tests/helpers/schools/clearPlanning'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** The content of the box before each test. */
const FLOAT = 1_000_000

let backend: TestBackend
let ecole: Client

beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  await putInBox(backend, 'ecole', FLOAT)
})

afterEach(async () => {
  expect(await ledgerFaults(backend)).toEqual([])
  await backend.stop()
})

const EXPENSE = { kind: 'EXPENSE', montant: 57_500, method: 'CASH', categorie: 'carburant', payeur: 'Agil La Marsa' }
const INCOME = { kind: 'INCOME', montant: 15_000, method: 'CASH', categorie: 'supports', payeur: 'Librairie' }
const TRANSFER = { kind: 'TRANSFER', montant: 260_000, origine: 'caisse', destination: 'coffre' }
const KINDS = { EXPENSE, INCOME, TRANSFER }

const save = (body: object, client = ecole) => client.post<TransactionSaved>('/api/transaction', body)
const vehicules = async (client = ecole) =>
  (await client.get<Page<Vehicule>>('/api/vehicule?sort=immatriculation')).body.data
const firstVehicule = async (client = ecole): Promise<Vehicule> => {
  const [vehicule] = await vehicules(client)
  if (!vehicule) throw new Error('No vehicle')
  return vehicule
}
async function desk(acces: 'planning' | 'caisse'): Promise<Client> {
  await backend.db.updateTable('utilisateur').set({ acces }).where('username', '=', 'ecole-planning').execute()
  return signedIn(backend, 'ecole-planning')
}
/** The balances of the school's accounts without the float and without accounts at zero. */
async function balances() {
  const rows = await backend.db.selectFrom('compte').selectAll().where('type', '<>', 'exploitant').execute()
  const besides = rows.map((row) => ({ ...row, solde: row.type === 'caisse' ? row.solde - FLOAT : row.solde }))
  const kept = besides.filter(({ solde }) => solde !== 0)
  return Object.fromEntries(kept.map(({ type, cle, solde }) => [cle ? `${type}:${cle}` : type, solde]))
}
const idOf = async (username: string) =>
  (await backend.db.selectFrom('utilisateur').select('id').where('username', '=', username).executeTakeFirstOrThrow())
    .id

describe('money without a person', () => {
  it('has numbers of one series, and is posted where it came from and went', async () => {
    const box = `caisse:${await idOf('ecole')}`
    const saved = [await save(EXPENSE), await save(INCOME), await save(TRANSFER)]
    expect(saved.map(({ status, body }) => [status, body.numero, body.solde])).toEqual([
      [201, 'DP-2026-00001', null],
      [201, 'DP-2026-00002', null],
      [201, 'DP-2026-00003', null],
    ])
    expect(saved[0]?.body).toMatchObject({ categorie: 'carburant', payeur: 'Agil La Marsa', idCandidat: null })
    expect(saved[2]?.body).toMatchObject({ origine: 'caisse', destination: 'coffre', method: 'CASH' })
    expect(await balances()).toEqual({
      'charge:carburant': 57_500,
      'produit:autre': -15_000,
      coffre: 260_000,
      [box]: 15_000 - 57_500 - 260_000,
    })
  })

  it('paid otherwise than in cash leaves the bank, and fees of exams are no cost of the school', async () => {
    await save({ ...EXPENSE, method: 'CHEQUE', categorie: 'loyer', montant: 400_000 })
    await save({ ...EXPENSE, method: 'TRANSFER', categorie: 'exam_code', montant: 50_000 })
    const cheque = { banque: 'BIAT', numero: '0001', titulaire: null, date: '2026-11-21', reserve: true }
    await save({ ...INCOME, method: 'CHEQUE', montant: 9_000, cheque })
    expect(await balances()).toEqual({
      'charge:loyer': 400_000,
      'debours:exam_code': 50_000,
      'produit:autre': -9_000,
      banque: -450_000,
      cheque_en_main: 9_000,
    })
  })

  it('goes back where it came from when it is reversed, once, by whoever does it', async () => {
    for (const body of Object.values(KINDS)) {
      const { body: saved } = await save(body)
      const answer = await ecole.post<TransactionSaved>(`/api/transaction/${saved.id}/reverse`, { motif: 'Erreur' })
      expect([answer.status, answer.body.kind, answer.body.idReversed]).toEqual([201, body.kind, saved.id])
      expect((await ecole.post(`/api/transaction/${saved.id}/reverse`, { motif: 'Erreur' })).status).toBe(409)
      expect((await ecole.post(`/api/transaction/${answer.body.id}/reverse`, { motif: 'Erreur' })).status).toBe(409)
    }
    expect(await balances()).toEqual({})
    const { body } = await ecole.get<{ totals: object; totalDataCount: number }>('/api/transaction')
    expect([body.totalDataCount, body.totals]).toEqual([6, { incoming: 0, outgoing: 0, lost: 0 }])
  })

  it('is logged by itself, with its category', async () => {
    const { body } = await save(EXPENSE)
    await save(INCOME)
    await save(TRANSFER)
    await ecole.post(`/api/transaction/${body.id}/reverse`, { motif: 'Double' })
    const log = await ecole.get<Page<Historique>>('/api/historique?entite=transaction')
    expect(log.body.data.map(({ action }) => action)).toEqual(['reverse', 'transfer', 'income', 'expense'])
    expect(log.body.data[3]?.after).toMatchObject({ numero: 'DP-2026-00001', categorie: 'carburant', montant: 57_500 })
  })

  it.each(Object.entries(KINDS))(
    '%s is refused with an amount that is no sum, and on a day to come',
    async (_, body) => {
      for (const montant of [0, -1, 10.5, 2_000_000_000, null])
        expect((await save({ ...body, montant })).status).toBe(422)
      const late = await save({ ...body, dateOperation: '2026-11-22' })
      expect([late.status, late.body]).toMatchObject([422, { errors: { dateOperation: 'date_future' } }])
      const earlier = await save({ ...body, dateOperation: '2026-11-18' })
      expect(earlier.body).toMatchObject({ jour: '2026-11-21', dateOperation: '2026-11-18' })
    },
  )

  it('is refused in a category or between places that do not exist', async () => {
    expect((await save({ ...EXPENSE, categorie: 'supports' })).status).toBe(422)
    expect((await save({ ...INCOME, categorie: 'carburant' })).status).toBe(422)
    expect((await save({ ...INCOME, idVehicule: 1 })).status).toBe(422)
    expect((await save({ ...TRANSFER, destination: 'poche' })).status).toBe(422)
    const same = await save({ ...TRANSFER, destination: 'caisse' })
    expect([same.status, same.body]).toMatchObject([422, { errors: { destination: 'invalid' } }])
  })

  it('is closed to visitors, other roles and other schools; the cash desk takes money and spends none', async () => {
    const { body } = await save(EXPENSE)
    for (const one of Object.values(KINDS)) {
      expect((await save(one, clientOf(backend, null))).status).toBe(401)
      for (const username of ['moniteur', 'candidat', 'manager', 'client']) {
        expect((await save(one, await signedIn(backend, username))).status).toBe(403)
      }
      expect((await save(one, await desk('planning'))).status).toBe(403)
    }
    const caisse = await desk('caisse')
    expect((await save(INCOME, caisse)).status).toBe(201)
    expect((await save(EXPENSE, caisse)).status).toBe(403)
    expect((await save(TRANSFER, caisse)).status).toBe(403)
    const other = await signedIn(backend, 'ecole2')
    expect((await other.get(`/api/transaction/${body.id}`)).status).toBe(404)
    expect((await other.post(`/api/transaction/${body.id}/reverse`, { motif: 'Non' })).status).toBe(404)
  })
})

describe('expenses of a vehicle', () => {
  /** A vehicle with one maintenance of 120.000. */
  async function maintained() {
    const { id } = await firstVehicule()
    await backend.db.deleteFrom('entretien').where('idVehicule', '=', id).execute()
    const values = { date: '2026-11-10', type: 'vidange', cout: 120_000, kilometrage: null, note: null }
    const { body } = await ecole.post<VehiculeDetail>(`/api/vehicule/${id}/entretien`, values)
    const idEntretien = body.entretiens[0]?.id ?? 0
    return { id, idEntretien, expense: { ...EXPENSE, categorie: 'entretien', idVehicule: id } }
  }
  const costs = async (id: number) => (await ecole.get<VehiculeDetail>(`/api/vehicule/${id}`)).body

  it('are added to its maintenance, which counts once when an expense pays for it', async () => {
    const { id, idEntretien, expense } = await maintained()
    expect((await costs(id)).depenses).toBe(120_000)
    const { body } = await save({ ...expense, montant: 118_000, idEntretien })
    await save({ ...EXPENSE, montant: 40_000, idVehicule: id })
    expect(await costs(id)).toMatchObject({
      coutEntretien: 120_000,
      depenses: 158_000,
      entretiens: [{ id: idEntretien, idDepense: body.id }],
    })
    // The costs are divided by the hours of the list of lessons.
    const who = { idCandidat: (await buildCandidat(ecole)).id }
    const start = '2026-11-02T08:00:00.000Z'
    await insertHeures(backend, who, [{ calendar: 'Hour circulation', status: 'SUCCESS', start, minutes: 90 }])
    await backend.db
      .updateTable('evenement')
      .set({ idVehicule: id })
      .where('start', '=', start)
      .where('minutes', '=', 90)
      .execute()
    const driven = await ecole.get<LeconPage>(`/api/calendrier/lecon?idVehicule=${id}&etat=SUCCESS`)
    expect([(await costs(id)).minutes, driven.body.minutes]).toEqual([90, 90])
    await ecole.post(`/api/transaction/${body.id}/reverse`, { motif: 'Erreur' })
    expect(await costs(id)).toMatchObject({ depenses: 160_000, entretiens: [{ idDepense: null }] })
  })

  it('pay for a maintenance once, which then stays', async () => {
    const { id, idEntretien, expense } = await maintained()
    const { body } = await save({ ...expense, idEntretien })
    const again = await save({ ...expense, idEntretien })
    expect([again.status, again.body]).toMatchObject([409, { code: 'entretien_already_paid' }])
    const removal = await ecole.post(`/api/vehicule/${id}/entretien/${idEntretien}/remove`)
    expect([removal.status, removal.body]).toMatchObject([409, { code: 'entretien_paid' }])
    await ecole.post(`/api/transaction/${body.id}/reverse`, { motif: 'Erreur' })
    expect((await save({ ...expense, idEntretien })).status).toBe(201)
  })

  it('name a vehicle of the school and a maintenance of that vehicle', async () => {
    const { idEntretien, expense } = await maintained()
    const other = await firstVehicule(await signedIn(backend, 'ecole2'))
    expect((await save({ ...EXPENSE, idVehicule: other.id })).status).toBe(404)
    expect((await save({ ...expense, idVehicule: (await vehicules())[1]?.id, idEntretien })).status).toBe(404)
    const alone = await save({ ...expense, idVehicule: null, idEntretien })
    expect([alone.status, alone.body]).toMatchObject([422, { errors: { idVehicule: 'required' } }])
  })

  it('are hidden from the planning desk', async () => {
    const { id, idEntretien, expense } = await maintained()
    await save({ ...expense, idEntretien })
    const { body } = await (await desk('planning')).get<VehiculeDetail>(`/api/vehicule/${id}`)
    expect(body).toMatchObject({ depenses: null, coutEntretien: 120_000, entretiens: [{ idDepense: null }] })
  })
})

describe('a transaction by itself', () => {
  it('shows its entry with the names behind it, and its reversal both ways', async () => {
    const { body } = await save(TRANSFER)
    const read = async (id: number) => (await ecole.get<TransactionDetail>(`/api/transaction/${id}`)).body
    expect(await read(body.id)).toMatchObject({
      linked: null,
      imputations: [],
      ecriture: {
        lignes: [
          { debit: { type: 'coffre', nom: null }, credit: { type: 'caisse', nom: body.caissier }, montant: 260_000 },
        ],
      },
    })
    const reversal = await ecole.post<TransactionSaved>(`/api/transaction/${body.id}/reverse`, { motif: 'Double' })
    expect((await read(body.id)).linked).toMatchObject({ numero: 'DP-2026-00002', motif: 'Double' })
    expect((await read(reversal.body.id)).linked).toMatchObject({ id: body.id, numero: 'DP-2026-00001' })
  })
})

describe('the pay of instructors at the cash desk', () => {
  async function earned(): Promise<number> {
    await clearPlanning(backend)
    const cast = await buildCast(backend, ecole)
    const { id } = cast.moniteur
    await backend.db.updateTable('moniteur_tarif').set({ montant: 12_000 }).where('idMoniteur', '=', id).execute()
    const times = { start: tunis('2026-11-20', '09:00'), end: tunis('2026-11-20', '09:50') }
    const event = await buildEvenement(ecole, evenementValues(cast, times))
    await verb(ecole, event, 'attest', { absents: [], minutes: 60 })
    return id
  }
  const account = async (client: Client, id: number) => client.get<CompteMoniteur>(`/api/moniteur/${id}/compte`)

  it('shows what is due, pays that and no advance, and shows no rate', async () => {
    const id = await earned()
    await putInBox(backend, 'ecole-planning', 12_000)
    const caisse = await desk('caisse')
    expect((await account(caisse, id)).body).toMatchObject({ aPayer: 12_000, mois: null, transactions: [] })
    const { body } = await caisse.get<{ tarifHoraire: number | null }>(`/api/moniteur/${id}`)
    expect(body.tarifHoraire).toBeNull()
    const pay = { kind: 'PAY', idMoniteur: id, method: 'CASH', soldeVu: 12_000 }
    const advance = await save({ ...pay, montant: 12_001 }, caisse)
    expect([advance.status, advance.body]).toMatchObject([422, { errors: { montant: 'above_left' } }])
    expect((await save({ ...pay, montant: 12_000 }, caisse)).body).toMatchObject({ solde: 0, numero: 'BP-2026-00001' })
    expect((await account(await desk('planning'), id)).status).toBe(403)
  })

  it('names minutes by kind of lesson and rate, what was paid and what remained, to the head of the school', async () => {
    const id = await earned()
    await save({ kind: 'PAY', idMoniteur: id, method: 'TRANSFER', soldeVu: 12_000, montant: 10_000 })
    expect((await account(ecole, id)).body.mois).toEqual([
      {
        mois: '2026-11',
        minutes: 60,
        heures: [{ service: 'circulation', tarif: 12_000, minutes: 60 }],
        gain: 12_000,
        paye: 10_000,
        reste: 2_000,
      },
    ])
  })
})
