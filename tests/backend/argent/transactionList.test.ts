import type { Transaction, TransactionPage, TransactionSaved } from '@contract/argent/transaction'
import { pay } from '@tests/helpers/argent/argent'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
/** The printed numbers of the transactions, by a short name. */
const numbers: Record<string, string> = {}
let idVehicule = 0
let idCandidat = 0

beforeAll(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  idCandidat = (await buildCandidat(ecole, { nom: 'Bjaïli', prenom: 'Zénobie' })).id
  const vehicules = await ecole.get<{ data: { id: number }[] }>('/api/vehicule')
  idVehicule = vehicules.body.data[0]?.id ?? 0
  const save = async (name: string, body: object) => {
    const answer = await ecole.post<TransactionSaved>('/api/transaction', body)
    expect(answer.status, answer.text).toBe(201)
    numbers[name] = answer.body.numero
    return answer.body
  }
  const paid = await pay(ecole, idCandidat, 100_000, { payeur: 'Étienne Mégnin', reference: '0012345' })
  numbers.payment = paid.body.numero
  numbers.cheque = (await pay(ecole, idCandidat, 30_000, { method: 'CHEQUE' })).body.numero
  numbers.refund = (await pay(ecole, idCandidat, 5_000, { kind: 'REFUND' })).body.numero
  await save('fuel', {
    kind: 'EXPENSE',
    montant: 40_000,
    method: 'CASH',
    categorie: 'carburant',
    idVehicule,
    payeur: 'Agil',
  })
  await save('rent', {
    kind: 'EXPENSE',
    montant: 400_000,
    method: 'TRANSFER',
    categorie: 'loyer',
    note: 'Local du centre',
  })
  await save('income', { kind: 'INCOME', montant: 15_000, method: 'CASH', categorie: 'supports' })
  const transfer = await save('transfer', {
    kind: 'TRANSFER',
    montant: 50_000,
    origine: 'caisse',
    destination: 'banque',
  })
  const reversal = await ecole.post<TransactionSaved>(`/api/transaction/${transfer.id}/reverse`, { motif: 'Erreur' })
  numbers.reversal = reversal.body.numero
})

afterAll(() => backend.stop())

const ask = async (query: string, client = ecole) =>
  (await client.get<TransactionPage>(`/api/transaction?perPage=50&${query}`)).body
/** The transactions that a query finds, by the names above, in the order of entry. */
async function found(query: string): Promise<string[]> {
  const { data, totalDataCount } = await ask(query)
  expect(totalDataCount).toBe(data.length)
  const listed = data.map(({ numero }) => numero)
  return Object.keys(numbers).filter((name) => listed.includes(numbers[name] ?? ''))
}

describe('the filters of transactions', () => {
  it.each([
    ['groupe=candidats', ['payment', 'cheque', 'refund']],
    ['groupe=moniteurs', []],
    ['groupe=depenses', ['fuel', 'rent']],
    ['groupe=recettes', ['income']],
    ['groupe=transferts', ['transfer', 'reversal']],
    ['groupe=candidats&method=CHEQUE', ['cheque']],
    ['categorie=loyer', ['rent']],
    ['groupe=depenses&method=CASH', ['fuel']],
    ['etat=contrepassee', ['transfer']],
    ['etat=contrepassation', ['reversal']],
    ['etat=valide&groupe=transferts', []],
    ['from=2026-11-22', []],
  ])('%s', async (query, names) => {
    expect(await found(query)).toEqual(names)
  })

  it('finds those of a vehicle', async () => {
    expect(await found(`idVehicule=${idVehicule}`)).toEqual(['fuel'])
  })

  it('refuses what no filter is', async () => {
    for (const query of ['groupe=tout', 'method=OR', 'etat=ouvert', 'from=hier', 'categorie=voyages']) {
      expect((await ecole.get(`/api/transaction?${query}`)).status, query).toBe(422)
    }
  })
})

describe('the search of transactions', () => {
  it.each([
    ['the number as printed', () => numbers.refund, ['refund']],
    ['the number typed loosely', () => 'rc 2026 2', ['cheque']],
    ['its last part, in every series', () => '2', ['cheque', 'rent']],
    ['the candidate, without accents', () => 'bjaili zen', ['payment', 'cheque', 'refund']],
    ['the payer, without case', () => 'MEGNIN', ['payment']],
    ['the reference', () => '0012345', ['payment']],
    ['a word of the note', () => 'centre local', ['rent']],
    ['what no transaction has', () => 'qwertz', []],
    ['punctuation alone', () => '?!', []],
  ])('finds %s', async (_, q, names) => {
    expect(await found(`q=${encodeURIComponent(q() ?? '')}`)).toEqual(names)
  })

  it('finds the cashier, and goes together with filters', async () => {
    const { data } = await ask('')
    const cashier = data[0]?.caissier ?? ''
    expect(await found(`q=${encodeURIComponent(cashier)}`)).toEqual(Object.keys(numbers))
    expect(await found(`q=${encodeURIComponent(cashier)}&groupe=recettes`)).toEqual(['income'])
  })

  it('finds an instructor who was paid', async () => {
    const { body } = await ecole.get<{ data: { id: number; nom: string }[] }>('/api/moniteur')
    const [moniteur] = body.data
    const { aPayer } = (await ecole.get<{ aPayer: number }>(`/api/moniteur/${moniteur?.id}/compte`)).body
    const paid = await ecole.post<TransactionSaved>('/api/transaction', {
      kind: 'PAY',
      idMoniteur: moniteur?.id,
      montant: 1_000,
      method: 'CARD',
      soldeVu: aPayer,
    })
    const { data } = await ask(`q=${encodeURIComponent(moniteur?.nom ?? '')}&groupe=moniteurs`)
    expect(data.map(({ numero }) => numero)).toContain(paid.body.numero)
    await ecole.post(`/api/transaction/${paid.body.id}/reverse`, { motif: 'Erreur' })
  })

  it('finds nothing of another school', async () => {
    const other = await signedIn(backend, 'ecole2')
    for (const q of ['bjaili', 'megnin', numbers.payment ?? '']) {
      expect((await ask(`q=${q}`, other)).totalDataCount).toBe(0)
    }
  })
})

describe('the sums of transactions', () => {
  it('are of all that match, by method and by day, whether days keep them or rows are counted', async () => {
    const kept = await ask('groupe=candidats')
    const counted = await ask('groupe=candidats&q=bjaili')
    const sums = {
      totals: { incoming: 130_000, outgoing: 5_000, lost: 0 },
      methods: [
        { method: 'CASH', incoming: 100_000, outgoing: 5_000 },
        { method: 'CHEQUE', incoming: 30_000, outgoing: 0 },
      ],
      jours: [{ jour: '2026-11-21', incoming: 130_000, outgoing: 5_000 }],
    }
    expect(kept).toMatchObject(sums)
    expect(counted).toMatchObject(sums)
  })

  it('count no transfer and no reversed transaction', async () => {
    expect(await ask('groupe=transferts')).toMatchObject({ totals: { incoming: 0, outgoing: 0 }, methods: [] })
  })
})

describe('the export of transactions', () => {
  it('has what the list has, slice by slice', async () => {
    const { body } = await ecole.get<{ data: Transaction[]; next: number | null }>(
      '/api/transaction/export?groupe=depenses&after=0',
    )
    expect(body.next).toBeNull()
    expect(body.data.map(({ numero }) => numero)).toEqual([numbers.rent, numbers.fuel])
    const rest = await ecole.get<{ data: Transaction[] }>(
      `/api/transaction/export?groupe=depenses&after=${body.data[0]?.id}`,
    )
    expect(rest.body.data.map(({ numero }) => numero)).toEqual([numbers.fuel])
  })

  it('is closed to visitors, other roles and the planning desk', async () => {
    const path = '/api/transaction/export'
    expect((await clientOf(backend, null).get(path)).status).toBe(401)
    for (const username of ['candidat', 'moniteur', 'manager', 'ecole-planning']) {
      expect((await (await signedIn(backend, username)).get(path)).status, username).toBe(403)
    }
  })
})
