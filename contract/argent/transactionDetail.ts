import { z } from 'zod'
import { ligne } from './compte'
import { transaction } from './transaction'

/** An account of the ledger: its type, and its owner or key for types with several accounts. */
const account = z.object({ type: z.string(), cle: z.string(), nom: z.string().nullable() })
export type LedgerAccount = z.infer<typeof account>

/** A transaction with the charges it settles, its ledger entry, and its reversal or the transaction it reverses. */
export const transactionDetail = transaction
  .extend({
    /** The candidate's charges that it settles now. */
    imputations: z.array(ligne),
    ecriture: z.object({
      numero: z.number().int(),
      lignes: z.array(z.object({ debit: account, credit: account, montant: z.number().int() })),
    }),
    /** The reversal, or the transaction that this one reverses. */
    linked: z.object({ id: z.number(), numero: z.string(), jour: z.string(), motif: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'TransactionDetail' })
export type TransactionDetail = z.infer<typeof transactionDetail>
