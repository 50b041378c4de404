import { fieldErrors } from '@contract/errors'
import { demandeInput } from '@contract/planning/demande'
import { bodyOf, type FormValues } from './values'

/** The faults of a request, by field. */
export function faultsOf(values: FormValues): Record<string, string> {
  if (values.creneaux.length === 0) return { creneaux: 'required' }
  const { success, error } = demandeInput.safeParse(bodyOf(values))
  return success ? {} : fieldErrors(error)
}
