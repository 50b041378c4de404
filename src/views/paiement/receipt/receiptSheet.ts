import type { Transaction } from '@contract/argent/transaction'
import { frenchAmount } from '@contract/papiers/frenchWords'
import type { Currency } from '@core/format/number'
import type { PdfSheet } from '@core/pdf/tables'

interface ReceiptFacts {
  transaction: Transaction
  /** What is left to pay on the day of printing, below zero for a credit. */
  solde: number
  candidat: string
  ecole: string
  currency: Currency
  today: string
  t: (key: string, values?: Record<string, string>) => string
  money: (millimes: number) => string
  day: (day: string) => string
}

/** A receipt as a sheet to print. */
export function receiptSheet(facts: ReceiptFacts): PdfSheet {
  const { transaction, candidat, ecole, t, money, day } = facts
  const { numero, jour, dateOperation, method, reference, montant, payeur, kind, caissier } = transaction
  const isRefund = kind === 'REFUND'
  const cells = [
    { label: t('receipt.day'), text: day(dateOperation) },
    { label: t('receipt.method'), text: t(`method.${method}`) },
    ...(reference ? [{ label: t('receipt.reference'), text: reference }] : []),
    { label: t('receipt.montant'), text: money(montant), align: 'right' as const },
  ]
  return {
    title: t('receipt.title'),
    subtitle: `${numero}\n${day(jour)}`,
    letter: {
      from: { name: ecole, lines: [] },
      blocks: [
        { title: t(isRefund ? 'receipt.refundTo' : 'receipt.payeur'), lines: [payeur ?? candidat] },
        { title: t('receipt.candidat'), lines: [candidat] },
        { title: t('receipt.caissier'), lines: [caissier] },
      ],
    },
    tables: [{ title: '', columns: cells, rows: [cells.map(({ text }) => text)] }],
    totals: [restOf(facts)],
    notes: notesOf(facts),
    footer: `${ecole} · ${numero}`,
  }
}

function restOf({ solde, today, t, money, day }: ReceiptFacts) {
  const label = t(solde < 0 ? 'receipt.credit' : 'receipt.rest', { day: day(today) })
  return { label, amount: money(Math.abs(solde)) }
}

function notesOf({ transaction, currency, t }: ReceiptFacts): string[] {
  const { montant, method, kind, reversedBy, cheque } = transaction
  const isPending = cheque === 'EN_MAIN' || cheque === 'REMIS'
  return [
    t('receipt.words', { words: frenchAmount(montant, currency) }),
    ...(method === 'CHEQUE' && kind === 'PAYMENT' && isPending ? [t('receipt.cheque')] : []),
    ...(cheque === 'REJETE' ? [t('receipt.refused')] : []),
    ...(reversedBy === null || cheque === 'REJETE' ? [] : [t('receipt.cancelled')]),
  ]
}
