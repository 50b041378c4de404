import { type FieldErrors, fieldErrors } from '@contract/errors'
import { packInput } from '@contract/plateforme/pack'
import { bodyOf, type PackFormValues } from './values'

/** The faults of a form, by the schema that the backend goes by; what is simply not filled in is called so. */
export function faultsOf(values: PackFormValues): FieldErrors {
  // With its input, the fault of a number that is none is told from one that is missing.
  const parsed = packInput.safeParse(bodyOf(values), { reportInput: true })
  const faults = parsed.success ? {} : fieldErrors(parsed.error)
  if (!values.prix.trim()) faults.prix = 'required'
  if (values.frequence === null) faults.frequence = 'required'
  return faults
}
