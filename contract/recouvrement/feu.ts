import { z } from 'zod'
import { RESERVES } from '../argent/reglages'

/**
 * The state of a candidate's account, for desks that see no amounts: nothing due, to check, or blocked by the school's
 * rules.
 */
export const FEUX = ['CLEAR', 'CHECK', 'BLOCKED'] as const
export type Feu = (typeof FEUX)[number]

/** Why a light is not clear: a payment is late, a sum is due today, or planned lessons exceed what is paid. */
export const RAISONS_FEU = ['LATE', 'DUE', 'BEYOND'] as const
export type RaisonFeu = (typeof RAISONS_FEU)[number]

export const MAX_FEUX = 100

/** The ids of candidates, separated by commas. */
export const feuxQuery = z.object({
  ids: z
    .string()
    .regex(/^\d{1,12}(,\d{1,12})*$/)
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .refine((ids) => ids.length <= MAX_FEUX, 'too_big'),
})

/** The lights of candidates with their reasons. Candidates without an enrolment and without debts have none. */
export const feuxList = z.object({
  data: z.array(z.object({ idCandidat: z.number(), feu: z.enum(FEUX), raisons: z.array(z.enum(RAISONS_FEU)) })),
})
export type FeuxList = z.infer<typeof feuxList>
export type FeuOf = FeuxList['data'][number]

/** The details of a refused or questioned booking: the candidates concerned, without amounts. */
export const impayeDetails = z.object({
  mode: z.enum(RESERVES).exclude(['none']),
  candidats: z.array(z.object({ id: z.number(), nom: z.string() })),
})
export type ImpayeDetails = z.infer<typeof impayeDetails>
