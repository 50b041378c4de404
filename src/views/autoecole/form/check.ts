import { autoEcoleInput } from '@contract/autoecole'
import { type FieldErrors, fieldErrors } from '@contract/errors'
import { type AutoEcoleFormValues, bodyOf } from './values'

/** The faults of a form, by the schema that the backend goes by. */
export function faultsOf(values: AutoEcoleFormValues): FieldErrors {
  const parsed = autoEcoleInput.safeParse(bodyOf(values), { reportInput: true })
  return parsed.success ? {} : fieldErrors(parsed.error)
}
