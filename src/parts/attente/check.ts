import { fieldErrors } from '@contract/errors'
import { attenteInput } from '@contract/planning/attente'

/** The faults of an entry of the waiting list, by field. */
export function faultsOf(values: unknown): Record<string, string> {
  const { success, error } = attenteInput.safeParse(values)
  return success ? {} : fieldErrors(error)
}
