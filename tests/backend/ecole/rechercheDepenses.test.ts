import type { Caller } from '@backend/caller'
import { indexTransactions } from '@backend/database/argent/transaction/words'
import { chunks } from '@backend/database/chunks'
import { transactionsSaying } from '@backend/database/ecole/recherche/argent'
import { buildAbility } from '@contract/ability'
import type { Recherche } from '@contract/ecole/recherche'
import { insertPrices, pay } from '@tests/helpers/argent/argent'
import { ENGINE, type TestBackend } from '@tests/helpers/backend'
import { stepsOf } from '@tests/helpers/engines/queryPlan'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import { type Client, startSchool } from '@tests/helpers/http'
import { afterEach, beforeEach, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client

beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
})
afterEach(() => backend.stop())

const GARAGE = { kind: 'EXPENSE', payeur: 'Garage Zitouna', categorie: 'carburant', montant: 1_000, method: 'TRANSFER' }
const spend = async () => expect((await ecole.post('/api/transaction', GARAGE)).status).toBe(201)
const found = async (q: string) =>
  (await ecole.get<Recherche>(`/api/recherche?${new URLSearchParams({ q })}`)).body.recus

/** Copies a transaction as payments of somebody whose name it has. */
async function payAsOften(id: number, times: number): Promise<void> {
  await backend.db.transaction().execute(async (trx) => {
    const expense = await trx.selectFrom('transaction').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const { id: _id, ...payment } = { ...expense, kind: 'PAYMENT' as const, categorie: null, payeur: 'Zitouna' }
    const payments = Array.from({ length: times }, (_, index) => ({ ...payment, serie: 'ZZ', numero: index + 1 }))
    for (const part of chunks(payments, 40)) {
      const added = await trx.insertInto('transaction').values(part).returning('id').execute()
      await indexTransactions(
        trx,
        added.map((one) => ({ ...payment, id: one.id })),
      )
    }
  })
}

it('an expense is not hidden by the many later payments of somebody of that name', async () => {
  await spend()
  const [expense] = await found('zitouna')
  await payAsOften(expense?.id ?? 0, 1_100)
  expect(await found('zitouna')).toEqual([expense])
})

it('expenses have places beside the receipts of a candidate of that name, who has others', async () => {
  await insertPrices(backend, await permiOf(ecole))
  const { id } = await buildCandidat(ecole, { nom: 'Zitouna' })
  const kinds = async (q: string) => (await found(q)).map(({ kind }) => kind).sort()
  for (let count = 0; count < 4; count += 1) await spend()
  for (let count = 0; count < 4; count += 1) await pay(ecole, id, 1_000)
  expect(await kinds('zitouna')).toEqual(['EXPENSE', 'PAYMENT', 'PAYMENT'])
  expect(await kinds('reçu zitouna')).toEqual(['EXPENSE', 'EXPENSE', 'PAYMENT', 'PAYMENT', 'PAYMENT'])
})

it.runIf(ENGINE === 'sqlite')('expenses are walked in their index, not the payments with the word', async () => {
  const caller: Caller = {
    id: 1,
    role: 'ecole',
    idAutoEcole: 1,
    nomComplet: 'Personne',
    idSession: 's',
    isFirstLogin: false,
    pays: 'TN',
    ability: buildAbility([{ action: 'read', subject: 'Transaction', conditions: { idAutoEcole: 1 } }]),
  }
  const plans = await stepsOf(backend, (db) => transactionsSaying(db, caller, ['ben', 'salah'], 5))
  expect(plans.map(([first]) => first)).toEqual(
    Array.from(
      { length: 2 },
      () => 'SEARCH transaction USING COVERING INDEX transaction_kind (idAutoEcole=? AND kind=?)',
    ),
  )
  expect(plans.flat().filter((step) => /ORDER BY|SCAN/.test(step))).toEqual([])
})
