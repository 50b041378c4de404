import type { Transaction, TransactionPage, TransactionSaved } from '@contract/argent/transaction'
import type { TransactionDetail } from '@contract/argent/transactionDetail'
import type { Historique } from '@contract/ecole/historique'
import type { LigneRegularisation } from '@contract/recouvrement/regularisation'
import type { EarningStats } from '@contract/stats/ecole'
import { compteOf, insertForfait, insertPrices, pay } from '@tests/helpers/argent/argent'
import { ledgerFaults } from '@tests/helpers/argent/ledger'
import type { TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
/** A candidate who owes 835.000 since the 1st. */
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

const writeOff = (client: Client, montant: number, changes: object = {}) =>
  client.post<TransactionSaved>('/api/transaction', {
    kind: 'WRITE_OFF',
    idCandidat: id,
    montant,
    motif: 'Parti à l’étranger',
    soldeVu: 835_000,
    ...changes,
  })
const rows = async (vue: string) =>
  (await ecole.get<{ data: LigneRegularisation[] }>(`/api/regularisation?vue=${vue}&perPage=100`)).body.data
const balanceOf = async (type: string) =>
  (
    await backend.db
      .selectFrom('compte')
      .select('solde')
      .where('type', '=', type)
      .where('idAutoEcole', '=', 1)
      .execute()
  ).map(({ solde }) => solde)

describe('what a school gives up', () => {
  it('is a transaction of its own, by no method and in no cash session', async () => {
    const { status, body } = await writeOff(ecole, 835_000)
    expect(status).toBe(201)
    expect(body).toMatchObject({ kind: 'WRITE_OFF', method: null, numero: 'PE-2026-00001', solde: 0, idSession: null })
    const { body: detail } = await ecole.get<TransactionDetail>(`/api/transaction/${body.id}`)
    expect(detail.ecriture.lignes).toEqual([
      {
        debit: { type: 'perte', cle: '', nom: null },
        credit: expect.objectContaining({ type: 'candidat' }),
        montant: 835_000,
      },
    ])
    expect(detail.motif).toBe('Parti à l’étranger')
    expect(await balanceOf('perte')).toEqual([835_000])
  })

  it('is no longer owed, and is claimed by no list', async () => {
    expect((await rows('impayes')).map(({ idCandidat }) => idCandidat)).toContain(id)
    await writeOff(ecole, 835_000)
    const compte = await compteOf(ecole, id)
    expect([compte.aPayer, compte.exigible, compte.enRetard]).toEqual([0, 0, 0])
    expect(compte.postes).toEqual([])
    expect(compte.lignes.find(({ cause }) => cause === 'perte')).toMatchObject({
      montant: -835_000,
      jour: '2026-11-21',
    })
    expect((await rows('impayes')).map(({ idCandidat }) => idCandidat)).not.toContain(id)
    expect((await rows('gestes')).find(({ geste }) => geste === 'PERTE')).toMatchObject({ nombre: 1, montant: 835_000 })
  })

  it('may be a part, and is neither money that came in nor went out', async () => {
    await pay(ecole, id, 500_000)
    await writeOff(ecole, 300_000, { soldeVu: 335_000 })
    expect((await compteOf(ecole, id)).aPayer).toBe(35_000)
    const { body } = await ecole.get<TransactionPage>('/api/transaction')
    expect(body.totals).toEqual({ incoming: 500_000, outgoing: 0, lost: 300_000 })
    const lost = await ecole.get<TransactionPage>('/api/transaction?groupe=pertes')
    expect([lost.body.totalDataCount, lost.body.totals?.lost]).toEqual([1, 300_000])
    const stats = await ecole.post<EarningStats>('/api/autoecole/statistiques/earning', {
      from: '2026-11-01',
      to: '2026-11-30',
      groupBy: 'DAY',
    })
    expect(stats.body.lost).toEqual({ value: 300_000, before: 0 })
  })

  it('is taken back with a reason, once; both stay', async () => {
    const { body } = await writeOff(ecole, 835_000)
    const back = await ecole.post<TransactionSaved>(`/api/transaction/${body.id}/reverse`, { motif: 'Revenu' })
    expect(back.body).toMatchObject({ numero: 'PE-2026-00002', solde: 835_000, method: null, motif: 'Revenu' })
    expect((await ecole.post(`/api/transaction/${body.id}/reverse`, { motif: 'Encore' })).status).toBe(409)
    expect(await balanceOf('perte')).toEqual([0])
    expect((await rows('impayes')).map(({ idCandidat }) => idCandidat)).toContain(id)
    expect((await rows('gestes')).some(({ geste }) => geste === 'PERTE' || geste === 'ANNULATION')).toBe(false)
    const { body: all } = await ecole.get<{ data: Transaction[] }>(`/api/transaction?idCandidat=${id}`)
    expect(all.data.map(({ reversedBy }) => reversedBy)).toEqual([null, back.body.id])
    const log = await ecole.get<{ data: Historique[] }>('/api/historique?entite=compte')
    expect(log.body.data.slice(0, 2).map(({ action }) => action)).toEqual(['reverse', 'write_off'])
  })

  it('is for the whole access alone, and never above what is owed', async () => {
    expect((await writeOff(clientOf(backend, null), 1)).status).toBe(401)
    for (const acces of ['caisse', 'planning'] as const) {
      expect((await writeOff(await deskWith(backend, acces), 1)).status, acces).toBe(403)
    }
    expect((await writeOff(await signedIn(backend, 'ecole2'), 1)).status).toBe(404)
    expect((await writeOff(ecole, 835_001)).status).toBe(422)
    expect((await writeOff(ecole, 1, { motif: ' ' })).status).toBe(422)
    const moved = await writeOff(ecole, 1, { soldeVu: 1 })
    expect([moved.status, moved.body]).toMatchObject([409, { code: 'balance_changed', details: { solde: 835_000 } }])
    expect(await balanceOf('perte')).toEqual([])
  })

  it('changes no day that was closed', async () => {
    await pay(ecole, id, 10_000)
    await writeOff(ecole, 5_000, { soldeVu: 825_000 })
    const { body } = await ecole.get<{ session: { id: number } }>('/api/caisse')
    const movements = await backend.db
      .selectFrom('transaction')
      .select('kind')
      .where('idSession', '=', body.session.id)
      .execute()
    expect(movements).toEqual([{ kind: 'PAYMENT' }])
  })
})
