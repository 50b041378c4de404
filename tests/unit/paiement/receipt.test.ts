import type { Transaction } from '@contract/argent/transaction'
import { formatAmount } from '@core/format/number'
import { receiptSheet } from '@src/views/paiement/receipt/receiptSheet'
import { describe, expect, it } from 'vitest'

const PAYMENT: Transaction = {
  id: 1,
  kind: 'PAYMENT',
  montant: 300_000,
  method: 'CASH',
  jour: '2026-11-21',
  dateOperation: '2026-11-20',
  numero: 'RC-2026-00041',
  idCandidat: 5,
  candidat: 'Sami Payeur',
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
  idCaissier: 2,
  caissier: 'Leïla Cherif',
  createdAt: '2026-11-21T09:00:00.000Z',
}

/** Shows a text by its key and its values. */
const t = (key: string, values?: object) => (values ? `${key} ${Object.values(values).join(' ')}` : key)

const sheetOf = (changes: Partial<Transaction> = {}, solde = 535_000) =>
  receiptSheet({
    transaction: { ...PAYMENT, ...changes },
    solde,
    candidat: 'Sami Payeur',
    ecole: 'Auto-école El Menzah',
    currency: 'TND',
    today: '2026-11-21',
    t,
    money: (millimes) => formatAmount(millimes, 'fr').replace(/\s/g, ' '),
    day: (day) => day,
  })

describe('a receipt', () => {
  it('names the school, the number, the payer, the amount in figures and words, and what remains', () => {
    const sheet = sheetOf()
    expect(sheet.subtitle).toBe('RC-2026-00041\n2026-11-21')
    expect(sheet.letter?.from.name).toBe('Auto-école El Menzah')
    expect(sheet.letter?.blocks).toEqual([
      { title: 'receipt.payeur', lines: ['Sami Payeur'] },
      { title: 'receipt.candidat', lines: ['Sami Payeur'] },
      { title: 'receipt.caissier', lines: ['Leïla Cherif'] },
    ])
    expect(sheet.tables[0]?.rows).toEqual([['2026-11-20', 'method.CASH', '300,000 DT']])
    expect(sheet.totals).toEqual([{ label: 'receipt.rest 2026-11-21', amount: '535,000 DT' }])
    expect(sheet.notes).toEqual(['receipt.words trois cents dinars'])
  })

  it('of a cheque has its number and the reserve, and somebody else as payer', () => {
    const sheet = sheetOf({ method: 'CHEQUE', cheque: 'EN_MAIN', reference: '0012345', payeur: 'Moncef Payeur' })
    expect(sheet.tables[0]?.rows).toEqual([['2026-11-20', 'method.CHEQUE', '0012345', '300,000 DT']])
    expect(sheet.letter?.blocks[0]?.lines).toEqual(['Moncef Payeur'])
    expect(sheet.notes).toContain('receipt.cheque')
  })

  it('shows a credit, a refund and a reversal as such', () => {
    expect(sheetOf({}, -40_000).totals).toEqual([{ label: 'receipt.credit 2026-11-21', amount: '40,000 DT' }])
    expect(sheetOf({ kind: 'REFUND' }).letter?.blocks[0]?.title).toBe('receipt.refundTo')
    expect(sheetOf({ reversedBy: 2 }).notes).toContain('receipt.cancelled')
  })
})
