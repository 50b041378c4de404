import { z } from 'zod'
import { LESSON_SERVICES } from './service'
import { transaction } from './transaction'

/** A month of an instructor. */
const moisMoniteur = z.object({
  /** `YYYY-MM`. */
  mois: z.string(),
  minutes: z.number().int(),
  /** Attested minutes by kind of lesson and hourly rate, the rate in millimes. */
  heures: z.array(z.object({ service: z.enum(LESSON_SERVICES), tarif: z.number().int(), minutes: z.number().int() })),
  gain: z.number().int(),
  /** Paid in this month, less what was reversed. */
  paye: z.number().int(),
  /** The amount left to pay at the end of the month; below zero for an advance. */
  reste: z.number().int(),
})
export type MoisMoniteur = z.infer<typeof moisMoniteur>

/** The account of an instructor. The pay of the months less the payments gives the balance due. */
export const compteMoniteur = z
  .object({
    idMoniteur: z.number(),
    /** The balance that the school owes, in millimes; below zero for an advance. */
    aPayer: z.number().int(),
    /** The latest month first; null for the cash desk, which pays what is due and sees no rates. */
    mois: z.array(moisMoniteur).nullable(),
    transactions: z.array(transaction),
  })
  .meta({ id: 'CompteMoniteur' })
export type CompteMoniteur = z.infer<typeof compteMoniteur>
