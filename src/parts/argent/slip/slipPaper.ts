import type { Transaction } from '@contract/argent/transaction'
import type { PapierEntete } from '@contract/papiers/contrat'
import { frenchMoney, frenchMoneyWords, printedDay } from '@contract/papiers/words'
import type { Block, PaperFile, Picture } from '@core/pdf/paper/paper'
import { letterheadOf } from '@src/parts/papiers/letterhead'
import { METHOD_NAMES } from '@src/parts/papiers/methodNames'

interface SlipFacts {
  entete: PapierEntete
  transaction: Transaction
  who: string
  what: string
}

const TITLES: Record<Transaction['kind'], string> = {
  PAYMENT: 'Reçu',
  REFUND: 'Reçu',
  PAY: 'Bon de paie',
  EXPENSE: 'Bon de dépense',
  INCOME: 'Bon de recette',
  TRANSFER: 'Bon de transfert',
  WRITE_OFF: 'Passage en perte',
}
const OTHERS: Record<Transaction['kind'], string> = {
  PAYMENT: 'Reçu de',
  REFUND: 'Rendu à',
  PAY: 'Payé à',
  EXPENSE: 'Payé à',
  INCOME: 'Reçu de',
  TRANSFER: 'Mouvement',
  WRITE_OFF: 'Candidat',
}

const row = (label: string, value: string | null) => (value ? [{ label: { fr: label }, value: { fr: value } }] : [])

/** The slip of an expense, an income besides training or a transfer, on half a sheet to sign. */
export function slipPaper({ entete, transaction, who, what }: SlipFacts, logo?: Picture): PaperFile {
  const { numero, jour, dateOperation, method, reference, montant, kind, caissier, note, motif, reversedBy } =
    transaction
  const { pays } = entete
  const blocks: Block[] = [
    { kind: 'title', text: { fr: `${TITLES[kind]} ${numero}` }, under: [printedDay(jour)] },
    {
      kind: 'facts',
      rows: [
        ...row(OTHERS[kind], who),
        ...row('Objet', what),
        ...row('Montant', frenchMoney(montant, pays)),
        ...row('En toutes lettres', frenchMoneyWords(montant, pays)),
        ...(kind === 'TRANSFER' || method === null
          ? []
          : row('Moyen', [METHOD_NAMES[method], reference].filter(Boolean).join(' · '))),
        ...(dateOperation === jour ? [] : row('Date de l’opération', printedDay(dateOperation))),
        ...row('Établi par', caissier),
        ...row('Motif', motif),
        ...row('Note', note),
      ],
    },
    ...(reversedBy === null
      ? []
      : [{ kind: 'notice' as const, text: { fr: 'Contre-passé\u00a0: ce bon n’est plus valable.' } }]),
    { kind: 'boxes', height: 44, boxes: [{ title: { fr: 'Signature' } }] },
  ]
  const isBoth = entete.nom.ar !== undefined
  return {
    title: numero,
    format: 'A5',
    papers: [{ letterhead: letterheadOf(entete, isBoth, logo), blocks, footer: `${entete.nom.fr} · ${numero}` }],
  }
}
