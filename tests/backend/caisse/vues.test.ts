import type { Cheque } from '@contract/caisse/cheque'
import type { LigneRegularisation, Vue } from '@contract/recouvrement/regularisation'
import { insertForfait, insertPrices, pay } from '@tests/helpers/argent/argent'
import { closeCaisse } from '@tests/helpers/argent/caisse'
import type { TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
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
afterEach(() => backend.stop())

async function at(moment: string): Promise<void> {
  backend.clock.now = new Date(moment)
  ecole = await signedIn(backend, 'ecole')
}
const listed = async (vue: Vue, client = ecole) =>
  (await client.get<{ data: LigneRegularisation[] }>(`/api/regularisation?vue=${vue}`)).body.data
const send = (path: string, body: object) => ecole.post(`/api/cheque/${path}`, body)

it('cheques in hand for more than three days, at the bank for more than ten, or refused are to be settled', async () => {
  await pay(ecole, id, 100_000, { method: 'CHEQUE', reference: '0000001' })
  const { body } = await ecole.get<{ data: Cheque[] }>('/api/cheque')
  const ids = body.data.map((one) => one.id)
  await at('2026-11-24T09:00:00.000Z')
  expect(await listed('cheques')).toEqual([])
  await at('2026-11-25T09:00:00.000Z')
  expect(await listed('cheques')).toMatchObject([{ quand: '2026-11-21', montant: 100_000 }])
  await send('remise', { ids, jour: '2026-11-25', bordereau: null })
  await at('2026-12-05T09:00:00.000Z')
  expect(await listed('cheques')).toEqual([])
  await at('2026-12-06T09:00:00.000Z')
  expect(await listed('cheques')).toMatchObject([{ id: ids[0], quand: '2026-11-25' }])
  await send(`${ids[0]}/rejet`, { jour: '2026-12-06', frais: 0, fraisCandidat: false, motif: 'Sans provision' })
  expect(await listed('cheques')).toMatchObject([{ id: ids[0], quand: '2026-12-06' }])
  expect(await listed('cheques', await deskWith(backend, 'caisse'))).toHaveLength(1)
  await closeCaisse(ecole, { compte: 0 })
  await pay(ecole, id, 835_000)
  expect(await listed('cheques')).toEqual([])
})

it('boxes that were left open, and differences that nobody explained, are shown to the management', async () => {
  await pay(ecole, id, 10_000)
  expect(await listed('caisses')).toEqual([])
  await at('2026-11-22T09:00:00.000Z')
  expect(await listed('caisses')).toMatchObject([{ nom: 'Leïla Cherif', quand: '2026-11-21' }])
  const closed = await closeCaisse(ecole, { compte: 9_000, motif: 'Manquant' })
  expect(await listed('caisses')).toEqual([])
  expect(await listed('ecarts')).toMatchObject([{ nom: 'Leïla Cherif', montant: -1_000 }])
  await ecole.post(`/api/caisse-session/${closed.body.id}/ecart`, { motif: 'Retrouvé' })
  expect(await listed('ecarts')).toEqual([])
  for (const acces of ['caisse', 'planning'] as const) {
    const client = await deskWith(backend, acces)
    expect((await client.get('/api/regularisation?vue=caisses')).status).toBe(403)
    expect((await client.get('/api/regularisation?vue=ecarts')).status).toBe(403)
  }
})
