import { fieldErrors } from '@contract/errors'
import type { z } from 'zod'

/** The faults that a schema finds in a value, by field, as forms and refusals name them; none for a valid one. */
export function faultsIn(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value)
  return error ? fieldErrors(error) : {}
}
