import type { TransactionSaved } from '@contract/argent/transaction'
import type { TransactionDetail } from '@contract/argent/transactionDetail'
import type { CaisseSession, CaisseSessionDetail, Comptage } from '@contract/caisse/caisse'
import type { Page } from '@contract/list'
import { compteOf, insertForfait, insertPrices, pay } from '@tests/helpers/argent/argent'
import { caisseOf, closeCaisse, putInBox } from '@tests/helpers/argent/caisse'
import { balanceOf } from '@tests/helpers/argent/enrolled'
import { ledgerFaults } from '@tests/helpers/argent/ledger'
import type { TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
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
  await ecole.post(`/api/candidat/${id}/inscription`, { formule: 'FORFAIT', idForfait, dateDebut: '2026-11-01' })
})

afterEach(async () => {
  expect(await ledgerFaults(backend)).toEqual([])
  await backend.stop()
})

/** Sets the clock and signs an account in again, because its session may have expired. */
async function at(moment: string, username = 'ecole'): Promise<Client> {
  backend.clock.now = new Date(moment)
  return signedIn(backend, username)
}

async function boxOf(username: string): Promise<string> {
  const user = await backend.db
    .selectFrom('utilisateur')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return `caisse:${user.id}`
}
const setRules = (reglages: object) =>
  backend.db
    .insertInto('reglage_argent')
    .values({ idAutoEcole: 1, valeurs: JSON.stringify(reglages), version: 1, updatedAt: '2026-11-01T00:00:00.000Z' })
    .onConflict((one) => one.column('idAutoEcole').doUpdateSet({ valeurs: JSON.stringify(reglages) }))
    .execute()

const FUEL = { kind: 'EXPENSE', montant: 57_500, method: 'CASH', categorie: 'carburant', payeur: 'Agil' }
const spend = (client: Client, changes: object = {}) =>
  client.post<TransactionSaved>('/api/transaction', { ...FUEL, ...changes })
const reverse = (client: Client, idTransaction: number) =>
  client.post<TransactionSaved>(`/api/transaction/${idTransaction}/reverse`, { motif: 'Erreur de saisie' })
const read = async (client: Client, idSession: number) =>
  (await client.get<CaisseSessionDetail>(`/api/caisse-session/${idSession}`)).body
const listed = async (client: Client, query = '') =>
  (await client.get<Page<CaisseSession>>(`/api/caisse-session?${query}`)).body

describe('a session', () => {
  it('opens with the first money taken, on what is in the box, and once for each cashier', async () => {
    await putInBox(backend, 'ecole', 50_000)
    expect((await caisseOf(ecole)).session).toBeNull()
    const first = await pay(ecole, id, 10_000)
    const { session } = await caisseOf(ecole)
    expect(session).toMatchObject({ jour: '2026-11-21', caissier: 'Leïla Cherif', isStale: false, theorique: null })
    expect(first.body.idSession).toBe(session?.id)
    await pay(ecole, id, 10_000, { method: 'CARD' })
    const caisse = await deskWith(backend, 'caisse')
    await pay(caisse, id, 10_000)
    const { data } = await listed(ecole)
    expect(data.map(({ caissier }) => caissier).sort()).toEqual(['Leïla Cherif', 'Rim Ferchichi'])
    const opened = await backend.db.selectFrom('caisse_session').select('fonds').orderBy('id').execute()
    expect(opened.map(({ fonds }) => fonds)).toEqual([50_000, 0])
  })

  it('is not opened by the bank alone', async () => {
    expect((await spend(ecole, { method: 'TRANSFER' })).body.idSession).toBeNull()
    expect((await caisseOf(ecole)).session).toBeNull()
  })

  it('takes money past midnight, and none the next morning until it is closed (case 19)', async () => {
    const evening = await at('2026-12-31T19:00:00.000Z')
    await pay(evening, id, 100_000)
    const night = await pay(evening, id, 50_000)
    expect(night.body.numero).toBe('RC-2026-00002')
    const midnight = await at('2026-12-31T23:20:00.000Z')
    const late = await pay(midnight, id, 20_000, { method: 'CARD' })
    expect(late.body).toMatchObject({ numero: 'RC-2027-00001', jour: '2027-01-01' })
    const morning = await at('2027-01-01T08:00:00.000Z')
    const refused = await pay(morning, id, 1_000)
    const { session } = await caisseOf(morning)
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'session_stale', details: { id: session?.id } }])
    expect(session).toMatchObject({ jour: '2026-12-31', isStale: true })
    const closed = await closeCaisse(morning, { compte: 150_000, verse: 100_000 })
    expect(closed.body).toMatchObject({ numero: 'CL-2027-00001', ecart: 0, jour: '2026-12-31' })
    expect(closed.body.rapport?.jours).toEqual([
      { jour: '2026-12-31', methods: [{ method: 'CASH', nombre: 2, incoming: 150_000, outgoing: 0 }] },
      { jour: '2027-01-01', methods: [{ method: 'CARD', nombre: 1, incoming: 20_000, outgoing: 0 }] },
    ])
    expect((await pay(morning, id, 1_000)).status).toBe(201)
    expect(await balanceOf(backend, await boxOf('ecole'))).toBe(51_000)
  })

  it('pays out no more than the box holds', async () => {
    const refused = await spend(ecole)
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'caisse_short' }])
    await pay(ecole, id, 57_500)
    expect((await spend(ecole)).status).toBe(201)
    expect(await balanceOf(backend, await boxOf('ecole'))).toBe(0)
  })
})

describe('closing', () => {
  it('posts the difference and what goes to the safe, and keeps the float (E11)', async () => {
    await putInBox(backend, 'ecole', 50_000)
    await pay(ecole, id, 320_000)
    await spend(ecole)
    const { status, body } = await closeCaisse(ecole, { compte: 310_000, verse: 260_000, motif: 'Rendu de monnaie' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      numero: 'CL-2026-00001',
      theorique: 312_500,
      compte: 310_000,
      ecart: -2_500,
      verse: 260_000,
      motif: 'Rendu de monnaie',
      fermeePar: null,
    })
    expect(body.rapport).toMatchObject({ fonds: 50_000, reste: 50_000, caissier: 'Leïla Cherif', comptages: [] })
    expect(body.rapport?.mouvements.map(({ numero, effet }) => [numero, effet])).toEqual([
      ['RC-2026-00001', 320_000],
      ['DP-2026-00001', -57_500],
    ])
    expect(await balanceOf(backend, await boxOf('ecole'))).toBe(50_000)
    expect([await balanceOf(backend, 'coffre'), await balanceOf(backend, 'ecart_caisse')]).toEqual([260_000, 2_500])
  })

  it('tells what should be there only after the count, and keeps every count', async () => {
    const caisse = await deskWith(backend, 'caisse')
    await pay(caisse, id, 123_456)
    const { session, theorique } = await caisseOf(caisse)
    expect(theorique).toBeNull()
    const answers = await Promise.all(
      ['/api/caisse', '/api/caisse-session', `/api/caisse-session/${session?.id}`, '/api/caisse-session/ecarts'].map(
        (path) => caisse.get(path),
      ),
    )
    for (const { text } of answers) expect(text).not.toContain('123456')
    const list = await caisse.get<{ totals: unknown; methods: unknown[]; jours: unknown[] }>('/api/transaction')
    expect(list.body).toMatchObject({ totals: null, methods: [], jours: [] })
    const count = (compte: number) =>
      caisse.post<Comptage>(`/api/caisse-session/${session?.id}/comptage`, { compte, billetage: null })
    expect((await count(100_000)).body).toEqual({
      compte: 100_000,
      theorique: 123_456,
      ecart: -23_456,
      motifRequis: true,
      verse: 50_000,
    })
    const closed = await closeCaisse(caisse, { compte: 123_456 })
    expect(closed.body).toMatchObject({ ecart: 0, verse: 73_456 })
    expect(closed.body.rapport?.comptages).toMatchObject([{ compte: 100_000, theorique: 123_456 }])
  })

  it('shows the theory and sums where the school does not count blind', async () => {
    await setRules({ clotureAveugle: false })
    const caisse = await deskWith(backend, 'caisse')
    await pay(caisse, id, 20_000)
    expect(await caisseOf(caisse)).toMatchObject({ theorique: 20_000, isAveugle: false })
    const list = await caisse.get<{ totals: unknown }>('/api/transaction')
    expect(list.body.totals).toEqual({ incoming: 20_000, outgoing: 0, lost: 0 })
  })

  it('takes notes and coins of the country that add up', async () => {
    await pay(ecole, id, 72_500)
    const { session } = await caisseOf(ecole)
    const count = (compte: number, billetage: object) =>
      ecole.post<Comptage>(`/api/caisse-session/${session?.id}/comptage`, { compte, billetage })
    const wrong = await count(72_000, { b50000: 1, b20000: 1, p1000: 2, p500: 1 })
    expect([wrong.status, wrong.body]).toMatchObject([422, { errors: { compte: 'sum' } }])
    expect((await count(200_000, { b200000: 1 })).body).toMatchObject({ errors: { billetage: 'unknown' } })
    expect((await count(72_500, { b50000: 1, b20000: 1, p1000: 2, p500: 1 })).body).toMatchObject({ ecart: 0 })
    const path = `/api/caisse-session/${session?.id}/cloture`
    const { body } = await ecole.post<CaisseSessionDetail>(path, { verse: 22_500, motif: null })
    expect(body.rapport?.billetage).toEqual({ b50000: 1, b20000: 1, p1000: 2, p500: 1 })
  })

  it('takes a reason above the tolerance, and no more to the safe than was counted', async () => {
    await setRules({ ecartTolere: 500 })
    await pay(ecole, id, 10_000)
    const short = await closeCaisse(ecole, { compte: 9_499 })
    expect([short.status, short.body]).toMatchObject([422, { errors: { motif: 'required' } }])
    const much = await closeCaisse(ecole, { compte: 9_500, verse: 9_501 })
    expect([much.status, much.body]).toMatchObject([422, { errors: { verse: 'above_counted' } }])
    expect((await closeCaisse(ecole, { compte: 9_500 })).status).toBe(201)
  })

  it('is refused without a count, after money has moved since, and the second time', async () => {
    await pay(ecole, id, 10_000)
    const { session } = await caisseOf(ecole)
    const close = () => ecole.post(`/api/caisse-session/${session?.id}/cloture`, { verse: 0, motif: null })
    expect((await close()).body).toMatchObject({ code: 'caisse_moved' })
    await ecole.post(`/api/caisse-session/${session?.id}/comptage`, { compte: 10_000, billetage: null })
    await pay(ecole, id, 5_000)
    expect([(await close()).status, (await close()).body]).toMatchObject([409, { code: 'caisse_moved' }])
    expect((await closeCaisse(ecole, { compte: 15_000 })).status).toBe(201)
    expect([(await close()).status, (await close()).body]).toMatchObject([409, { code: 'state' }])
    const again = await ecole.post(`/api/caisse-session/${session?.id}/comptage`, { compte: 0, billetage: null })
    expect(again.status).toBe(409)
  })

  it('is done once when it is sent twice', async () => {
    await pay(ecole, id, 10_000)
    const { session } = await caisseOf(ecole)
    await ecole.post(`/api/caisse-session/${session?.id}/comptage`, { compte: 10_000, billetage: null })
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const sending = { token: ecole.token, body: { verse: 10_000, motif: null }, headers }
    const path = `/api/caisse-session/${session?.id}/cloture`
    const first = await send<CaisseSessionDetail>(backend, 'POST', path, sending)
    const again = await send<CaisseSessionDetail>(backend, 'POST', path, sending)
    expect([first.status, again.status, again.body.numero]).toEqual([201, 201, first.body.numero])
    expect(await balanceOf(backend, 'coffre')).toBe(10_000)
  })

  it('is done for somebody absent, and both names stay', async () => {
    const caisse = await deskWith(backend, 'caisse')
    await pay(caisse, id, 40_000)
    const { session } = await caisseOf(caisse)
    const { body } = await closeCaisse(ecole, { compte: 40_000, verse: 0, id: session?.id ?? 0 })
    expect(body).toMatchObject({ caissier: 'Rim Ferchichi', fermeePar: 'Leïla Cherif' })
    expect(await balanceOf(backend, await boxOf('ecole-planning'))).toBe(40_000)
  })

  it('numbers two cashiers who close at once without a gap', async () => {
    const caisse = await deskWith(backend, 'caisse')
    await pay(caisse, id, 40_000)
    await pay(ecole, id, 30_000)
    const [one, other] = await Promise.all([
      closeCaisse(caisse, { compte: 40_000 }),
      closeCaisse(ecole, { compte: 30_000 }),
    ])
    expect([one.body.numero, other.body.numero].sort()).toEqual(['CL-2026-00001', 'CL-2026-00002'])
  })
})

describe('a closed session', () => {
  it('never changes: what was wrong is put right in the next one (case 12)', async () => {
    await putInBox(backend, 'ecole', 50_000)
    await pay(ecole, id, 300_000)
    const wrong = await pay(ecole, id, 20_000)
    await spend(ecole)
    const closed = await closeCaisse(ecole, { compte: 492_500, motif: 'À chercher' })
    expect(closed.body).toMatchObject({ theorique: 312_500, ecart: 180_000, verse: 442_500 })
    expect(await balanceOf(backend, 'ecart_caisse')).toBe(-180_000)
    const toPay = (await compteOf(ecole, id)).aPayer
    const next = await at('2026-11-22T09:00:00.000Z')
    expect((await reverse(next, wrong.body.id)).status).toBe(201)
    await pay(next, id, 200_000)
    const taken = await next.post<CaisseSessionDetail>(`/api/caisse-session/${closed.body.id}/ecart`, {
      motif: 'Saisi 20 pour 200',
    })
    expect(taken.status).toBe(201)
    expect(taken.body).toMatchObject({ isRepris: true, ecart: 180_000, reprise: { motif: 'Saisi 20 pour 200' } })
    expect(await balanceOf(backend, await boxOf('ecole'))).toBe(50_000)
    expect(await balanceOf(backend, 'ecart_caisse')).toBe(0)
    expect((await compteOf(next, id)).aPayer).toBe(toPay - 180_000)
    const unchanged = await read(next, closed.body.id)
    expect(unchanged.rapport).toEqual(closed.body.rapport)
    expect(unchanged.empreinte).toBe(closed.body.empreinte)
    expect(unchanged.corrections).toMatchObject([{ numero: wrong.body.numero, parNumero: 'RC-2026-00003' }])
    const today = await closeCaisse(next, { compte: 50_000 })
    expect(today.body.rapport?.reprises).toEqual([
      { numero: 'CL-2026-00001', effet: -180_000, motif: 'Saisi 20 pour 200' },
    ])
    const detail = await next.get<TransactionDetail>(`/api/transaction/${wrong.body.id}`)
    expect(detail.body).toMatchObject({ isClosed: true, linked: { numero: 'RC-2026-00003' } })
  })

  it('has its difference taken back once, by the management', async () => {
    await pay(ecole, id, 10_000)
    const even = await closeCaisse(ecole, { compte: 10_000 })
    const takeBack = (client: Client, session: number) =>
      client.post(`/api/caisse-session/${session}/ecart`, { motif: 'Retrouvé' })
    expect((await takeBack(ecole, even.body.id)).status).toBe(409)
    await pay(ecole, id, 10_000)
    const odd = await closeCaisse(ecole, { compte: 19_000, motif: 'Compté deux fois' })
    const caisse = await deskWith(backend, 'caisse')
    expect((await takeBack(caisse, odd.body.id)).status).toBe(403)
    expect((await takeBack(ecole, odd.body.id)).status).toBe(201)
    expect((await takeBack(ecole, odd.body.id)).status).toBe(409)
  })

  it('is reversed by the management alone, out of the box of whoever does it', async () => {
    const caisse = await deskWith(backend, 'caisse')
    const { body } = await pay(caisse, id, 40_000)
    await closeCaisse(caisse, { compte: 40_000, verse: 0 })
    expect((await reverse(caisse, body.id)).status).toBe(403)
    expect((await reverse(ecole, body.id)).body).toMatchObject({ code: 'caisse_short' })
    await pay(ecole, id, 60_000)
    expect((await reverse(ecole, body.id)).status).toBe(201)
    expect(await balanceOf(backend, await boxOf('ecole'))).toBe(20_000)
    expect(await balanceOf(backend, await boxOf('ecole-planning'))).toBe(40_000)
  })

  it('is chained: each hash covers the report and the closing before', async () => {
    for (const montant of [10_000, 20_000, 30_000]) {
      await pay(ecole, id, montant)
      await closeCaisse(ecole, { compte: montant, verse: montant })
    }
    const rows = await backend.db.selectFrom('caisse_session').selectAll().orderBy('numero').execute()
    let before = ''
    for (const { rapport, empreinte } of rows) {
      const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(before + rapport)))
      expect(empreinte).toBe(Buffer.from(bytes).toString('base64url'))
      before = empreinte ?? ''
    }
    expect(rows).toHaveLength(3)
  })
})

describe('who may', () => {
  it('nobody but the desks of money; another school finds nothing', async () => {
    await pay(ecole, id, 10_000)
    const { session } = await caisseOf(ecole)
    const paths = [
      '/api/caisse',
      '/api/caisse-session',
      '/api/caisse-session/ecarts',
      `/api/caisse-session/${session?.id}`,
    ]
    for (const username of ['moniteur', 'candidat', 'client', 'ecole-planning', 'manager']) {
      const client = await signedIn(backend, username)
      for (const path of paths) expect([username, path, (await client.get(path)).status]).toEqual([username, path, 403])
    }
    const other = await signedIn(backend, 'ecole2')
    expect((await other.get(`/api/caisse-session/${session?.id}`)).status).toBe(404)
    expect((await closeCaisse(other, { compte: 0, id: session?.id ?? 0 })).status).toBe(404)
    expect((await listed(other)).totalDataCount).toBe(0)
  })

  it('the cash desk sees its own sessions alone, and no other box', async () => {
    await pay(ecole, id, 10_000)
    await closeCaisse(ecole, { compte: 9_000, motif: 'Manquant' })
    const caisse = await deskWith(backend, 'caisse')
    await pay(caisse, id, 5_000)
    const own = await listed(caisse)
    expect(own.data.map(({ caissier }) => caissier)).toEqual(['Rim Ferchichi'])
    const theirs = (await listed(ecole)).data.find(({ caissier }) => caissier === 'Leïla Cherif')
    expect((await caisse.get(`/api/caisse-session/${theirs?.id}`)).status).toBe(404)
    expect((await closeCaisse(caisse, { compte: 0, id: theirs?.id ?? 0 })).status).toBe(404)
    expect((await caisse.get<{ data: unknown[] }>('/api/caisse-session/ecarts')).body.data).toEqual([])
    const all = await ecole.get<{ data: unknown[] }>('/api/caisse-session/ecarts')
    expect(all.body.data).toMatchObject([{ mois: '2026-11', caissier: 'Leïla Cherif', manquant: 1_000, net: -1_000 }])
  })

  it('the cash desk gives back, spends and discounts up to its ceilings, which are named above', async () => {
    await setRules({ plafondRemboursement: 20_000, plafondDepense: 15_000, plafondRemise: 10_000 })
    const caisse = await deskWith(backend, 'caisse')
    await pay(caisse, id, 900_000)
    const refund = (montant: number) => pay(caisse, id, montant, { kind: 'REFUND' })
    const refused = await refund(20_001)
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'plafond_remboursement' }])
    expect(JSON.stringify(refused.body)).toContain('20,000\u00a0DT')
    expect((await refund(20_000)).status).toBe(201)
    expect((await spend(caisse, { montant: 15_001 })).body).toMatchObject({ code: 'plafond_depense' })
    expect((await spend(caisse, { montant: 15_000 })).status).toBe(201)
    const [inscription] = (await compteOf(caisse, id)).inscriptions
    const discount = (montant: number) =>
      caisse.post(`/api/inscription/${inscription?.id}/remise`, {
        idLot: inscription?.lots[1]?.id,
        montant,
        motif: 'Fratrie',
      })
    expect((await discount(10_001)).body).toMatchObject({ code: 'plafond_remise' })
    expect((await discount(10_000)).status).toBe(201)
    expect((await spend(ecole, { montant: 100_000, method: 'TRANSFER' })).status).toBe(201)
  })

  it('the cash desk does not pass its ceilings by small acts: refunds of a day, expenses of a day, a lot’s discounts', async () => {
    await setRules({ plafondRemboursement: 20_000, plafondDepense: 15_000, plafondRemise: 10_000 })
    const caisse = await deskWith(backend, 'caisse')
    await pay(caisse, id, 900_000)
    const refund = (montant: number) => pay(caisse, id, montant, { kind: 'REFUND' })
    const back = await refund(15_000)
    expect((await refund(5_001)).body).toMatchObject({ code: 'plafond_remboursement' })
    // What the desk took back itself counts no more.
    expect((await caisse.post(`/api/transaction/${back.body.id}/reverse`, { motif: 'Erreur' })).status).toBe(201)
    expect((await refund(20_000)).status).toBe(201)
    expect((await refund(1)).status).toBe(403)
    expect((await spend(caisse, { montant: 8_000 })).status).toBe(201)
    expect((await spend(caisse, { montant: 7_001 })).body).toMatchObject({ code: 'plafond_depense' })
    expect((await spend(caisse, { montant: 7_000 })).status).toBe(201)
    const [inscription] = (await compteOf(caisse, id)).inscriptions
    const discount = (rank: number, montant: number) => {
      const body = { idLot: inscription?.lots[rank]?.id, montant, motif: 'Fratrie' }
      return caisse.post(`/api/inscription/${inscription?.id}/remise`, body)
    }
    expect((await discount(1, 6_000)).status).toBe(201)
    expect((await discount(1, 4_001)).body).toMatchObject({ code: 'plafond_remise' })
    expect((await discount(1, 4_000)).status).toBe(201)
    expect((await discount(2, 10_000)).status).toBe(201)
    // The management’s answer is not counted, and the next day begins anew.
    const asked = { geste: 'DEPENSE', montant: 30_000, method: 'CASH', categorie: 'loyer', motif: 'Loyer' }
    const { body: request } = await caisse.post<{ id: number }>('/api/approbation', asked)
    expect((await ecole.post(`/api/approbation/${request.id}/approve`, { reponse: null })).status).toBe(200)
    backend.clock.now = new Date('2026-11-22T09:00:00.000Z')
    const tomorrow = await signedIn(backend, 'ecole-planning')
    await closeCaisse(tomorrow, { compte: 900_000 - 20_000 - 15_000 - 30_000 })
    expect((await spend(tomorrow, { montant: 15_000, method: 'TRANSFER' })).status).toBe(201)
    expect((await spend(tomorrow, { montant: 1, method: 'TRANSFER' })).status).toBe(403)
  })
})

it('France refuses more cash than its law allows, Tunisia takes it', async () => {
  expect((await pay(ecole, id, 5_500_000)).status).toBe(201)
  await backend.db.updateTable('auto_ecole').set({ pays: 'FR' }).where('id', '=', 1).execute()
  const france = await signedIn(backend, 'ecole')
  const refused = await pay(france, id, 1_000_010)
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'plafond_especes' }])
  expect((await pay(france, id, 1_000_000)).status).toBe(201)
  expect((await pay(france, id, 1_000_010, { method: 'CARD' })).status).toBe(201)
})
