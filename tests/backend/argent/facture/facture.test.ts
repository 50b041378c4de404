import type { CompteCandidat } from '@contract/argent/compte'
import type { Facture, FactureDetail, FacturePage } from '@contract/argent/facture'
import type { TransactionDetail } from '@contract/argent/transactionDetail'
import type { Cheque } from '@contract/caisse/cheque'
import type { Page } from '@contract/list'
import texts from '@src/assets/locales/fr/argent/transaction.json'
import { compteOf, insertForfait, insertPrices, pay } from '@tests/helpers/argent/argent'
import { closeCaisse } from '@tests/helpers/argent/caisse'
import { balanceOf } from '@tests/helpers/argent/enrolled'
import { draftOf, openCauses, sendDraft, sentOf, setReglages, TAXED } from '@tests/helpers/argent/factures'
import { ledgerFaults } from '@tests/helpers/argent/ledger'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import { afterEach, describe, expect, it } from 'vitest'

let backend: TestBackend

/** A candidate enrolled with « Complet B » in a school that charges 7 %. */
async function enrolled(reglages: Parameters<typeof setReglages>[1] = TAXED) {
  const started = await startSchool()
  backend = started.backend
  const { ecole } = started
  await setReglages(ecole, reglages)
  const idPermi = await permiOf(ecole)
  await insertPrices(backend, idPermi)
  const idForfait = await insertForfait(backend, idPermi)
  const { id } = await buildCandidat(ecole)
  const values = { formule: 'FORFAIT', idForfait, dateDebut: '2026-11-01' }
  const { body } = await ecole.post<CompteCandidat>(`/api/candidat/${id}/inscription`, values)
  return { ecole, id, compte: body }
}

const read = async (client: Client, id: number) => (await client.get<FactureDetail>(`/api/facture/${id}`)).body

/** The sum of the items on an invoice. */
async function onItems(idFacture: number) {
  const postes = await backend.db.selectFrom('poste').selectAll().where('idFacture', '=', idFacture).execute()
  return postes.reduce((sum, { sens, montant }) => sum + (sens === 'DEBIT' ? montant : -montant), 0)
}

afterEach(async () => {
  expect(await ledgerFaults(backend)).toEqual([])
  await backend.stop()
})

const COMPANY = { nom: 'Société Atlas', adresse: '12 rue de Marseille, Tunis', matricule: '1234567/L/A/M/000' }
const SERVICE = { libelle: 'Formation de conduite', quantite: 2, prix: 595_000, tauxTva: 1900 }

describe('a draft', () => {
  it('takes up what a candidate owes and is on no invoice, without a number', async () => {
    const { ecole, id } = await enrolled()
    const draft = await draftOf(ecole, id)
    expect(draft).toMatchObject({ status: 'DRAFT', numero: null, ttc: 835_000, ht: 780_374, tva: 54_626, timbre: 1000 })
    expect(draft.lignes.map(({ libelle, quantite, unite }) => [libelle, quantite, unite])).toEqual([
      ['Frais de dossier', 1, 'UNIT'],
      ['Heures de code', 1200, 'MINUTE'],
      ['Heures de circulation', 1200, 'MINUTE'],
      ['Heures de parc', 300, 'MINUTE'],
    ])
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
  })

  it('changes and goes away; what was saved since it was read is not overwritten', async () => {
    const { ecole, id } = await enrolled()
    const draft = await draftOf(ecole, id)
    const values = {
      idCandidat: id,
      client: COMPANY,
      causes: [],
      lignes: [SERVICE],
      echeance: '2026-12-01',
      note: null,
    }
    const changed = await ecole.put<FactureDetail>(`/api/facture/${draft.id}`, { ...values, version: draft.version })
    expect(changed.body).toMatchObject({ client: COMPANY.nom, ttc: 1_190_000, ht: 1_000_000, echeance: '2026-12-01' })
    const late = await ecole.put(`/api/facture/${draft.id}`, { ...values, version: draft.version })
    expect([late.status, late.body.code]).toEqual([409, 'stale'])
    expect((await ecole.delete(`/api/facture/${draft.id}`)).status).toBe(204)
    expect((await ecole.get(`/api/facture/${draft.id}`)).status).toBe(404)
  })

  it('refuses a charge that is not open, nobody to address, no lines, a tax number of another form', async () => {
    const { ecole, id } = await enrolled()
    const values = { idCandidat: id, client: null, causes: ['lot:999999'], lignes: [], echeance: null, note: null }
    const faults = async (changes: object) => (await ecole.post('/api/facture', { ...values, ...changes })).body.errors
    expect(await faults({})).toEqual({ causes: 'unknown' })
    expect(await faults({ idCandidat: null, causes: [], lignes: [SERVICE] })).toEqual({ client: 'required' })
    expect(await faults({ causes: [] })).toEqual({ lignes: 'required' })
    expect(await faults({ client: { ...COMPANY, matricule: 'ABC' } })).toEqual({ 'client.matricule': 'invalid' })
  })
})

describe('sending', () => {
  it('waits until the school has said whether it charges VAT', async () => {
    const { ecole, id } = await enrolled({})
    const draft = await draftOf(ecole, id)
    expect(draft.isTvaUnknown).toBe(true)
    const refused = await sendDraft(ecole, draft)
    expect([refused.status, (refused.body as unknown as { code: string }).code]).toEqual([409, 'tva_unanswered'])
    await setReglages(ecole, { regimeTva: 'EXEMPT' })
    expect((await sendDraft(ecole, draft)).body).toMatchObject({ numero: 'FA-2026-00001', tva: 0, ttc: 835_000 })
  })

  it('gives a number, posts the stamp duty, and adds up: lines, open items, VAT', async () => {
    const { ecole, id } = await enrolled()
    const sent = await sentOf(ecole, id, { lignes: [{ ...SERVICE, quantite: 1, prix: 11_900 }] })
    expect(sent).toMatchObject({ numero: 'FA-2026-00001', status: 'SENT', jour: '2026-11-21', timbre: 1000 })
    expect(sent.ttc).toBe(846_900)
    expect(sent.lignes.reduce((sum, { ttc }) => sum + ttc, 0)).toBe(sent.ttc)
    for (const { ht, tva, ttc } of sent.lignes) expect(ht + tva).toBe(ttc)
    expect(await onItems(sent.id)).toBe(sent.ttc + sent.timbre)
    expect(await balanceOf(backend, 'tva')).toBe(-sent.tva)
    expect(await balanceOf(backend, 'timbre')).toBe(-1000)
    const compte = await compteOf(ecole, id)
    expect(compte.aPayer).toBe(847_900)
    expect(compte.lignes.reduce((sum, { montant }) => sum + montant, 0)).toBe(compte.aPayer)
    expect(await openCauses(ecole, id)).toEqual([])
  })

  it('freezes: later changes of the school, the candidate and the rates leave it as it was', async () => {
    const { ecole, id } = await enrolled()
    const sent = await sentOf(ecole, id)
    await setReglages(ecole, { tvaCode: 1900, tvaConduite: 1900, timbre: 2000 })
    await backend.db.updateTable('candidat').set({ nom: 'Autre' }).where('id', '=', id).execute()
    const {
      candidat: _,
      recherche: __,
      ...after
    } = (await read(ecole, sent.id)) as FactureDetail & { recherche?: string }
    expect(after.parties).toEqual(sent.parties)
    expect([after.ht, after.tva, after.timbre]).toEqual([sent.ht, sent.tva, sent.timbre])
    const values = { idCandidat: id, client: null, causes: [], lignes: [SERVICE], echeance: null, note: null }
    expect((await ecole.put(`/api/facture/${sent.id}`, { ...values, version: sent.version })).status).toBe(409)
    expect((await ecole.delete(`/api/facture/${sent.id}`)).status).toBe(409)
  })

  it('refuses when the total is no longer the one seen, and twice', async () => {
    const { ecole, id, compte } = await enrolled()
    const draft = await draftOf(ecole, id)
    const [inscription] = compte.inscriptions
    const lot = inscription?.lots.find(({ service }) => service === 'circulation')
    await ecole.post(`/api/inscription/${inscription?.id}/remise`, {
      idLot: lot?.id,
      montant: 50_000,
      motif: 'Fratrie',
    })
    const other = await draftOf(ecole, id)
    expect(other.ttc).toBe(785_000)
    expect((await sendDraft(ecole, other)).status).toBe(200)
    // The charges of the first draft are on the other invoice now.
    expect((await sendDraft(ecole, draft)).status).toBe(409)
    expect((await sendDraft(ecole, other)).status).toBe(409)
  })

  it('gives one number to two people who send the same draft at once', async () => {
    const { ecole, id } = await enrolled()
    const draft = await draftOf(ecole, id)
    const answers = await Promise.all([sendDraft(ecole, draft), sendDraft(ecole, draft)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await balanceOf(backend, 'timbre')).toBe(-1000)
  })

  it('numbers 1 to n without a gap, whatever fails and goes away between', async () => {
    const { ecole, id } = await enrolled()
    const typed = (prix: number) => ({ causes: [], lignes: [{ ...SERVICE, quantite: 1, prix }] })
    const drafts = await Promise.all([10_000, 20_000, 30_000, 40_000].map((prix) => draftOf(ecole, id, typed(prix))))
    const [gone, ...kept] = drafts
    await ecole.delete(`/api/facture/${gone?.id}`)
    await Promise.all(kept.map((draft) => ecole.post(`/api/facture/${draft.id}/send`, { version: 1, totalVu: 1 })))
    const sent = await Promise.all(kept.map((draft) => sendDraft(ecole, draft)))
    expect(sent.map(({ body }) => body.numero).sort()).toEqual(['FA-2026-00001', 'FA-2026-00002', 'FA-2026-00003'])
  })

  it('numbers by the school’s own day: a second before midnight in Tunis is the old year', async () => {
    const { ecole, id } = await enrolled()
    const typed = { causes: [], lignes: [SERVICE] }
    const [old, young] = [await draftOf(ecole, id, typed), await draftOf(ecole, id, typed)]
    backend.clock.now = new Date('2026-12-31T22:59:59Z')
    const late = await signedIn(backend, 'ecole')
    expect((await sendDraft(late, old)).body.numero).toBe('FA-2026-00001')
    backend.clock.now = new Date('2026-12-31T23:00:00Z')
    expect((await sendDraft(late, young)).body.numero).toBe('FA-2027-00001')
  })
})

describe('what is left of an invoice', () => {
  it('follows from payments: sent, partly paid, overdue, paid', async () => {
    const { ecole, id } = await enrolled()
    const { id: idFacture } = await sentOf(ecole, id, { echeance: '2026-11-25' })
    await pay(ecole, id, 300_000)
    expect(await read(ecole, idFacture)).toMatchObject({ status: 'PARTLY_PAID', reste: 536_000 })
    backend.clock.now = new Date('2026-11-26T09:00:00Z')
    const later = await signedIn(backend, 'ecole')
    expect((await read(later, idFacture)).status).toBe('OVERDUE')
    // The cash box of an earlier day must be closed before it accepts a payment.
    await closeCaisse(later, { compte: 300_000 })
    await pay(later, id, 536_000)
    const paid = await read(later, idFacture)
    expect(paid).toMatchObject({ status: 'PAID', reste: 0 })
    expect(paid.reglements.map(({ numero, montant }) => [numero, montant])).toEqual([
      ['RC-2026-00001', 300_000],
      ['RC-2026-00002', 536_000],
    ])
  })

  it('is listed, filtered, found and summed', async () => {
    const { ecole, id } = await enrolled()
    await sentOf(ecole, id)
    await draftOf(ecole, id, { causes: [], lignes: [SERVICE], client: COMPANY })
    const list = async (query: string) => (await ecole.get<FacturePage>(`/api/facture?${query}`)).body
    expect((await list('')).data.map(({ status }) => status)).toEqual(['DRAFT', 'SENT'])
    // A draft has the same stamp duty as on its own page, although the sums of the list leave it out.
    expect((await list('')).data.map(({ timbre }) => timbre)).toEqual([1000, 1000])
    expect((await list('')).totals).toEqual({ ht: 780_374, tva: 54_626, ttc: 835_000, timbre: 1000, reste: 836_000 })
    expect((await list('status=DRAFT')).data.map(({ client }) => client)).toEqual([COMPANY.nom])
    expect((await list('q=fa-2026-00001')).totalDataCount).toBe(1)
    expect((await list('q=atlas')).totalDataCount).toBe(1)
    expect((await list('from=2026-11-22')).totalDataCount).toBe(0)
    const { body } = await ecole.get<{ data: Facture[]; next: number | null }>('/api/facture/export')
    expect([body.data.length, body.next]).toEqual([2, null])
    expect(body.data.map(({ timbre }) => timbre)).toEqual([1000, 1000])
  })
})

describe('a credit note', () => {
  it('names the invoice, takes lines back under its own number, and frees them for another invoice', async () => {
    const { ecole, id } = await enrolled()
    const sent = await sentOf(ecole, id)
    const causes = [...new Set(sent.lignes.flatMap(({ cause }) => cause ?? []))]
    const draft = await ecole.post<FactureDetail>(`/api/facture/${sent.id}/avoir`, { causes, motif: 'Client erroné' })
    expect(draft.body).toMatchObject({ serie: 'AV', status: 'DRAFT', ttc: 835_000, corrigee: { id: sent.id } })
    const avoir = await sendDraft(ecole, draft.body)
    expect(avoir.body).toMatchObject({ numero: 'AV-2026-00001', motif: 'Client erroné', tva: 54_626 })
    expect(await read(ecole, sent.id)).toMatchObject({ avoirs: 835_000, reste: 1000 })
    // The candidate's balance only changed by the stamp duty of both.
    expect((await compteOf(ecole, id)).aPayer).toBe(837_000)
    const again = await sentOf(ecole, id, { client: COMPANY })
    expect([again.numero, again.ttc]).toEqual(['FA-2026-00002', 835_000])
    const nothing = await ecole.post(`/api/facture/${sent.id}/avoir`, { causes, motif: 'Encore' })
    expect([nothing.status, nothing.body]).toMatchObject([422, { errors: { causes: 'total_positive' } }])
  })

  it('gives back what became less: a discount after the invoice', async () => {
    const { ecole, id, compte } = await enrolled()
    const sent = await sentOf(ecole, id)
    const [inscription] = compte.inscriptions
    const lot = inscription?.lots.find(({ service }) => service === 'circulation')
    await ecole.post(`/api/inscription/${inscription?.id}/remise`, { idLot: lot?.id, montant: 53_500, motif: 'Geste' })
    const causes = await openCauses(ecole, id)
    const draft = await ecole.post<FactureDetail>(`/api/facture/${sent.id}/avoir`, { causes, motif: 'Remise' })
    const { body } = await sendDraft(ecole, draft.body)
    expect(body).toMatchObject({ ttc: 53_500, ht: 50_000, tva: 3500 })
    expect(await openCauses(ecole, id)).toEqual([])
    expect(await read(ecole, sent.id)).toMatchObject({ status: 'SENT', reste: 782_500 })
    // The documents state the VAT that is posted.
    expect(await balanceOf(backend, 'tva')).toBe(-(sent.tva - body.tva))
  })

  it('never gives back more than is left of its invoice: a charge goes with its discount', async () => {
    const { ecole, id, compte } = await enrolled()
    const [inscription] = compte.inscriptions
    const [lot] = inscription?.lots ?? []
    await ecole.post(`/api/inscription/${inscription?.id}/remise`, { idLot: lot?.id, montant: 10_000, motif: 'Geste' })
    const all = await openCauses(ecole, id)
    const sent = await sentOf(ecole, id)
    const credit = (causes: readonly string[]) =>
      ecole.post<FactureDetail>(`/api/facture/${sent.id}/avoir`, { causes, motif: 'Corrigé' })
    const charges = all.filter((cause) => inscription?.lots.some((one) => cause === `lot:${one.id}`))
    const others = charges.filter((cause) => cause !== `lot:${lot?.id}`)
    const refused = await credit(charges)
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'avoir_too_big' }])
    // Two drafts credit the same lines. The one that is sent second finds too little left.
    const [first, second] = [await credit(all), await credit(others)]
    expect([first.status, second.status]).toEqual([201, 201])
    expect((await sendDraft(ecole, second.body)).status).toBe(200)
    const { body: reread } = await ecole.get<FactureDetail>(`/api/facture/${first.body.id}`)
    expect((await sendDraft(ecole, reread)).status).toBe(200)
    expect(await read(ecole, sent.id)).toMatchObject({ ttc: 825_000, avoirs: 825_000 })
  })

  it('takes typed lines back in the ledger as well', async () => {
    const { ecole, id } = await enrolled()
    const sent = await sentOf(ecole, id, { causes: [], lignes: [SERVICE] })
    const causes = sent.lignes.flatMap(({ cause }) => cause ?? [])
    const draft = await ecole.post<FactureDetail>(`/api/facture/${sent.id}/avoir`, { causes, motif: 'Non rendu' })
    await sendDraft(ecole, draft.body)
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000 + 2000)
    expect(await balanceOf(backend, 'produit:autre')).toBe(0)
  })
})

describe('a company', () => {
  const invoice = { idCandidat: null, client: COMPANY, causes: [], lignes: [SERVICE], echeance: null, note: null }

  it('pays its invoice with what it withholds: 1,178.100 and 11.900', async () => {
    const { ecole } = await enrolled({ ...TAXED, timbre: 0 })
    const draft = await ecole.post<FactureDetail>('/api/facture', invoice)
    const sent = (await sendDraft(ecole, draft.body)).body
    expect(sent).toMatchObject({ ttc: 1_190_000, reste: 1_190_000, status: 'SENT' })
    const money = { montant: 1_178_100, retenue: 11_900, method: 'TRANSFER', soldeVu: 1_190_000 }
    const url = `/api/facture/${sent.id}/reglement`
    expect((await ecole.post(url, { ...money, montant: 1_200_000 })).body.errors).toEqual({ montant: 'above_left' })
    const paid = await ecole.post<FactureDetail>(url, money)
    expect(paid.body).toMatchObject({ status: 'PAID', reste: 0 })
    expect(paid.body.reglements).toMatchObject([{ montant: 1_178_100, retenue: 11_900 }])
    expect([await balanceOf(backend, 'banque'), await balanceOf(backend, 'retenue_subie')]).toEqual([1_178_100, 11_900])
    expect((await ecole.post(url, money)).body.code).toBe('balance_changed')
    const { id } = await backend.db.selectFrom('transaction').select('id').executeTakeFirstOrThrow()
    const { ecriture } = (await ecole.get<TransactionDetail>(`/api/transaction/${id}`)).body
    const accounts = ecriture.lignes.flatMap(({ debit, credit }) => [debit, credit])
    expect(accounts.filter(({ type }) => !(type in texts.account))).toEqual([])
    expect(accounts.find(({ type }) => type === 'client')?.nom).toBe(COMPANY.nom)
  })

  it('pays by a cheque, which the register holds until the bank refuses it', async () => {
    const { ecole } = await enrolled({ ...TAXED, timbre: 0 })
    const sent = (await sendDraft(ecole, (await ecole.post<FactureDetail>('/api/facture', invoice)).body)).body
    const url = `/api/facture/${sent.id}/reglement`
    const money = { montant: 1_178_100, retenue: 11_900, method: 'CHEQUE', soldeVu: 1_190_000 }
    const bare = await ecole.post(url, money)
    expect([bare.status, bare.body.errors]).toEqual([422, { 'cheque.banque': 'required' }])
    const cheque = { banque: 'Amen Bank', numero: '0004321', titulaire: 'Atlas', date: '2026-11-21', reserve: true }
    expect((await ecole.post(url, { ...money, cheque })).status).toBe(201)
    const { body: register } = await ecole.get<Page<Cheque>>('/api/cheque?q=0004321')
    expect(register.data).toMatchObject([{ banque: 'AMEN BANK', montant: 1_178_100, statut: 'EN_MAIN' }])
    expect(await balanceOf(backend, 'cheque_en_main')).toBe(1_178_100)
    const [held] = register.data
    const day = { jour: '2026-11-21' }
    expect((await ecole.post('/api/cheque/remise', { ids: [held?.id], ...day, bordereau: null })).status).toBe(200)
    const refusal = { ...day, frais: 0, fraisCandidat: false, motif: 'Sans provision' }
    expect((await ecole.post(`/api/cheque/${held?.id}/rejet`, refusal)).status).toBe(200)
    expect(await read(ecole, sent.id)).toMatchObject({ reste: 1_190_000, reglements: [] })
    const slip = { ids: [held?.id], statut: 'REJETE' }
    expect((await ecole.post('/api/cheque/annulation', slip)).status).toBe(200)
    const paid = await read(ecole, sent.id)
    expect(paid).toMatchObject({ status: 'PAID', reste: 0, reglements: [{ montant: 1_178_100, retenue: 11_900 }] })
    expect([await balanceOf(backend, 'cheque_remis'), await balanceOf(backend, 'retenue_subie')]).toEqual([
      1_178_100, 11_900,
    ])
  })

  it('pays no more cash at once than the French law allows', async () => {
    const { ecole } = await enrolled({ ...TAXED, timbre: 0 })
    const sent = (await sendDraft(ecole, (await ecole.post<FactureDetail>('/api/facture', invoice)).body)).body
    await backend.db.updateTable('auto_ecole').set({ pays: 'FR' }).where('id', '=', 1).execute()
    const france = await signedIn(backend, 'ecole')
    const money = { montant: 1_000_010, retenue: 0, method: 'CASH', soldeVu: 1_190_000 }
    const refused = await france.post(`/api/facture/${sent.id}/reglement`, money)
    expect([refused.status, refused.body.code]).toEqual([409, 'plafond_especes'])
    expect((await france.post(`/api/facture/${sent.id}/reglement`, { ...money, method: 'CARD' })).status).toBe(201)
  })

  it('owes what a reversal takes back, and nothing after a credit note', async () => {
    const { ecole } = await enrolled({ ...TAXED, timbreAvoir: false })
    const sent = (await sendDraft(ecole, (await ecole.post<FactureDetail>('/api/facture', invoice)).body)).body
    const money = { montant: 500_000, retenue: 0, method: 'CASH', soldeVu: 1_191_000 }
    await ecole.post(`/api/facture/${sent.id}/reglement`, money)
    const { id } = await backend.db
      .selectFrom('transaction')
      .select('id')
      .where('idFacture', '=', sent.id)
      .executeTakeFirstOrThrow()
    await ecole.post(`/api/transaction/${id}/reverse`, { motif: 'Erreur' })
    expect(await read(ecole, sent.id)).toMatchObject({ reste: 1_191_000, reglements: [] })
    const causes = sent.lignes.flatMap(({ cause }) => cause ?? [])
    const draft = await ecole.post<FactureDetail>(`/api/facture/${sent.id}/avoir`, { causes, motif: 'Annulé' })
    await sendDraft(ecole, draft.body)
    expect((await read(ecole, sent.id)).reste).toBe(1000)
    expect(await balanceOf(backend, `client:${sent.id}`)).toBe(1000)
  })

  it('gets back what it has paid of an invoice that a credit note takes back, and others owe no less', async () => {
    const { ecole } = await enrolled({ ...TAXED, timbre: 0 })
    const sendOne = async () =>
      (await sendDraft(ecole, (await ecole.post<FactureDetail>('/api/facture', invoice)).body)).body
    const paid = await sendOne()
    await sendOne()
    const money = { montant: 500_000, retenue: 0, method: 'CARD', soldeVu: 1_190_000 }
    await ecole.post(`/api/facture/${paid.id}/reglement`, money)
    expect((await read(ecole, paid.id)).aRendre).toBe(0)
    const causes = paid.lignes.flatMap(({ cause }) => cause ?? [])
    const draft = await ecole.post<FactureDetail>(`/api/facture/${paid.id}/avoir`, { causes, motif: 'Annulé' })
    await sendDraft(ecole, draft.body)
    expect(await read(ecole, paid.id)).toMatchObject({ reste: 0, aRendre: 500_000 })
    const { data, totals } = (await ecole.get<FacturePage>('/api/facture')).body
    expect(totals.reste).toBe(1_190_000)
    expect(data.reduce((sum, { reste }) => sum + reste, 0)).toBe(totals.reste)
  })
})
