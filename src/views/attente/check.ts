import { attenteInput } from '@contract/attente'
import { fieldErrors } from '@contract/errors'

/** The faults of a place on the waiting list, by its fields. */
export function faultsOf(values: unknown): Record<string, string> {
  const { success, error } = attenteInput.safeParse(values)
  return success ? {} : fieldErrors(error)
}
