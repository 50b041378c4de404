import { type FieldErrors, fieldErrors } from '@contract/errors'
import { moniteurInput } from '@contract/moniteur'
import { bodyOf, type MoniteurFormValues } from './values'

/** The faults of a form, by the schema that the backend goes by. */
export function faultsOf(values: MoniteurFormValues): FieldErrors {
  // With its input, a fault tells a field left empty from one that holds something else.
  const parsed = moniteurInput.safeParse(bodyOf(values), { reportInput: true })
  const faults = parsed.success ? {} : fieldErrors(parsed.error)
  if (!values.tarifHoraire.trim()) faults.tarifHoraire = 'required'
  if (values.categories.length === 0) faults.categories = 'required'
  return faults
}
