import { fieldErrors } from '@contract/errors'
import type { z } from 'zod'

/**
 * The faults that a schema finds in a value, by field, in the form that forms and refusals use; empty for a valid
 * value.
 */
export function faultsIn(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value)
  return error ? fieldErrors(error) : {}
}
