import { fieldErrors } from '@contract/errors'
import { attenteInput } from '@contract/planning/attente'

/** The faults of a place on the waiting list, by its fields. */
export function faultsOf(values: unknown): Record<string, string> {
  const { success, error } = attenteInput.safeParse(values)
  return success ? {} : fieldErrors(error)
}
