import { z } from 'zod'
import { transaction } from './transaction'

/** The account of an instructor. Months less payments add up to what is to pay. */
export const compteMoniteur = z
  .object({
    idMoniteur: z.number(),
    /** What the school still owes, in millimes; below zero for an advance. */
    aPayer: z.number().int(),
    /** Attested minutes and their pay by month, `YYYY-MM`, the latest first. */
    mois: z.array(z.object({ mois: z.string(), minutes: z.number().int(), gain: z.number().int() })),
    transactions: z.array(transaction),
  })
  .meta({ id: 'CompteMoniteur' })
export type CompteMoniteur = z.infer<typeof compteMoniteur>
