import { z } from 'zod'
import { day, optionalText } from '../fields'

export const promesseInput = z
  .strictObject({ date: day, montant: z.number().int().min(1).max(1_000_000_000), note: optionalText(300) })
  .meta({ id: 'PromesseInput' })
export type PromesseInput = z.output<typeof promesseInput>

/** The states of a promise, computed from the payments and never stored. */
export const ETATS_PROMESSE = ['PENDING', 'KEPT', 'BROKEN'] as const
export type EtatPromesse = (typeof ETATS_PROMESSE)[number]

/** A candidate's promise to pay. */
export const promesse = z
  .object({
    id: z.number(),
    date: z.string(),
    montant: z.number().int(),
    note: z.string().nullable(),
    /** The amount paid by the day of the promise. */
    paye: z.number().int(),
    etat: z.enum(ETATS_PROMESSE),
    createdAt: z.string(),
  })
  .meta({ id: 'Promesse' })
export type Promesse = z.infer<typeof promesse>
