import { z } from 'zod'
import { ligne } from './compte'
import { transaction } from './transaction'

/** An account of the ledger: its type, and whose or which it is where the type has several. */
const account = z.object({ type: z.string(), cle: z.string(), nom: z.string().nullable() })
export type LedgerAccount = z.infer<typeof account>

/** One transaction with what it settles, how it is posted, and what reverses it or is reversed by it. */
export const transactionDetail = transaction
  .extend({
    /** What of the candidate's charges it settles now. */
    imputations: z.array(ligne),
    ecriture: z.object({
      numero: z.number().int(),
      lignes: z.array(z.object({ debit: account, credit: account, montant: z.number().int() })),
    }),
    /** The reversal, or what this one reverses. */
    linked: z.object({ id: z.number(), numero: z.string(), jour: z.string(), motif: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'TransactionDetail' })
export type TransactionDetail = z.infer<typeof transactionDetail>
