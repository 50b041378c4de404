import { z } from 'zod'
import { day, optionalDay, optionalText, requiredText } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'

export const TRANSACTION_KINDS = ['PAYMENT', 'REFUND', 'PAY', 'EXPENSE', 'INCOME', 'TRANSFER'] as const
export type TransactionKind = (typeof TRANSACTION_KINDS)[number]

/** How money changes hands. */
export const METHODS = ['CASH', 'CHEQUE', 'TRANSFER', 'CARD', 'MOBILE'] as const
export type Method = (typeof METHODS)[number]

/** A sum of money that changes hands: whole millimes above zero. */
const montant = z.number().int().min(1).max(1_000_000_000)

const moved = {
  montant,
  method: z.enum(METHODS),
  /** The day on which the money changed hands, when it was not today. */
  dateOperation: optionalDay,
  /** Number of the cheque, transfer or card slip. */
  reference: optionalText(60),
  note: optionalText(500),
  /** What was owed on the screen: when it has changed since, the cashier looks again first. */
  soldeVu: z.number().int(),
}

/** Money taken from a candidate, or given back to them. */
export const paymentInput = z
  .strictObject({
    kind: z.enum(['PAYMENT', 'REFUND']),
    idCandidat: z.number().int(),
    /** Who paid, when it was not the candidate. */
    payeur: optionalText(120),
    ...moved,
  })
  .meta({ id: 'PaymentInput' })
export type PaymentInput = z.output<typeof paymentInput>

/** Money paid to an instructor; above what they earned it is an advance. */
export const payInput = z
  .strictObject({ kind: z.literal('PAY'), idMoniteur: z.number().int(), ...moved })
  .meta({ id: 'PayInput' })
export type PayInput = z.output<typeof payInput>

export const transactionInput = z.discriminatedUnion('kind', [paymentInput, payInput]).meta({ id: 'TransactionInput' })
export type TransactionInput = z.output<typeof transactionInput>

export const reverseInput = z.strictObject({ motif: requiredText(300) }).meta({ id: 'ReverseInput' })

export const transaction = z
  .object({
    id: z.number(),
    kind: z.enum(TRANSACTION_KINDS),
    /** Millimes. */
    montant: z.number().int(),
    method: z.enum(METHODS),
    jour: z.string(),
    dateOperation: z.string(),
    /** The number as it is printed: series, year, number. */
    numero: z.string(),
    idCandidat: z.number().nullable(),
    candidat: z.string().nullable(),
    idMoniteur: z.number().nullable(),
    moniteur: z.string().nullable(),
    payeur: z.string().nullable(),
    reference: z.string().nullable(),
    note: z.string().nullable(),
    /** The transaction that this one reverses, and why. */
    idReversed: z.number().nullable(),
    motif: z.string().nullable(),
    /** The transaction that reverses this one. */
    reversedBy: z.number().nullable(),
    /** Whoever entered it: the account, and its name. */
    idCaissier: z.number(),
    caissier: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'Transaction' })
export type Transaction = z.infer<typeof transaction>

/**
 * A transaction with what it left of the account: what a candidate owes the school or the school an instructor, below
 * zero for a credit or an advance.
 */
export const transactionSaved = transaction.extend({ solde: z.number().int() }).meta({ id: 'TransactionSaved' })
export type TransactionSaved = z.infer<typeof transactionSaved>

export const TRANSACTION_SORTS = ['jour', 'montant'] as const
export const transactionListQuery = listQuery(TRANSACTION_SORTS).extend({
  kind: z.enum(TRANSACTION_KINDS).optional(),
  method: z.enum(METHODS).optional(),
  idCandidat: idFilter,
  idMoniteur: idFilter,
  from: day.optional(),
  to: day.optional(),
})
/** A page of transactions, and what all that match the filters bring in and cost. */
export const transactionPage = pageOf(transaction).extend({
  totals: z.object({ incoming: z.number().int(), outgoing: z.number().int() }),
})
