import { z } from 'zod'
import { RESERVES } from '../argent/reglages'

/** How a candidate's account stands, for desks that see no amounts: nothing due, to look at, or refused by the school. */
export const FEUX = ['CLEAR', 'CHECK', 'BLOCKED'] as const
export type Feu = (typeof FEUX)[number]

export const MAX_FEUX = 100

/** The ids of candidates, separated by commas. */
export const feuxQuery = z.object({
  ids: z
    .string()
    .regex(/^\d{1,12}(,\d{1,12})*$/)
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .refine((ids) => ids.length <= MAX_FEUX, 'too_big'),
})

/** Those without an enrolment and without debts have no light. */
export const feuxList = z.object({
  data: z.array(z.object({ idCandidat: z.number(), feu: z.enum(FEUX) })),
})
export type FeuxList = z.infer<typeof feuxList>

/** Why a booking is refused or questioned: who is concerned, without amounts. */
export const impayeDetails = z.object({
  mode: z.enum(RESERVES).exclude(['none']),
  candidats: z.array(z.object({ id: z.number(), nom: z.string() })),
})
export type ImpayeDetails = z.infer<typeof impayeDetails>
