import type { FactureDetail, LigneFacture } from '@contract/argent/facture'
import type { Transaction } from '@contract/argent/transaction'
import type { Cheque } from '@contract/caisse/cheque'
import { receiptPaper } from '@src/parts/argent/receipt/receiptPaper'
import { slipPaper } from '@src/parts/argent/slip/slipPaper'
import { facturePaper } from '@src/parts/facture/facturePaper'
import { lettrePaper } from '@src/parts/recouvrement/lettrePaper'
import { bordereauPaper } from '@src/views/caisse/cheques/bordereau/bordereauPaper'
import { remiseOf } from '@src/views/caisse/cheques/bordereau/remise'
import { pdfOf, piecesOf } from '@tests/helpers/papers/papersPdf'
import { describe, expect, it } from 'vitest'

const ECOLE = {
  nom: { fr: 'Auto-école El Amen', ar: 'مدرسة الأمان لتعليم السياقة' },
  adresse: { fr: '12, avenue de la Liberté, Tunis', ar: '12، شارع الحرية، تونس' },
  agrement: 'AE-2024/118',
  formeJuridique: 'SUARL',
  matriculeFiscal: '1234567LAM000',
  telephone: '+21671234567',
}
const ENTETE = { pays: 'TN' as const, ...ECOLE }
const SAMI = { fr: 'Sami Ben Ali', ar: 'سامي بن علي' }

const line = (libelle: string, ttc: number, changes: Partial<LigneFacture> = {}): LigneFacture => {
  const ht = Math.round(ttc / 1.07)
  return {
    cause: 'lot:1',
    libelle,
    quantite: 1,
    unite: 'UNIT',
    ht,
    tauxTva: 700,
    tva: ttc - ht,
    ttc,
    debours: false,
    ...changes,
  }
}
const LINES = [
  line('Frais de dossier', 50_000),
  line('Heures de circulation', 500_000, { quantite: 1200, unite: 'MINUTE' }),
  line('Examen code', 30_000),
  line('Examen code : droits de l’État', 50_000, { debours: true, ht: 50_000, tva: 0, tauxTva: 0 }),
]

function factureOf(changes: Partial<FactureDetail> = {}, lignes = LINES): FactureDetail {
  const sum = (name: 'ht' | 'tva' | 'ttc') => lignes.reduce((total, one) => total + one[name], 0)
  return {
    id: 1,
    serie: 'FA',
    numero: 'FA-2026-00041',
    status: 'PARTLY_PAID',
    idCandidat: 5,
    candidat: 'Sami Ben Ali',
    client: 'Sami Ben Ali',
    jour: '2026-11-21',
    echeance: '2026-12-01',
    ht: sum('ht'),
    tva: sum('tva'),
    ttc: sum('ttc'),
    timbre: 1000,
    avoirs: 0,
    reste: 331_000,
    createdAt: '2026-11-21T09:00:00.000Z',
    parties: {
      pays: 'TN',
      ecole: ECOLE,
      client: { nom: SAMI, adresse: '4, rue de Carthage, La Marsa', matricule: null, candidat: null },
    },
    lignes,
    corrigee: null,
    corrections: [],
    aRendre: 0,
    motif: null,
    note: null,
    reglements: [{ numero: 'RC-2026-00007', jour: '2026-11-21', method: 'CASH', montant: 300_000, retenue: 0 }],
    saisie: null,
    isTvaUnknown: false,
    version: 2,
    ...changes,
  }
}

/** The whole text that a PDF reader extracts, with plain spaces. */
const textOf = async (file: Parameters<typeof pdfOf>[0]) =>
  (await piecesOf(pdfOf(file))).map((page) => page.map((piece) => piece.replace(/\s/g, ' ')))

describe('an invoice', () => {
  it('shows school, client, lines, rates, totals, the amount in words and what is left', async () => {
    const [page = []] = await textOf(facturePaper(factureOf()))
    expect(page).toEqual(
      expect.arrayContaining([
        'Auto-école El Amen',
        'مدرسة الأمان لتعليم السياقة',
        'Matricule fiscal : 1234567LAM000',
        'Facture FA-2026-00041',
        'Sami Ben Ali',
        'سامي بن علي',
        'Heures de circulation',
        '20 h',
        '467,290',
        '7 %',
        '500,000',
        'Droits de l’État (débours, sans TVA)',
        'Timbre fiscal',
        'Net à payer',
        '631,000 DT',
      ]),
    )
    const text = page.join(' ')
    expect(text).toContain('Arrêtée la présente facture à la somme de six cent trente et un dinars.')
    expect(text).toContain('Réglé le 21/11/2026 : 300,000 DT (espèces, RC-2026-00007).')
    expect(text).toContain('Reste à payer : 331,000 DT, au plus tard le 01/12/2026.')
  })

  it('has its labels in both languages, for a school without an Arabic name in French alone', async () => {
    const texts = (await textOf(facturePaper(factureOf()))).flat().join(' ')
    for (const label of ['فاتورة', 'الحريف', 'العنوان', 'البيان', 'الكمية', 'المجاميع', 'الصافي للدفع'])
      expect(texts).toContain(label)
    const { parties, ...rest } = factureOf()
    const ecole = { ...parties.ecole, nom: { fr: 'Auto-école El Amen' }, adresse: { fr: 'Tunis' } }
    const client = { ...parties.client, nom: { fr: 'Sami Ben Ali' } }
    const french = await textOf(facturePaper({ ...rest, parties: { ...parties, ecole, client } }))
    expect(french.flat().join('')).not.toMatch(/[\u0600-\u06ff]/)
  })

  it('goes on over pages, each with the heading of the table and its number', async () => {
    const many = Array.from({ length: 70 }, (_, index) => line(`Prestation ${index + 1}`, 10_000))
    const pages = await textOf(facturePaper(factureOf({}, many)))
    expect(pages.length).toBeGreaterThan(1)
    for (const [index, page] of pages.entries()) expect(page).toContain(`${index + 1} / ${pages.length}`)
    expect(pages[1]).toContain('Désignation')
    expect(pages.flat().filter((piece) => piece.startsWith('Prestation'))).toHaveLength(70)
  })

  it('of a company without VAT, as a draft, says what it is', async () => {
    const plain = [line('Formation', 100_000, { ht: 100_000, tva: 0, tauxTva: 0 })]
    const company = { nom: { fr: 'Société Atlas' }, adresse: 'Tunis', matricule: '1234567LAM000', candidat: SAMI }
    const draft = factureOf({ numero: null, status: 'DRAFT', jour: null, reglements: [] }, plain)
    const [page = []] = await textOf(facturePaper({ ...draft, parties: { ...draft.parties, client: company } }))
    const text = page.join(' ')
    expect(text).toContain('Brouillon : ce document n’est pas une facture.')
    expect(text).toContain('Société Atlas')
    expect(text).toContain('0 %')
    expect(text).not.toContain('Reste à payer')
  })

  it('that is a credit note names what it corrects, and takes its stamp duty off', async () => {
    const avoir = factureOf({
      serie: 'AV',
      numero: 'AV-2026-00001',
      corrigee: { id: 9, numero: 'FA-2026-00040' },
      motif: 'Client erroné',
    })
    const [page = []] = await textOf(facturePaper(avoir))
    const text = page.join(' ')
    expect(text).toContain('Facture d’avoir AV-2026-00001')
    expect(text).toContain('Corrige la facture FA-2026-00040')
    expect(text).toContain('Motif : Client erroné')
    expect(page).toContain('629,000 DT')
  })
})

const PAYMENT: Transaction = {
  id: 1,
  kind: 'PAYMENT',
  montant: 300_000,
  method: 'CASH',
  jour: '2026-11-21',
  dateOperation: '2026-11-20',
  numero: 'RC-2026-00041',
  idCandidat: 5,
  candidat: 'Sami Ben Ali',
  idMoniteur: null,
  moniteur: null,
  payeur: null,
  categorie: null,
  idVehicule: null,
  vehicule: null,
  idEntretien: null,
  origine: null,
  destination: null,
  reference: null,
  note: null,
  idReversed: null,
  motif: null,
  reversedBy: null,
  idSession: 1,
  isClosed: false,
  cheque: null,
  idCheque: null,
  idCaissier: 2,
  caissier: 'Leïla Cherif',
  createdAt: '2026-11-21T09:00:00.000Z',
}

const receipt = (changes: Partial<Transaction> = {}, solde = 535_000, facts = {}) =>
  receiptPaper({
    entete: ENTETE,
    transaction: { ...PAYMENT, ...changes },
    candidat: SAMI,
    settles: 'Forfait, Examen code',
    solde,
    today: '2026-11-21',
    ...facts,
  })

describe('a receipt', () => {
  it('fits on half a sheet: school, number, payer, amount in both languages, what it settles, what remains', async () => {
    const pages = await textOf(receipt())
    expect(pages).toHaveLength(1)
    const text = (pages[0] ?? []).join(' ')
    for (const part of [
      'Reçu de paiement RC-2026-00041',
      '21/11/2026, payé le 20/11/2026',
      'SUARL',
      'Matricule fiscal : 1234567LAM000',
      'Agrément n° AE-2024/118',
      'سامي بن علي',
      'وصل دفع',
      'استلمنا من',
      'المبلغ',
      'طريقة الدفع',
      'الباقي',
      '300,000 DT',
      'trois cents dinars',
      'ثلاثمائة دينار',
      'espèces',
      'Forfait, Examen code',
      'Reste à payer',
      '535,000 DT, au 21/11/2026',
      'Leïla Cherif',
    ]) {
      expect(text).toContain(part)
    }
  })

  it('of a cheque has its number and the reserve, and somebody else as payer, still on one page', async () => {
    const pages = await textOf(
      receipt({ method: 'CHEQUE', cheque: 'EN_MAIN', reference: '0012345', payeur: 'Moncef Payeur' }),
    )
    expect(pages).toHaveLength(1)
    const text = (pages[0] ?? []).join(' ')
    expect(text).toContain('chèque · 0012345')
    expect(text).toContain('Moncef Payeur')
    expect(text).toContain('Sous réserve d’encaissement du chèque.')
  })

  it('stays on half a sheet when it settles many things', async () => {
    const settles = 'Forfait, Examen code du 12/10/2026, Examen de conduite du 23/10/2026, Frais de dossier'
    const cheque = { method: 'CHEQUE', cheque: 'EN_MAIN', reference: '0012345', payeur: 'Moncef Payeur' } as const
    expect(await textOf(receipt(cheque, 535_000, { settles }))).toHaveLength(1)
  })

  it('shows a credit, a refund and a reversal as such', async () => {
    expect((await textOf(receipt({}, -40_000))).flat()).toContain('Avoir')
    expect((await textOf(receipt({ kind: 'REFUND' }))).flat()).toContain('Rendu à')
    expect((await textOf(receipt({ reversedBy: 2 }))).flat().join(' ')).toContain('ce reçu n’est plus valable')
  })
})

it('a slip of pay names whom it was paid to, on half a sheet to sign', async () => {
  const transaction = { ...PAYMENT, kind: 'PAY' as const, numero: 'BP-2026-00003', caissier: 'Leïla Cherif' }
  const pages = await textOf(slipPaper({ entete: ENTETE, transaction, who: 'Karim Moniteur', what: 'Paie' }))
  expect(pages).toHaveLength(1)
  expect((pages[0] ?? []).join(' ')).toContain('Bon de paie BP-2026-00003')
  expect(pages[0]).toEqual(expect.arrayContaining(['Karim Moniteur', 'Signature']))
})

it('a slip of cheques names the school, each cheque with its drawer, and the sum in figures and in words', async () => {
  const cheque: Cheque = {
    id: 1,
    idTransaction: 1,
    recu: 'RC-2026-00007',
    idCandidat: 5,
    candidat: 'Sami Ben Ali',
    banque: 'BIAT',
    numero: '0012345',
    titulaire: 'Moncef Payeur',
    date: '2026-11-20',
    reserve: true,
    montant: 400_000,
    statut: 'REMIS',
    recuLe: '2026-11-20',
    remisLe: '2026-11-21',
    bordereau: 'B-7',
    encaisseLe: null,
    rejeteLe: null,
    frais: null,
    renduLe: null,
  }
  const cheques = [cheque, { ...cheque, id: 2, banque: null, numero: '0012346', titulaire: null, montant: 100_500 }]
  const remise = remiseOf(cheques, '2026-11-23')
  expect(remise).toEqual({ jour: '2026-11-21', bordereau: 'B-7' })
  expect(remiseOf([cheque, { ...cheque, remisLe: null, bordereau: null }], '2026-11-23')).toBeNull()
  if (!remise) throw new Error('Not together')
  const [page = []] = await textOf(bordereauPaper({ entete: ENTETE, cheques, ...remise }))
  for (const piece of ['0012345', 'BIAT', 'Moncef Payeur', '400,000 DT', '0012346', 'Sami Ben Ali', '100,500 DT'])
    expect(page).toContain(piece)
  const text = page.join(' ')
  expect(text).toContain('Bordereau de remise de chèques B-7')
  expect(text).toContain('21/11/2026')
  expect(text).toContain('500,500 DT')
  expect(text).toContain('cinq cents dinars et cinq cents millimes')
})

describe('the letter of the third reminder', () => {
  const lettre = {
    entete: ENTETE,
    candidat: { nom: SAMI, adresse: '4, rue de Carthage, La Marsa' },
    jour: '2026-11-21',
    dues: [
      { date: '2026-10-01', libelle: 'Échéance n° 1', montant: 208_000 },
      { date: '2026-10-12', libelle: 'Examen code du 12/10/2026', montant: 80_000 },
    ],
    total: 288_000,
  }

  it('lists what is late, asks for it in both languages, and leaves room to sign', async () => {
    const pages = await textOf(lettrePaper(lettre, 'Rappel'))
    const page = pages.flat()
    expect(page).toEqual(expect.arrayContaining(['Examen code du 12/10/2026', '01/10/2026', 'Signature et cachet']))
    expect(page.filter((piece) => piece === '288,000 DT').length).toBeGreaterThan(0)
    expect(page.join(' ')).toContain('مبالغ غير مدفوعة')
  })

  it('is in French alone for a candidate without an Arabic name', async () => {
    const { fr } = ECOLE.nom
    const entete = { ...ENTETE, nom: { fr }, adresse: { fr: 'Tunis' } }
    const french = { ...lettre, entete, candidat: { ...lettre.candidat, nom: { fr: 'Léa Martin' } } }
    expect((await textOf(lettrePaper(french, 'Rappel'))).flat().join('')).not.toMatch(/[\u0600-\u06ff]/)
  })
})
