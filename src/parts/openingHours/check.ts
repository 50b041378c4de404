import { fieldErrors } from '@contract/errors'
import { type Plage, periodeInput, reglagesPlanning, semaine } from '@contract/planning/openingHours'
import { z } from 'zod'

const errorsOf = (schema: z.ZodType, values: unknown) => {
  const parsed = schema.safeParse(values, { reportInput: true })
  return parsed.success ? {} : fieldErrors(parsed.error)
}

/** The faults of a week, by path: `plages.3.fin`. */
export const weekFaults = (plages: readonly Plage[]) => errorsOf(z.object({ plages: semaine }), { plages })

/** The faults of a closure or leave. */
export const periodFaults = (values: unknown) => errorsOf(periodeInput, values)

/** The faults of the rules, by name. */
export const ruleFaults = (values: unknown) => errorsOf(reglagesPlanning, values)
