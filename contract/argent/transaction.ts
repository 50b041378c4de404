import { z } from 'zod'
import { day, optionalDay, optionalId, optionalText, requiredText } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'
import { CATEGORIES, EXPENSE_CATEGORIES, INCOME_CATEGORIES } from './categorie'
import { STATUTS_CHEQUE } from './statutCheque'

export const TRANSACTION_KINDS = ['PAYMENT', 'REFUND', 'PAY', 'EXPENSE', 'INCOME', 'TRANSFER', 'WRITE_OFF'] as const
export type TransactionKind = (typeof TRANSACTION_KINDS)[number]

/** The kinds that a list shows together. */
export const KIND_GROUPS = {
  candidats: ['PAYMENT', 'REFUND'],
  moniteurs: ['PAY'],
  depenses: ['EXPENSE'],
  recettes: ['INCOME'],
  transferts: ['TRANSFER'],
  pertes: ['WRITE_OFF'],
} as const satisfies Record<string, readonly TransactionKind[]>
export const GROUPES = ['candidats', 'moniteurs', 'depenses', 'recettes', 'transferts', 'pertes'] as const

/**
 * The kinds that the figures « Recettes » and « Dépenses » of the statistics count. A refund reduces receipts: it is in
 * their list.
 */
export const FIGURE_GROUPS = {
  toutesRecettes: ['PAYMENT', 'REFUND', 'INCOME'],
  toutesDepenses: ['PAY', 'EXPENSE'],
} as const satisfies Record<string, readonly TransactionKind[]>

/** The groups by which a list is narrowed. */
export const LIST_GROUPES = [...GROUPES, 'toutesRecettes', 'toutesDepenses'] as const

/** The methods of payment. */
export const METHODS = ['CASH', 'CHEQUE', 'TRANSFER', 'CARD', 'MOBILE'] as const
export type Method = (typeof METHODS)[number]

/** The school's places of money: the cash box of the user who enters the transaction, the safe, the bank. */
export const PLACES = ['caisse', 'coffre', 'banque'] as const
export type Place = (typeof PLACES)[number]

/** A sum of money that changes hands: whole millimes above zero. */
const montant = z.number().int().min(1).max(1_000_000_000)

const noted = {
  montant,
  /** The day on which the money changed hands, when it was not today. */
  dateOperation: optionalDay,
  /** Number of the cheque, transfer, card slip or invoice. */
  reference: optionalText(60),
  note: optionalText(500),
}

const moved = {
  ...noted,
  method: z.enum(METHODS),
  /**
   * The balance that the cashier saw: when it has changed, the cashier must look again before entering the transaction.
   */
  soldeVu: z.number().int(),
}

/** A cheque that is taken; one dated after today is refused. */
const chequeInput = z
  .strictObject({
    banque: requiredText(60),
    numero: requiredText(30),
    /** The holder of the account on which the cheque is drawn. */
    titulaire: optionalText(120),
    date: day,
    /** Whether its amount was checked and reserved at the bank. */
    reserve: z.boolean(),
  })
  .meta({ id: 'ChequeInput' })
export type ChequeInput = z.output<typeof chequeInput>

/** Required where a cheque is taken. */
export const takenCheque = chequeInput.nullish()

/** Money taken from a candidate, or given back to them. */
export const paymentInput = z
  .strictObject({
    kind: z.enum(['PAYMENT', 'REFUND']),
    idCandidat: z.number().int(),
    /** The payer, when it was not the candidate. */
    payeur: optionalText(120),
    ...moved,
    cheque: takenCheque,
  })
  .meta({ id: 'PaymentInput' })
export type PaymentInput = z.output<typeof paymentInput>

/** Money paid to an instructor; an amount above what they earned is an advance. */
export const payInput = z
  .strictObject({ kind: z.literal('PAY'), idMoniteur: z.number().int(), ...moved })
  .meta({ id: 'PayInput' })
export type PayInput = z.output<typeof payInput>

/** Money that the school spends; `payeur` is the person or company that was paid. */
export const expenseInput = z
  .strictObject({
    kind: z.literal('EXPENSE'),
    ...noted,
    method: z.enum(METHODS),
    categorie: z.enum(EXPENSE_CATEGORIES),
    payeur: optionalText(120),
    idVehicule: optionalId,
    /** The maintenance that the expense pays for; each one is paid once. */
    idEntretien: optionalId,
  })
  .meta({ id: 'ExpenseInput' })
export type ExpenseInput = z.output<typeof expenseInput>

/** Money earned besides training. */
export const incomeInput = z
  .strictObject({
    kind: z.literal('INCOME'),
    ...noted,
    method: z.enum(METHODS),
    categorie: z.enum(INCOME_CATEGORIES),
    payeur: optionalText(120),
    cheque: takenCheque,
  })
  .meta({ id: 'IncomeInput' })
export type IncomeInput = z.output<typeof incomeInput>

/** Money of the school that moves between its places: neither income nor cost. */
export const transferInput = z
  .strictObject({ kind: z.literal('TRANSFER'), ...noted, origine: z.enum(PLACES), destination: z.enum(PLACES) })
  .meta({ id: 'TransferInput' })
export type TransferInput = z.output<typeof transferInput>

/**
 * A candidate's debt, or a part of it, that the school writes off: the candidate owes less, and no money changes hands.
 */
export const writeOffInput = z
  .strictObject({
    kind: z.literal('WRITE_OFF'),
    idCandidat: z.number().int(),
    montant,
    motif: requiredText(300),
    /** The balance that the user saw, as for a payment. */
    soldeVu: z.number().int(),
  })
  .meta({ id: 'WriteOffInput' })
export type WriteOffInput = z.output<typeof writeOffInput>

export const transactionInput = z
  .discriminatedUnion('kind', [paymentInput, payInput, expenseInput, incomeInput, transferInput, writeOffInput])
  .meta({ id: 'TransactionInput' })
export type TransactionInput = z.output<typeof transactionInput>

export const reverseInput = z.strictObject({ motif: requiredText(300) }).meta({ id: 'ReverseInput' })

export const transaction = z
  .object({
    id: z.number(),
    kind: z.enum(TRANSACTION_KINDS),
    /** Millimes. */
    montant: z.number().int(),
    /** Null for a write-off, because no money changed hands. */
    method: z.enum(METHODS).nullable(),
    jour: z.string(),
    dateOperation: z.string(),
    /** The printed number: series, year, number. */
    numero: z.string(),
    idCandidat: z.number().nullable(),
    candidat: z.string().nullable(),
    idMoniteur: z.number().nullable(),
    moniteur: z.string().nullable(),
    /** The payer or the payee, when it is not the candidate or the instructor. */
    payeur: z.string().nullable(),
    categorie: z.string().nullable(),
    idVehicule: z.number().nullable(),
    /** The vehicle's plate. */
    vehicule: z.string().nullable(),
    idEntretien: z.number().nullable(),
    /** For a transfer between the places of the school. */
    origine: z.enum(PLACES).nullable(),
    destination: z.enum(PLACES).nullable(),
    reference: z.string().nullable(),
    /** Null for the candidate or the instructor concerned, as `motif`: what a school remarks stays with it. */
    note: z.string().nullable(),
    /** The transaction that this one reverses, and the reason; for a write-off, the reason for it. */
    idReversed: z.number().nullable(),
    motif: z.string().nullable(),
    /** The transaction that reverses this one. */
    reversedBy: z.number().nullable(),
    /** The cash box session in which it was entered, and whether that session is closed. */
    idSession: z.number().nullable(),
    isClosed: z.boolean(),
    /** The state of its cheque; null for other methods. */
    cheque: z.enum(STATUTS_CHEQUE).nullable(),
    idCheque: z.number().nullable(),
    /** The user who entered it: the account's id and name. */
    idCaissier: z.number(),
    caissier: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'Transaction' })
export type Transaction = z.infer<typeof transaction>

/**
 * A transaction with the balance that it left: what a candidate owes the school, or the school an instructor. Below
 * zero for a credit or an advance; null when no person's account is concerned.
 */
export const transactionSaved = transaction
  .extend({ solde: z.number().int().nullable() })
  .meta({ id: 'TransactionSaved' })
export type TransactionSaved = z.infer<typeof transactionSaved>

/** Filters of the list: valid transactions, reversed ones, and reversals. */
export const ETATS_TRANSACTION = ['valide', 'contrepassee', 'contrepassation'] as const

export const TRANSACTION_SORTS = ['jour', 'montant'] as const
export const transactionListQuery = listQuery(TRANSACTION_SORTS).extend({
  groupe: z.enum(LIST_GROUPES).optional(),
  kind: z.enum(TRANSACTION_KINDS).optional(),
  method: z.enum(METHODS).optional(),
  categorie: z.enum(CATEGORIES).optional(),
  etat: z.enum(ETATS_TRANSACTION).optional(),
  idCandidat: idFilter,
  idMoniteur: idFilter,
  idVehicule: idFilter,
  from: day.optional(),
  to: day.optional(),
})

/** The money in and out, in millimes; a reversal subtracts what it reverses. */
const sums = z.object({ incoming: z.number().int(), outgoing: z.number().int() })

/** A page of transactions, and the sums in, out and written off (`lost`) of all that match the filters. */
export const transactionPage = pageOf(transaction).extend({
  /** Null for the cash desk while it counts blind, because the sums would reveal how much should be in the box. */
  totals: sums.extend({ lost: z.number().int() }).nullable(),
  /** The sums by method, without methods that have no money. */
  methods: z.array(sums.extend({ method: z.enum(METHODS) })),
  /** The sums of each day on the page, over all its transactions that match. */
  jours: z.array(sums.extend({ jour: z.string() })),
})
export type TransactionPage = z.infer<typeof transactionPage>

/** A slice of the whole filtered list, newest first; `after` is the id of the last one received. */
export const transactionExportQuery = transactionListQuery
  .omit({ page: true, perPage: true })
  .extend({ after: idFilter })
export const transactionExport = z.object({ data: z.array(transaction), next: z.number().nullable() })
