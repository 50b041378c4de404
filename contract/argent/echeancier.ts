import { z } from 'zod'
import { day } from '../fields'

/** Maximum number of instalments. */
export const MAX_ECHEANCES = 36

const montant = z.number().int().min(1).max(1_000_000_000)

/** The interval between instalments; `DAYS` means every few days. */
export const RYTHMES = ['MONTH', 'DAYS'] as const

/** The parameters of a proposed plan. */
export const propositionQuery = z.object({
  nombre: z.coerce.number().int().min(1).max(MAX_ECHEANCES),
  premier: day,
  rythme: z.enum(RYTHMES),
  /** For `DAYS`: the number of days. */
  jours: z.coerce.number().int().min(1).max(366).default(14),
})

const due = z.object({ date: z.string(), montant: z.number().int() })

/** A proposed plan, with the amount that its instalments add up to. */
export const proposition = z
  .object({ montant: z.number().int(), echeances: z.array(due) })
  .meta({ id: 'PropositionEcheancier' })
export type Proposition = z.infer<typeof proposition>

export const echeancierInput = z
  .strictObject({
    /** The version of the plan that was read; 0 without one. */
    version: z.number().int(),
    echeances: z
      .array(z.strictObject({ date: day, montant }))
      .min(1)
      .max(MAX_ECHEANCES)
      .refine((list) => list.every(({ date }, index) => date > (list[index - 1]?.date ?? '')), 'in_order'),
  })
  .meta({ id: 'EcheancierInput' })
export type EcheancierInput = z.output<typeof echeancierInput>

/** The payment plan of an enrolment. */
export const echeancier = z
  .object({
    version: z.number().int(),
    /** The amount that the plan spreads: the sum of its instalments. */
    montant: z.number().int(),
    /**
     * The change in the price of the purchases since the plan was made; when it is not 0, the plan no longer adds up.
     */
    ecart: z.number().int(),
    /** The ids of the purchases that the plan spreads: those made before it. */
    lots: z.array(z.number()),
    echeances: z.array(due.extend({ reste: z.number().int() })),
  })
  .meta({ id: 'Echeancier' })
export type Echeancier = z.infer<typeof echeancier>
