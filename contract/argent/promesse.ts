import { z } from 'zod'
import { day, optionalText } from '../fields'

export const promesseInput = z
  .strictObject({ date: day, montant: z.number().int().min(1).max(1_000_000_000), note: optionalText(300) })
  .meta({ id: 'PromesseInput' })
export type PromesseInput = z.output<typeof promesseInput>

/** Read from the payments, never stored. */
export const ETATS_PROMESSE = ['PENDING', 'KEPT', 'BROKEN'] as const
export type EtatPromesse = (typeof ETATS_PROMESSE)[number]

/** What a candidate promised to pay. */
export const promesse = z
  .object({
    id: z.number(),
    date: z.string(),
    montant: z.number().int(),
    note: z.string().nullable(),
    /** What they have paid of it by its day. */
    paye: z.number().int(),
    etat: z.enum(ETATS_PROMESSE),
    createdAt: z.string(),
  })
  .meta({ id: 'Promesse' })
export type Promesse = z.infer<typeof promesse>
