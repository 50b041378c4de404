import { type FieldErrors, fieldErrors } from '@contract/errors'
import { autoEcoleInput } from '@contract/plateforme/autoecole'
import { type AutoEcoleFormValues, bodyOf } from './values'

/** The faults of a form, by the schema that the backend goes by; what is simply not filled in is called so. */
export function faultsOf(values: AutoEcoleFormValues): FieldErrors {
  const parsed = autoEcoleInput.safeParse(bodyOf(values), { reportInput: true })
  const faults = parsed.success ? {} : fieldErrors(parsed.error)
  for (const field of ['telephone', 'email'] as const) if (!values[field].trim()) faults[field] = 'required'
  return faults
}
