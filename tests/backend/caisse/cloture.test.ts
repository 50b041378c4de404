import type { Cloture } from '@contract/caisse/cloture'
import type { Page } from '@contract/list'
import { compteOf, insertForfait, insertPrices, pay } from '@tests/helpers/argent/argent'
import { caisseOf, closeCaisse } from '@tests/helpers/argent/caisse'
import { ledgerFaults } from '@tests/helpers/argent/ledger'
import type { TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import { runs } from '@tests/helpers/runs'
import { afterEach, beforeEach, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
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
  await backend.stop()
})

async function at(moment: string): Promise<Client> {
  backend.clock.now = new Date(moment)
  ecole = await signedIn(backend, 'ecole')
  return ecole
}
const listed = async (query = 'perPage=100') => (await ecole.get<Page<Cloture>>(`/api/cloture?${query}`)).body.data
const closeAll = async (compte: number) => closeCaisse(ecole, { compte, verse: compte })

it('days, months and years close by themselves once they are over and their sessions closed', async () => {
  await at('2026-12-30T09:00:00.000Z')
  await pay(ecole, id, 100_000)
  await pay(ecole, id, 50_000, { method: 'CARD' })
  await closeAll(100_000)
  expect(await listed()).toEqual([])
  await at('2026-12-31T09:00:00.000Z')
  await pay(ecole, id, 700_000)
  const refund = await pay(ecole, id, 15_000, { kind: 'REFUND' })
  expect(refund.status).toBe(201)
  expect((await listed()).map(({ kind, periode }) => [kind, periode])).toEqual([['JOUR', '2026-12-30']])
  await at('2027-01-01T09:00:00.000Z')
  // Yesterday's session is still open, so its day is not closed.
  expect((await pay(ecole, id, 1_000)).status).toBe(409)
  await closeAll(685_000)
  const closed = await listed()
  expect(closed.map(({ kind, periode }) => `${kind} ${periode}`).sort()).toEqual([
    'ANNEE 2026',
    'JOUR 2026-12-30',
    'JOUR 2026-12-31',
    'MOIS 2026-12',
  ])
  const one = (kind: string, periode: string) => closed.find((row) => row.kind === kind && row.periode === periode)
  expect(one('JOUR', '2026-12-30')).toMatchObject({
    total: 150_000,
    totalPerpetuel: 150_000,
    nombre: 2,
    premierNumero: 'RC-2026-00001',
    dernierNumero: 'RC-2026-00002',
    totaux: [
      { kind: 'PAYMENT', method: 'CARD', incoming: 50_000 },
      { kind: 'PAYMENT', method: 'CASH', incoming: 100_000 },
    ],
  })
  expect(one('JOUR', '2026-12-31')).toMatchObject({ total: 685_000, totalPerpetuel: 835_000 })
  expect(one('MOIS', '2026-12')).toMatchObject({ total: 835_000, totalPerpetuel: 835_000, nombre: 4 })
  expect(one('ANNEE', '2026')).toMatchObject({ total: 835_000, totalPerpetuel: 835_000 })
})

it('only the management reads them, each school its own', async () => {
  await pay(ecole, id, 1_000)
  await closeAll(1_000)
  await at('2026-11-23T09:00:00.000Z')
  await pay(ecole, id, 1_000)
  expect(await listed()).toHaveLength(1)
  for (const acces of ['caisse', 'planning'] as const) {
    expect((await (await deskWith(backend, acces)).get('/api/cloture')).status).toBe(403)
  }
  const other = await signedIn(backend, 'ecole2')
  expect((await other.get<Page<Cloture>>('/api/cloture')).body.data).toEqual([])
})

/** Numbers that look random and are the same in every run. */
function numbers(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % limit
  }
}

it.each([1, 2, 3].slice(0, runs(3)))(
  'random days keep box, hashes and perpetual totals right (run %i)',
  async (seed) => {
    const random = numbers(seed)
    const box = async () => {
      const rows = await backend.db.selectFrom('compte').select('solde').where('type', '=', 'caisse').execute()
      return rows.map(({ solde }) => solde)
    }
    const frozen = async () =>
      (
        await backend.db
          .selectFrom('caisse_session')
          .selectAll()
          .where('fermeeLe', 'is not', null)
          .orderBy('id')
          .execute()
      ).map((row) => JSON.stringify(row))
    let reports: string[] = []
    for (let day = 1; day <= 6; day += 1) {
      await at(`2026-12-0${day}T09:00:00.000Z`)
      const taken: number[] = []
      for (let step = 0; step < 5; step += 1) {
        const what = random(4)
        if (what < 2) {
          const method = ['CASH', 'CARD', 'CHEQUE'][random(3)]
          taken.push((await pay(ecole, id, 1_000 * (1 + random(50)), { method })).body.id)
        } else if (what === 2) {
          const spent = { kind: 'EXPENSE', montant: 1_000 * (1 + random(30)), method: 'CASH', categorie: 'carburant' }
          const { status } = await ecole.post('/api/transaction', { ...spent, payeur: null })
          expect([201, 409]).toContain(status)
        } else {
          const { status } = await ecole.post(`/api/transaction/${taken.pop() ?? 0}/reverse`, { motif: 'Erreur' })
          expect([201, 404, 409]).toContain(status)
        }
        for (const solde of await box()) expect(solde).toBeGreaterThanOrEqual(0)
      }
      expect((await frozen()).slice(0, reports.length)).toEqual(reports)
      const { session } = await caisseOf(ecole)
      if (!session) continue
      const held = (await box())[0] ?? 0
      const compte = Math.max(0, held + 1_000 * (random(3) - 1))
      const closed = await closeCaisse(ecole, { compte, motif: 'Constaté' })
      expect(closed.status).toBe(201)
      expect(await box()).toEqual([compte - (closed.body.verse ?? 0)])
      reports = await frozen()
      expect(await ledgerFaults(backend)).toEqual([])
    }
    await at('2026-12-08T09:00:00.000Z')
    await pay(ecole, id, 1_000)
    let [perpetual, before] = [0, '']
    const rows = await backend.db
      .selectFrom('cloture')
      .selectAll()
      .where('kind', '=', 'JOUR')
      .orderBy('periode')
      .execute()
    for (const { idAutoEcole: _school, id: _id, empreinte, ...row } of rows) {
      perpetual += row.total
      expect(row.totalPerpetuel).toBe(perpetual)
      const { kind, periode, totaux, nombre, total, totalPerpetuel, premierNumero, dernierNumero, createdAt } = row
      const facts = [kind, periode, totaux, nombre, total, totalPerpetuel, premierNumero, dernierNumero, createdAt]
      const bytes = new TextEncoder().encode(before + JSON.stringify(facts))
      expect(empreinte).toBe(Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64url'))
      before = empreinte
    }
    const paid = 835_000 - (await compteOf(ecole, id)).aPayer
    expect(perpetual + 1_000).toBe(paid)
  },
)
