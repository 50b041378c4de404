import type { Approbation } from '@contract/argent/approbation'
import type { ReglagesArgentSaved } from '@contract/argent/reglages'
import type { TransactionSaved } from '@contract/argent/transaction'
import type { Notif } from '@contract/compte/notif'
import type { Page } from '@contract/list'
import { compteOf, insertForfait, insertPrices, pay } from '@tests/helpers/argent/argent'
import { caisseOf, closeCaisse } from '@tests/helpers/argent/caisse'
import { ledgerFaults } from '@tests/helpers/argent/ledger'
import type { TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let caisse: Client
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
  caisse = await deskWith(backend, 'caisse')
})

afterEach(async () => {
  expect(await ledgerFaults(backend)).toEqual([])
  await backend.stop()
})

const ask = (body: object, client = caisse) => client.post<Approbation>('/api/approbation', body)
const loss = (montant = 835_000) => ({ geste: 'PERTE', idCandidat: id, montant, motif: 'Parti' })
const answer = (client: Client, one: number, verb: 'approve' | 'refuse', reponse: string | null = null) =>
  client.post<Approbation>(`/api/approbation/${one}/${verb}`, { reponse })
const list = async (client: Client, query = '') =>
  (await client.get<Page<Approbation> & { enAttente: number }>(`/api/approbation?${query}`)).body
const newsOf = async (client: Client) => (await client.get<{ data: Notif[] }>('/api/notif?limit=100')).body.data
const rows = async () => ({
  entries: (await backend.db.selectFrom('ecriture').select('id').execute()).length,
  numbers: await backend.db.selectFrom('compteur').selectAll().orderBy('serie').orderBy('annee').execute(),
})

describe('a gesture above what the cash desk may decide', () => {
  it('counts for nothing while it waits, and uses no number', async () => {
    const before = await rows()
    const { status, body } = await ask(loss())
    expect(status).toBe(201)
    expect(body).toMatchObject({
      geste: 'PERTE',
      statut: 'WAITING',
      montant: 835_000,
      idCandidat: id,
      idTransaction: null,
    })
    expect(await rows()).toEqual(before)
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
  })

  it('is told to those who decide, and the answer to who asked', async () => {
    const { body } = await ask(loss())
    const news = (await newsOf(ecole)).find(({ kind }) => kind === 'approbation_demandee')
    expect(news).toMatchObject({ params: { context: 'PERTE' }, target: { place: 'approbations' } })
    expect((await newsOf(caisse)).map(({ kind }) => kind)).not.toContain('approbation_demandee')
    await answer(ecole, body.id, 'refuse', 'Il paiera')
    expect((await newsOf(caisse)).map(({ kind }) => kind)).toContain('approbation_refusee')
    const [refused] = (await list(caisse, 'statut=REFUSED')).data
    expect(refused).toMatchObject({ reponse: 'Il paiera', decideur: 'Leïla Cherif' })
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
  })

  it('is carried out when it is approved, in the name of who asked', async () => {
    const { body } = await ask(loss())
    const { status, body: done } = await answer(ecole, body.id, 'approve', 'D’accord')
    expect(status).toBe(200)
    expect(done).toMatchObject({ statut: 'APPROVED', decideur: 'Leïla Cherif' })
    const { body: entered } = await ecole.get<TransactionSaved>(`/api/transaction/${done.idTransaction}`)
    expect(entered).toMatchObject({ kind: 'WRITE_OFF', montant: 835_000, caissier: done.demandeur, motif: 'Parti' })
    expect((await compteOf(ecole, id)).aPayer).toBe(0)
  })

  it('spends what is approved, from the box of who asked, on the day of the answer', async () => {
    await pay(caisse, id, 100_000)
    const expense = { geste: 'DEPENSE', montant: 60_000, method: 'CASH', categorie: 'carburant', motif: 'Plein' }
    expect((await ask({ ...expense, montant: 100_001 })).status).toBe(409)
    const { status, body } = await ask(expense)
    expect([status, body]).toMatchObject([201, { geste: 'DEPENSE', statut: 'WAITING', idCandidat: null }])
    const { body: done } = await answer(ecole, body.id, 'approve')
    const { body: entered } = await ecole.get<TransactionSaved>(`/api/transaction/${done.idTransaction}`)
    expect(entered).toMatchObject({ kind: 'EXPENSE', montant: 60_000, caissier: done.demandeur, note: 'Plein' })
    expect(entered.idSession).toBe((await caisseOf(caisse)).session?.id)
    // The box holds 40.000.
    expect((await ask({ ...expense, montant: 40_001 })).status).toBe(409)
  })

  it('is refused at once for an expense that could not be entered', async () => {
    const expense = { geste: 'DEPENSE', montant: 60_000, method: 'TRANSFER', categorie: 'entretien', motif: 'Freins' }
    expect((await ask({ ...expense, idEntretien: 1 })).status).toBe(422)
    expect((await ask({ ...expense, motif: '' })).status).toBe(422)
    expect((await ask(expense, ecole)).status).toBe(409)
  })

  it('is decided once, by one of two who decide at the same time', async () => {
    const { body } = await ask(loss())
    const answers = await Promise.all([answer(ecole, body.id, 'approve'), answer(ecole, body.id, 'refuse', 'Non')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await answer(ecole, body.id, 'approve')).status).toBe(409)
    const approved = answers[0]?.status === 200
    expect((await compteOf(ecole, id)).aPayer).toBe(approved ? 0 : 835_000)
  })

  it('stays open when it is no longer possible by then', async () => {
    const { body } = await ask(loss())
    await pay(ecole, id, 100_000)
    const refused = await answer(ecole, body.id, 'approve')
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'approbation_impossible' }])
    expect((await list(ecole)).enAttente).toBe(1)
    expect((await newsOf(caisse)).map(({ kind }) => kind)).not.toContain('approbation_donnee')
  })
})

describe('what is asked', () => {
  it('is a discount', async () => {
    const [inscription] = (await compteOf(caisse, id)).inscriptions
    const remise = { idLot: inscription?.lots[1]?.id, montant: 35_000, motif: 'Fratrie' }
    expect((await caisse.post(`/api/inscription/${inscription?.id}/remise`, remise)).status).toBe(403)
    const { body } = await ask({ geste: 'REMISE', idInscription: inscription?.id, ...remise })
    expect(body).toMatchObject({ montant: 35_000, idCandidat: id })
    expect((await answer(ecole, body.id, 'approve')).body).toMatchObject({ statut: 'APPROVED', idTransaction: null })
    expect((await compteOf(ecole, id)).aPayer).toBe(800_000)
  })

  it('is a refund, which leaves the box of who asked', async () => {
    await pay(caisse, id, 900_000)
    const body = { geste: 'REMBOURSEMENT', idCandidat: id, montant: 65_000, method: 'CASH', motif: 'Trop payé' }
    const asked = await ask(body)
    const { body: done } = await answer(ecole, asked.body.id, 'approve')
    expect((await compteOf(ecole, id)).aPayer).toBe(0)
    const { body: entered } = await ecole.get<TransactionSaved>(`/api/transaction/${done.idTransaction}`)
    expect(entered).toMatchObject({ kind: 'REFUND', idSession: (await caisseOf(caisse)).session?.id })
    expect((await ask({ ...body, montant: 1 })).status).toBe(422)
  })

  it('is a reversal of what lies in a closed session, or above a ceiling of the school', async () => {
    const first = (await pay(caisse, id, 50_000)).body
    await closeCaisse(caisse, { compte: 50_000, verse: 0 })
    expect((await caisse.post(`/api/transaction/${first.id}/reverse`, { motif: 'Erreur' })).status).toBe(403)
    const { body } = await ask({ geste: 'CONTREPASSATION', idTransaction: first.id, motif: 'Erreur' })
    expect((await answer(ecole, body.id, 'approve')).status).toBe(200)
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
    const { body: saved } = await ecole.get<ReglagesArgentSaved>('/api/reglages-argent')
    const reglages = { ...saved.reglages, plafondContrepassation: 20_000 }
    await ecole.put('/api/reglages-argent', { reglages, version: saved.version })
    const [large, small] = [(await pay(caisse, id, 20_001)).body, (await pay(caisse, id, 20_000)).body]
    const refused = await caisse.post(`/api/transaction/${large.id}/reverse`, { motif: 'Erreur' })
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'plafond_contrepassation' }])
    expect((await caisse.post(`/api/transaction/${small.id}/reverse`, { motif: 'Erreur' })).status).toBe(201)
  })
})

describe('who may', () => {
  it('asks: the cash desk of the school; decides: the whole access', async () => {
    const { body } = await ask(loss())
    expect((await ask(loss(), clientOf(backend, null))).status).toBe(401)
    expect((await ask(loss(), ecole)).status).toBe(409)
    expect((await ask({ ...loss(), idCandidat: 999_999 })).status).toBe(404)
    expect((await ask({ ...loss(), motif: '' })).status).toBe(422)
    expect((await answer(caisse, body.id, 'approve')).status).toBe(403)
    expect((await answer(ecole, body.id, 'refuse', ' ')).status).toBe(422)
    const other = await signedIn(backend, 'ecole2')
    expect((await answer(other, body.id, 'approve')).status).toBe(404)
    expect((await list(other)).data).toEqual([])
    const planning = await deskWith(backend, 'planning')
    expect((await ask(loss(), planning)).status).toBe(403)
    expect((await planning.get('/api/approbation')).status).toBe(403)
  })

  it('sees: the cash desk what it asked itself', async () => {
    await ask(loss(1_000))
    expect((await list(caisse)).data).toHaveLength(1)
    await backend.db.updateTable('approbation').set({ idDemandeur: 1 }).execute()
    expect(await list(caisse)).toMatchObject({ data: [], enAttente: 0 })
    expect((await list(ecole, 'statut=WAITING')).data).toHaveLength(1)
  })
})
