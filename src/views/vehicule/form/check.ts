import { vehiculeInput } from '@contract/ecole/vehicule'
import { type FieldErrors, fieldErrors } from '@contract/errors'
import { bodyOf, type VehiculeFormValues } from '@src/parts/vehicule/form/values'

/** The faults of a form, by the schema that the backend goes by; what is simply not filled in is called so. */
export function faultsOf(values: VehiculeFormValues): FieldErrors {
  // With its input, the fault of a number that is none is told from one that is missing.
  const parsed = vehiculeInput.safeParse(bodyOf(values), { reportInput: true })
  const faults = parsed.success ? {} : fieldErrors(parsed.error)
  if (!values.kilometrage.trim()) faults.kilometrage = 'required'
  if (values.idPermi === null) faults.idPermi = 'required'
  if (values.boite === null) faults.boite = 'required'
  return faults
}
