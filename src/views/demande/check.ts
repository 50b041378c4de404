import { fieldErrors } from '@contract/errors'
import { demandeInput } from '@contract/planning/demande'
import { bodyOf, type FormValues, fieldOf } from './values'

/** The faults of a request, by the fields of its form. */
export function faultsOf(values: FormValues, zone: string): Record<string, string> {
  const missing = values.creneaux.flatMap(({ jour, debut }, index) => [
    ...(jour ? [] : [[`creneaux.${index}.jour`, 'required']]),
    ...(debut ? [] : [[`creneaux.${index}.debut`, 'required']]),
  ])
  if (missing.length > 0) return Object.fromEntries(missing)
  const { success, error } = demandeInput.safeParse(bodyOf(values, zone))
  if (success) return {}
  return Object.fromEntries(Object.entries(fieldErrors(error)).map(([path, code]) => [fieldOf(path), code]))
}
