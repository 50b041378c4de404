import type { TransactionSaved } from '@contract/argent/transaction'
import type { Cheque } from '@contract/caisse/cheque'
import type { Page } from '@contract/list'
import { compteOf, insertForfait, insertPrices, pay } from '@tests/helpers/argent/argent'
import { closeCaisse } from '@tests/helpers/argent/caisse'
import { balanceOf } from '@tests/helpers/argent/enrolled'
import { ledgerFaults } from '@tests/helpers/argent/ledger'
import type { TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
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
  await ecole.post(`/api/candidat/${id}/inscription`, { formule: 'FORFAIT', idForfait, dateDebut: '2026-11-01' })
})

afterEach(async () => {
  expect(await ledgerFaults(backend)).toEqual([])
  expect(await inHand()).toBe(await balanceOf(backend, 'cheque_en_main'))
  await backend.stop()
})

/** The total of the cheques in hand, as the balance of their account. */
async function inHand(): Promise<number> {
  const rows = await backend.db.selectFrom('cheque').select('montant').where('statut', '=', 'EN_MAIN').execute()
  return rows.reduce((sum, { montant }) => sum + montant, 0)
}

interface ChequePage extends Page<Cheque> {
  statuts: { statut: string; nombre: number; montant: number }[]
}
const listed = async (query = '', client = ecole) => (await client.get<ChequePage>(`/api/cheque?${query}`)).body
const CHEQUE = { banque: 'Amen Bank', numero: '0001234', titulaire: 'Moncef Payeur', date: '2026-11-21', reserve: true }
const payBy = (montant: number, changes: object = {}, client = ecole) =>
  pay(client, id, montant, { method: 'CHEQUE', cheque: { ...CHEQUE, ...changes } })
async function taken(montant = 400_000, numero = '0001234'): Promise<Cheque> {
  await payBy(montant, { numero })
  const found = (await listed(`q=${numero}`)).data[0]
  if (!found) throw new Error('No cheque')
  return found
}
const deposit = (ids: number[], changes: object = {}, client = ecole) =>
  client.post<{ data: Cheque[] }>('/api/cheque/remise', { ids, jour: '2026-11-21', bordereau: 'B-7', ...changes })
const clear = (ids: number[]) => ecole.post<{ data: Cheque[] }>('/api/cheque/encaissement', { ids, jour: '2026-11-21' })
const REFUSAL = { jour: '2026-11-21', frais: 15_000, fraisCandidat: true, motif: 'Sans provision' }
const refuse = (one: number, changes: object = {}) =>
  ecole.post<{ data: Cheque[] }>(`/api/cheque/${one}/rejet`, { ...REFUSAL, ...changes })
const giveBack = (one: number) =>
  ecole.post<{ data: Cheque[] }>(`/api/cheque/${one}/retour`, { motif: 'Repris par le candidat' })
const undo = (ids: number[], statut: string, client = ecole) =>
  client.post<{ data: Cheque[] }>('/api/cheque/annulation', { ids, statut })

describe('a cheque', () => {
  it('is taken with its facts, and the account says what waits for the bank', async () => {
    const cheque = await taken()
    expect(cheque).toMatchObject({ banque: 'AMEN BANK', numero: '0001234', reserve: true, statut: 'EN_MAIN' })
    expect(cheque.recu).toBe('RC-2026-00001')
    const compte = await compteOf(ecole, id)
    expect(compte).toMatchObject({ aPayer: 435_000, chequesEnAttente: 400_000 })
    expect(compte.transactions[0]).toMatchObject({ cheque: 'EN_MAIN', idCheque: cheque.id, reference: '0001234' })
    expect((await listed(`id=${cheque.id}&perPage=1`)).data).toEqual([cheque])
    expect((await listed(`id=${cheque.id + 1}`)).data).toEqual([])
  })

  it('is refused without bank, dated after today, or taken before', async () => {
    const values = { kind: 'PAYMENT', idCandidat: id, montant: 1_000, method: 'CHEQUE', soldeVu: 835_000 }
    const bare = await ecole.post('/api/transaction', values)
    expect([bare.status, bare.body]).toMatchObject([422, { errors: { 'cheque.banque': 'required' } }])
    const ahead = await payBy(1_000, { date: '2026-11-22' })
    expect([ahead.status, ahead.body]).toMatchObject([422, { errors: { 'cheque.date': 'date_future' } }])
    await payBy(1_000)
    const again = await payBy(2_000, { banque: ' amen  bank' })
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 'cheque_known', details: { recu: 'RC-2026-00001' } },
    ])
    expect(JSON.stringify(again.body)).toContain('RC-2026-00001')
    expect((await payBy(2_000, { banque: 'BIAT' })).status).toBe(201)
  })

  it('goes to the bank with others and is paid, each state once', async () => {
    const [one, other] = [await taken(400_000), await taken(100_000, '0001235')]
    const { body } = await deposit([one.id, other.id])
    expect(body.data).toMatchObject([{ statut: 'REMIS', remisLe: '2026-11-21', bordereau: 'B-7' }, { statut: 'REMIS' }])
    expect([await balanceOf(backend, 'cheque_remis'), await inHand()]).toEqual([500_000, 0])
    expect((await deposit([one.id])).status).toBe(409)
    expect((await clear([one.id, other.id])).body.data).toMatchObject([{ statut: 'ENCAISSE' }, { statut: 'ENCAISSE' }])
    expect([await balanceOf(backend, 'cheque_remis'), await balanceOf(backend, 'banque')]).toEqual([0, 500_000])
    expect((await compteOf(ecole, id)).chequesEnAttente).toBe(0)
    expect((await clear([one.id])).status).toBe(409)
    expect((await giveBack(one.id)).status).toBe(409)
    expect((await listed()).statuts).toEqual([{ statut: 'ENCAISSE', nombre: 2, montant: 500_000 }])
  })

  it('are found by the day of their deposit, whatever became of them since', async () => {
    const [one, other] = [await taken(), await taken(100_000, '0001235')]
    await deposit([one.id, other.id])
    await clear([other.id])
    await taken(50_000, '0001236')
    const found = (await listed('remisLe=2026-11-21&sort=recuLe')).data.map(({ id }) => id)
    expect(found).toEqual([one.id, other.id])
    expect((await listed('remisLe=2026-11-20')).data).toEqual([])
  })

  it('moves none of several where one may not, and on no day to come', async () => {
    const [one, other] = [await taken(), await taken(100_000, '0001235')]
    await deposit([other.id])
    expect((await deposit([one.id, other.id])).status).toBe(409)
    expect((await listed('statut=EN_MAIN')).data.map((row) => row.id)).toEqual([one.id])
    expect((await deposit([one.id], { jour: '2026-11-22' })).body).toMatchObject({ errors: { jour: 'date_future' } })
    expect((await deposit([one.id], { jour: '2026-11-20' })).body).toMatchObject({ errors: { jour: 'too_past' } })
  })
})

describe('a refused cheque', () => {
  it('may have been credited before: the money leaves the bank again, and the candidate owes it', async () => {
    const [one, other] = [await taken(400_000), await taken(100_000, '0001235')]
    await deposit([one.id, other.id])
    await clear([one.id, other.id])
    expect((await refuse(one.id, { jour: '2026-11-20' })).body).toMatchObject({ errors: { jour: 'too_past' } })
    const { body } = await refuse(one.id, { frais: 0, fraisCandidat: false })
    expect(body.data).toMatchObject([{ statut: 'REJETE', encaisseLe: '2026-11-21', rejeteLe: '2026-11-21' }])
    expect([await balanceOf(backend, 'cheque_remis'), await balanceOf(backend, 'banque')]).toEqual([0, 100_000])
    expect((await compteOf(ecole, id)).aPayer).toBe(735_000)
    expect((await refuse(one.id)).status).toBe(409)
    expect((await giveBack(one.id)).body.data).toMatchObject([{ statut: 'RENDU' }])
  })

  it('is owed again from its day on, with the fee, and leaves the closed report as it was (case 4, E7)', async () => {
    const at = async (moment: string) => {
      backend.clock.now = new Date(moment)
      ecole = await signedIn(backend, 'ecole')
    }
    await payBy(400_000)
    const closed = await closeCaisse(ecole, { compte: 0 })
    expect(closed.body.rapport?.jours[0]?.methods).toMatchObject([{ method: 'CHEQUE', incoming: 400_000 }])
    expect((await compteOf(ecole, id)).aPayer).toBe(435_000)
    const [cheque] = (await listed()).data
    await at('2026-11-23T09:00:00.000Z')
    await deposit([cheque?.id ?? 0], { jour: '2026-11-23' })
    await at('2026-11-29T09:00:00.000Z')
    const { body } = await refuse(cheque?.id ?? 0, { jour: '2026-11-29' })
    expect(body.data).toMatchObject([{ statut: 'REJETE', rejeteLe: '2026-11-29', frais: 15_000 }])
    const compte = await compteOf(ecole, id)
    expect(compte.aPayer).toBe(850_000)
    expect(compte.lignes.reduce((sum, { montant }) => sum + montant, 0)).toBe(850_000)
    expect(compte.lignes).toContainEqual(
      expect.objectContaining({ cause: 'frais', montant: 15_000, jour: '2026-11-29' }),
    )
    expect(compte.postes).toContainEqual(
      expect.objectContaining({ sens: 'DEBIT', montant: 400_000, reste: 400_000, dateEcheance: '2026-11-29' }),
    )
    expect(compte.transactions.map(({ numero, cheque: state }) => [numero, state])).toEqual([
      ['RC-2026-00002', null],
      ['RC-2026-00001', 'REJETE'],
    ])
    const accounts = ['cheque_en_main', 'cheque_remis', 'banque', 'frais_bancaires'].map((one) =>
      balanceOf(backend, one),
    )
    expect(await Promise.all(accounts)).toEqual([0, 0, -15_000, 15_000])
    const report = await ecole.get<{ rapport: unknown }>(`/api/caisse-session/${closed.body.id}`)
    expect(report.body.rapport).toEqual(closed.body.rapport)
  })

  it('costs the candidate nothing where the school bears the fee, and is then given back', async () => {
    const cheque = await taken()
    await deposit([cheque.id])
    await refuse(cheque.id, { fraisCandidat: false })
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
    expect((await payBy(1_000)).body).toMatchObject({ code: 'cheque_known' })
    expect((await giveBack(cheque.id)).body.data).toMatchObject([{ statut: 'RENDU', renduLe: '2026-11-21' }])
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
    expect((await payBy(1_000)).status).toBe(201)
  })
})

describe('a step that was noted by mistake', () => {
  const atBank = () => Promise.all(['cheque_remis', 'banque'].map((one) => balanceOf(backend, one)))

  it('is undone from the latest on, each once, and the ledger takes back what it says', async () => {
    const [one, other] = [await taken(400_000), await taken(100_000, '0001235')]
    await deposit([one.id, other.id])
    await clear([one.id])
    expect((await undo([one.id, other.id], 'REMIS')).status).toBe(409)
    const again = await undo([one.id], 'ENCAISSE')
    expect(again.body.data).toMatchObject([{ statut: 'REMIS', bordereau: 'B-7', encaisseLe: null }])
    expect(await atBank()).toEqual([500_000, 0])
    // A second press undoes no other step.
    expect((await undo([one.id], 'ENCAISSE')).status).toBe(409)
    const { body } = await undo([one.id, other.id], 'REMIS')
    expect(body.data).toMatchObject([{ statut: 'EN_MAIN', remisLe: null, bordereau: null }, { statut: 'EN_MAIN' }])
    expect([await atBank(), await inHand()]).toEqual([[0, 0], 500_000])
    expect((await undo([one.id], 'EN_MAIN')).status).toBe(422)
    expect((await deposit([one.id])).status).toBe(200)
    const log = await backend.db.selectFrom('historique').select('after').where('action', '=', 'undo_cheque').execute()
    expect(log.map(({ after }) => JSON.parse(after ?? '{}').statut)).toEqual(['ENCAISSE', 'REMIS', 'REMIS'])
  })

  it('lets the payment be reversed once the cheque is in hand again', async () => {
    const cheque = await taken()
    await deposit([cheque.id])
    await undo([cheque.id], 'REMIS')
    const { status } = await ecole.post(`/api/transaction/${cheque.idTransaction}/reverse`, { motif: 'Erreur' })
    expect([status, (await listed()).data[0]?.statut]).toEqual([201, 'RENDU'])
  })

  it.each([
    ['before the bank had credited it', false, [400_000, 0], 'REMIS'],
    ['after', true, [0, 400_000], 'ENCAISSE'],
  ] as const)('is a refusal %s: a new receipt, and no fee', async (_when, isCleared, places, statut) => {
    const cheque = await taken()
    await deposit([cheque.id])
    if (isCleared) await clear([cheque.id])
    const before = await compteOf(ecole, id)
    await refuse(cheque.id)
    const { body } = await undo([cheque.id], 'REJETE')
    expect(body.data).toMatchObject([{ statut, recu: 'RC-2026-00003', rejeteLe: null, frais: null }])
    expect(await atBank()).toEqual([...places])
    expect(await balanceOf(backend, 'frais_bancaires')).toBe(0)
    const compte = await compteOf(ecole, id)
    const { aPayer, exigible, enRetard, chequesEnAttente } = before
    expect(compte).toMatchObject({ aPayer, exigible, enRetard, chequesEnAttente })
    expect(compte.postes.map(({ cause, reste }) => [cause, reste])).toEqual(
      before.postes.map(({ cause, reste }) => [cause, reste]),
    )
    expect(compte.lignes.reduce((sum, { montant }) => sum + montant, 0)).toBe(aPayer)
    expect(compte.lignes.filter(({ cause }) => cause === 'frais')).toEqual([])
    expect(compte.transactions.map(({ numero, cheque: state, reversedBy }) => [numero, state, reversedBy])).toEqual([
      ['RC-2026-00003', statut, null],
      ['RC-2026-00002', null, null],
      ['RC-2026-00001', null, compte.transactions[1]?.id],
    ])
    // The bank may refuse it after all: the new receipt is then reversed, and the fee charged once.
    await refuse(cheque.id)
    const refused = await compteOf(ecole, id)
    expect(refused.aPayer).toBe(850_000)
    expect(refused.lignes.filter(({ cause }) => cause === 'frais')).toMatchObject([{ montant: 15_000 }])
    expect((await giveBack(cheque.id)).status).toBe(200)
    expect((await undo([cheque.id], 'REJETE')).status).toBe(409)
  })

  it('is a refusal whose amount the candidate has paid again: what they paid is then a credit', async () => {
    const cheque = await taken(835_000)
    await deposit([cheque.id])
    await refuse(cheque.id, { frais: 0 })
    await pay(ecole, id, 835_000)
    await undo([cheque.id], 'REJETE')
    expect((await compteOf(ecole, id)).aPayer).toBe(-835_000)
  })
})

describe('the payment of a cheque', () => {
  it('is reversed with the cheque in hand, which is then given back', async () => {
    const { body } = await payBy(400_000)
    await ecole.post<TransactionSaved>(`/api/transaction/${body.id}/reverse`, { motif: 'Erreur' })
    expect((await listed()).data).toMatchObject([{ statut: 'RENDU' }])
    const other = await taken(100_000, '0001235')
    expect((await giveBack(other.id)).body.data).toMatchObject([{ statut: 'RENDU' }])
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
  })

  it('is not reversed while the bank has the cheque', async () => {
    const cheque = await taken()
    await deposit([cheque.id])
    const { status, body } = await ecole.post(`/api/transaction/${cheque.idTransaction}/reverse`, { motif: 'Erreur' })
    expect([status, body]).toMatchObject([409, { code: 'cheque_deposited' }])
  })
})

it('the cash desk deposits cheques and decides on none; other accounts and schools are kept out', async () => {
  const [one, other] = [await taken(), await taken(100_000, '0001235')]
  const caisse = await deskWith(backend, 'caisse')
  expect((await listed('', caisse)).totalDataCount).toBe(2)
  expect((await deposit([one.id], {}, caisse)).status).toBe(200)
  expect((await undo([one.id], 'REMIS', caisse)).status).toBe(200)
  expect((await undo([one.id], 'ENCAISSE', caisse)).status).toBe(403)
  expect((await undo([one.id], 'REJETE', caisse)).status).toBe(403)
  expect((await caisse.post('/api/cheque/encaissement', { ids: [one.id], jour: '2026-11-21' })).status).toBe(403)
  expect((await caisse.post(`/api/cheque/${one.id}/rejet`, REFUSAL)).status).toBe(403)
  expect((await caisse.post(`/api/cheque/${other.id}/retour`, { motif: 'Non' })).status).toBe(403)
  const planning = await deskWith(backend, 'planning')
  for (const client of [planning, await signedIn(backend, 'candidat'), await signedIn(backend, 'moniteur')]) {
    expect((await client.get('/api/cheque')).status).toBe(403)
    expect((await deposit([other.id], {}, client)).status).toBe(403)
    expect((await undo([other.id], 'REMIS', client)).status).toBe(403)
  }
  const stranger = await signedIn(backend, 'ecole2')
  expect((await listed('', stranger)).totalDataCount).toBe(0)
  expect((await deposit([other.id], {}, stranger)).status).toBe(404)
  expect((await undo([other.id], 'REMIS', stranger)).status).toBe(404)
  expect((await stranger.post(`/api/cheque/${other.id}/retour`, { motif: 'Non' })).status).toBe(404)
})
