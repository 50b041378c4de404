import { isUncashed } from '@contract/argent/statutCheque'
import type { Transaction } from '@contract/argent/transaction'
import type { Both, PapierEntete } from '@contract/papiers/contrat'
import { arabicMoneyWords, frenchMoney, frenchMoneyWords, printedDay } from '@contract/papiers/words'
import type { Block, PaperFile, Picture } from '@core/pdf/paper/paper'
import { letterheadOf } from '@src/parts/papiers/letterhead'
import { METHOD_NAMES } from '@src/parts/papiers/methodNames'
import { type MoneyLabel, moneyLabels } from '@src/parts/papiers/moneyLabels'

interface ReceiptFacts {
  entete: PapierEntete
  transaction: Transaction
  candidat: Both
  /** The debts that the payment settles, in words; empty when they are not known. */
  settles: string
  /** The balance due on the day of printing, below zero for a credit. */
  solde: number
  today: string
}

const NBSP = '\u00a0'

type Rows = { label: Both; value: Both }[]

const hasBoth = ({ entete }: ReceiptFacts) => entete.nom.ar !== undefined

function factRows(facts: ReceiptFacts): Rows {
  const {
    entete: { pays },
    transaction,
    candidat,
    settles,
    solde,
    today,
  } = facts
  const say = moneyLabels(hasBoth(facts))
  const row = (label: MoneyLabel, value: Both | string | null): Rows =>
    value ? [{ label: say(label), value: typeof value === 'string' ? { fr: value } : value }] : []
  const { kind, payeur, montant, method, reference } = transaction
  const words = frenchMoneyWords(montant, pays)
  return [
    ...row(kind === 'REFUND' ? 'Rendu à' : 'Reçu de', payeur ?? candidat),
    ...(payeur ? row('Candidat', candidat) : []),
    ...row('Montant', frenchMoney(montant, pays)),
    ...row('En toutes lettres', pays === 'TN' ? { fr: words, ar: arabicMoneyWords(montant) } : words),
    ...row('Moyen', [method && METHOD_NAMES[method], reference].filter(Boolean).join(' · ')),
    ...row('Objet', settles),
    ...row(solde < 0 ? 'Avoir' : 'Reste à payer', `${frenchMoney(Math.abs(solde), pays)}, au ${printedDay(today)}`),
  ]
}

function notesOf({ kind, cheque, reversedBy, caissier }: Transaction): string {
  const isPending = isUncashed(cheque)
  return [
    `Établi par ${caissier}.`,
    ...(isPending && kind === 'PAYMENT' ? ['Sous réserve d’encaissement du chèque.'] : []),
    ...(cheque === 'REJETE' ? [`Chèque rejeté${NBSP}: ce reçu n’est plus valable.`] : []),
    ...(reversedBy === null || cheque === 'REJETE' ? [] : [`Contre-passé${NBSP}: ce reçu n’est plus valable.`]),
  ].join('\n')
}

/** A receipt on half a sheet: its QR code is its number, which the cash desk finds it by. */
export function receiptPaper(facts: ReceiptFacts, logo?: Picture): PaperFile {
  const { entete, transaction } = facts
  const { numero, jour, dateOperation, kind } = transaction
  const isBoth = hasBoth(facts)
  const { fr, ar } = moneyLabels(isBoth)(kind === 'REFUND' ? 'Reçu de remboursement' : 'Reçu de paiement')
  const dated = dateOperation === jour ? '' : `, payé le ${printedDay(dateOperation)}`
  const blocks: Block[] = [
    {
      kind: 'title',
      // On one line: half a sheet has no room for two.
      text: { fr: [`${fr} ${numero}`, ar].filter(Boolean).join(' – ') },
      under: [`${printedDay(jour)}${dated}`],
    },
    { kind: 'facts', rows: factRows(facts) },
    { kind: 'code', text: numero, note: { fr: notesOf(transaction) } },
  ]
  return {
    title: numero,
    format: 'A5',
    papers: [{ letterhead: letterheadOf(entete, isBoth, logo), blocks, footer: `${entete.nom.fr} · ${numero}` }],
  }
}
