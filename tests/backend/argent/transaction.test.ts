import type { CompteCandidat } from '@contract/argent/compte'
import type { Transaction } from '@contract/argent/transaction'
import type { Historique } from '@contract/ecole/historique'
import type { Page } from '@contract/list'
import { compteOf, insertForfait, insertPrices, pay } from '@tests/helpers/argent/argent'
import { closeCaisse } from '@tests/helpers/argent/caisse'
import { ledgerFaults } from '@tests/helpers/argent/ledger'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import { type Client, send, signedIn, startSchool } from '@tests/helpers/http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
/** A candidate who owes 835.000. */
let id: number

beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  const idPermi = await permiOf(ecole)
  await insertPrices(backend, idPermi)
  const idForfait = await insertForfait(backend, idPermi)
  id = (await buildCandidat(ecole)).id
  const body = { formule: 'FORFAIT', idForfait, dateDebut: '2026-11-01' }
  expect((await ecole.post(`/api/candidat/${id}/inscription`, body)).status).toBe(201)
})

afterEach(async () => {
  expect(await ledgerFaults(backend)).toEqual([])
  await backend.stop()
})

interface TransactionPage extends Page<Transaction> {
  totals: { incoming: number; outgoing: number; lost: number }
}
const listed = async (query = '') => (await ecole.get<TransactionPage>(`/api/transaction?${query}`)).body

describe('the candidate', () => {
  it('is told of a payment with its receipt, of its reversal, and of nothing else', async () => {
    const { body } = await pay(ecole, id, 300_000)
    // A refused payment notifies nobody.
    expect((await pay(ecole, id, 300_000, { soldeVu: 0 })).status).toBe(409)
    const spent = { kind: 'EXPENSE', montant: 5_000, method: 'TRANSFER', categorie: 'fournitures' }
    expect((await ecole.post('/api/transaction', spent)).status).toBe(201)
    await ecole.post(`/api/transaction/${body.id}/reverse`, { motif: 'Erreur' })
    const news = await backend.db
      .selectFrom('notification')
      .innerJoin('candidat', 'candidat.idUtilisateur', 'notification.idUtilisateur')
      .select(['kind', 'params', 'target'])
      .where('candidat.id', '=', id)
      .orderBy('notification.id')
      .execute()
    expect(news.map(({ kind, params, target }) => [kind, JSON.parse(params), target])).toEqual([
      ['paiement_recu', { montant: '300,000 DT', numero: 'RC-2026-00001' }, '{"place":"compte"}'],
      ['paiement_annule', { montant: '300,000 DT', numero: 'RC-2026-00002' }, '{"place":"compte"}'],
    ])
  })
})

describe('the list of transactions', () => {
  it('shows the latest first, with the totals of all that match', async () => {
    await pay(ecole, id, 900_000)
    await pay(ecole, id, 20_000, { method: 'CHEQUE', reference: '0001234' })
    const refund = await pay(ecole, id, 50_000, { kind: 'REFUND', method: 'TRANSFER' })
    expect(refund.status).toBe(201)
    const { data, totals, totalDataCount } = await listed('perPage=2')
    expect(data.map(({ numero }) => numero)).toEqual(['RC-2026-00003', 'RC-2026-00002'])
    expect([totalDataCount, totals]).toEqual([3, { incoming: 920_000, outgoing: 50_000, lost: 0 }])
    expect(data[1]).toMatchObject({ method: 'CHEQUE', reference: '0001234', reversedBy: null, idCandidat: id })
  })

  it('counts a reversed payment as nothing', async () => {
    const { body } = await pay(ecole, id, 100_000)
    await ecole.post(`/api/transaction/${body.id}/reverse`, { motif: 'Erreur' })
    const { totals, data } = await listed()
    expect(totals).toEqual({ incoming: 0, outgoing: 0, lost: 0 })
    expect(data).toHaveLength(2)
  })

  it('is filtered by kind, method, candidate and day', async () => {
    await pay(ecole, id, 10_000)
    await pay(ecole, id, 20_000, { method: 'CARD' })
    const other = await buildCandidat(ecole)
    await pay(ecole, other.id, 30_000)
    const amounts = async (query: string) => (await listed(query)).data.map(({ montant }) => montant)
    expect(await amounts('method=CARD')).toEqual([20_000])
    expect(await amounts(`idCandidat=${other.id}`)).toEqual([30_000])
    expect(await amounts('kind=REFUND')).toEqual([])
    expect(await amounts('from=2026-11-22')).toEqual([])
    expect(await amounts('sort=montant&to=2026-11-21')).toEqual([10_000, 20_000, 30_000])
  })
})

describe('the numbers of receipts', () => {
  it('begin again each year of the school, at its own midnight', async () => {
    const numberAt = async (moment: string) => {
      backend.clock.now = new Date(moment)
      const client = await signedIn(backend, 'ecole')
      return (await pay(client, id, 1_000)).body.numero
    }
    expect(await numberAt('2026-12-31T22:59:59.000Z')).toBe('RC-2026-00001')
    expect(await numberAt('2026-12-31T23:00:00.000Z')).toBe('RC-2027-00001')
    expect(await numberAt('2027-01-01T03:00:00.000Z')).toBe('RC-2027-00002')
  })

  it('have no gap where some payments of many at once are refused', async () => {
    const { aPayer } = await compteOf(ecole, id)
    const values = { kind: 'PAYMENT', idCandidat: id, method: 'CASH', montant: 1_000 }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ecole.post('/api/transaction', { ...values, soldeVu: aPayer - 1_000 * (index % 7) }),
      ),
    )
    const taken = answers.filter(({ status }) => status === 201)
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
    expect(taken.length).toBeGreaterThan(0)
    expect((await listed('perPage=50&sort=jour')).data.map(({ numero }) => Number(numero.slice(-5)))).toEqual(
      taken.map((_, index) => index + 1),
    )
    expect((await compteOf(ecole, id)).aPayer).toBe(aPayer - 1_000 * taken.length)
  })

  it('are given once to a payment that is sent twice', async () => {
    const body = { kind: 'PAYMENT', idCandidat: id, montant: 50_000, method: 'CASH', soldeVu: 835_000 }
    const sending = { token: ecole.token, body, headers: { 'Idempotency-Key': crypto.randomUUID() } }
    const first = await send<Transaction>(backend, 'POST', '/api/transaction', sending)
    const again = await send<Transaction>(backend, 'POST', '/api/transaction', sending)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect((await listed()).totalDataCount).toBe(1)
  })
})

it('the log keeps who took, reversed and lowered what, and why, apart from the file', async () => {
  const { body } = await pay(ecole, id, 10_000)
  await ecole.post(`/api/transaction/${body.id}/reverse`, { motif: 'Erreur de saisie' })
  const [inscription] = (await compteOf(ecole, id)).inscriptions
  const remise = { idLot: inscription?.lots[0]?.id, montant: 5_000, motif: 'Fratrie' }
  await ecole.post(`/api/inscription/${inscription?.id}/remise`, remise)
  const log = await ecole.get<Page<Historique>>('/api/historique?entite=compte')
  expect(log.body.data.map(({ action }) => action)).toEqual(['discount', 'reverse', 'pay', 'enrol'])
  expect(log.body.data[0]).toMatchObject({ idEntite: id, nom: expect.any(String) })
  expect(log.body.data[0]?.after).toEqual({ service: 'dossier', montant: 5_000, motif: 'Fratrie' })
  expect(log.body.data[1]?.after).toMatchObject({ numero: 'RC-2026-00002', motif: 'Erreur de saisie' })
  expect(Object.values(log.body.data[3]?.noms ?? {})).toEqual(['Complet B'])
  const own = await ecole.get<Historique[]>(`/api/candidat/${id}/historique`)
  expect(own.body.map(({ entite, action }) => `${entite} ${action}`)).toEqual([
    'compte discount',
    'compte reverse',
    'compte pay',
    'compte enrol',
    'candidat create',
  ])
})

describe('who may see and move money', () => {
  it('another school finds neither the account nor the transaction', async () => {
    const { body } = await pay(ecole, id, 10_000)
    const [inscription] = (await compteOf(ecole, id)).inscriptions
    const other = await signedIn(backend, 'ecole2')
    expect((await other.get(`/api/candidat/${id}/compte`)).status).toBe(404)
    expect((await other.get(`/api/transaction/${body.id}`)).status).toBe(404)
    expect((await other.post(`/api/transaction/${body.id}/reverse`, { motif: 'Erreur' })).status).toBe(404)
    const remise = { idLot: inscription?.lots[0]?.id, montant: 1, motif: 'Non' }
    expect((await other.post(`/api/inscription/${inscription?.id}/remise`, remise)).status).toBe(404)
    const payment = { kind: 'PAYMENT', idCandidat: id, montant: 1, method: 'CASH', soldeVu: 825_000 }
    expect((await other.post('/api/transaction', payment)).status).toBe(404)
    expect((await other.get<TransactionPage>('/api/transaction')).body.totalDataCount).toBe(0)
  })

  it('the planning desk sees no amount; the cash desk takes money and neither enrols nor lowers a price', async () => {
    const desk = async (acces: 'planning' | 'caisse') => {
      await backend.db.updateTable('utilisateur').set({ acces }).where('username', '=', 'ecole').execute()
      return signedIn(backend, 'ecole')
    }
    const planning = await desk('planning')
    expect((await planning.get(`/api/candidat/${id}/compte`)).status).toBe(403)
    expect((await planning.get('/api/transaction')).status).toBe(403)
    const caisse = await desk('caisse')
    expect((await caisse.get<CompteCandidat>(`/api/candidat/${id}/compte`)).body.aPayer).toBe(835_000)
    expect((await pay(caisse, id, 10_000)).status).toBe(201)
    const body = { formule: 'HOURS', idForfait: null, dateDebut: '2026-11-01' }
    expect((await caisse.post(`/api/candidat/${id}/inscription`, body)).status).toBe(403)
  })

  it('the cash desk gives nothing back and reverses only what it took itself today', async () => {
    const theirs = await pay(ecole, id, 900_000)
    await backend.db
      .updateTable('utilisateur')
      .set({ acces: 'caisse' })
      .where('username', '=', 'ecole-planning')
      .execute()
    const caisse = await signedIn(backend, 'ecole-planning')
    const reverse = (client: Client, idTransaction: number) =>
      client.post(`/api/transaction/${idTransaction}/reverse`, { motif: 'Erreur de saisie' })
    expect((await pay(caisse, id, 10_000, { kind: 'REFUND' })).status).toBe(403)
    expect((await reverse(caisse, theirs.body.id)).status).toBe(403)
    const own = await pay(caisse, id, 10_000)
    expect((await reverse(caisse, own.body.id)).status).toBe(201)
    const yesterday = await pay(caisse, id, 20_000)
    backend.clock.now = new Date('2026-11-22T09:00:00.000Z')
    const nextDay = await signedIn(backend, 'ecole-planning')
    expect((await reverse(nextDay, yesterday.body.id)).body).toMatchObject({ code: 'session_stale' })
    await closeCaisse(nextDay, { compte: 20_000 })
    expect((await reverse(nextDay, yesterday.body.id)).status).toBe(403)
    const tout = await signedIn(backend, 'ecole')
    await closeCaisse(tout, { compte: 900_000 })
    await pay(tout, id, 30_000)
    expect((await reverse(tout, yesterday.body.id)).status).toBe(201)
  })

  it('a candidate reads their own account and no other', async () => {
    const own = await backend.db
      .selectFrom('candidat')
      .innerJoin('utilisateur', 'utilisateur.id', 'candidat.idUtilisateur')
      .select('candidat.id')
      .where('username', '=', 'candidat')
      .executeTakeFirstOrThrow()
    const candidat = await signedIn(backend, 'candidat')
    expect((await candidat.get(`/api/candidat/${own.id}/compte`)).status).toBe(200)
    expect((await candidat.get(`/api/candidat/${id}/compte`)).status).toBe(404)
    expect((await candidat.get('/api/transaction')).status).toBe(403)
  })

  it('a candidate reads no remark of the school about their money', async () => {
    const own = await backend.db
      .selectFrom('candidat')
      .innerJoin('utilisateur', 'utilisateur.id', 'candidat.idUtilisateur')
      .select('candidat.id')
      .where('username', '=', 'candidat')
      .executeTakeFirstOrThrow()
    const paid = await pay(ecole, own.id, 5_000, { note: 'Mauvais payeur' })
    expect((await ecole.post(`/api/transaction/${paid.body.id}/reverse`, { motif: 'Chèque douteux' })).status).toBe(201)
    const promise = { date: '2026-11-25', montant: 1_000, note: 'À surveiller' }
    expect((await ecole.post(`/api/candidat/${own.id}/promesse`, promise)).status).toBe(201)
    const remarks = ({ transactions, promesse }: CompteCandidat) =>
      [...transactions.flatMap(({ note, motif }) => [note, motif]), promesse?.note].filter(Boolean).sort()
    expect(remarks(await compteOf(ecole, own.id))).toEqual(['Chèque douteux', 'Mauvais payeur', 'À surveiller'])
    const mine = await compteOf(await signedIn(backend, 'candidat'), own.id)
    expect(mine.transactions.length).toBeGreaterThan(1)
    expect(remarks(mine)).toEqual([])
  })
})
