import { type FieldErrors, fieldErrors } from '@contract/errors'
import { examinateurInput } from '@contract/planning/examinateur'
import { bodyOf, type ExaminateurFormValues } from './values'

/** The faults of a form, by the schema that the backend goes by. */
export function faultsOf(values: ExaminateurFormValues): FieldErrors {
  const parsed = examinateurInput.safeParse(bodyOf(values))
  const faults = parsed.success ? {} : fieldErrors(parsed.error)
  if (values.etapes.length === 0) faults.etapes = 'required'
  return faults
}
