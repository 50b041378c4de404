import { entretienInput } from '@contract/ecole/vehicule'
import { type FieldErrors, fieldErrors } from '@contract/errors'
import { type EntretienFormValues, entretienBody } from './entretienValues'

/** The faults of an entry of maintenance, by the backend's schema. */
export function entretienFaults(values: EntretienFormValues): FieldErrors {
  const parsed = entretienInput.safeParse(entretienBody(values), { reportInput: true })
  const faults = parsed.success ? {} : fieldErrors(parsed.error)
  if (!values.date) faults.date = 'required'
  if (!values.type) faults.type = 'required'
  if (!values.cout.trim()) faults.cout = 'required'
  return faults
}
