import { moniteurInput } from '@contract/ecole/moniteur'
import { type FieldErrors, fieldErrors } from '@contract/errors'
import { bodyOf, type MoniteurFormValues } from '@src/parts/moniteur/values'

const REQUIRED_TEXTS = ['cin', 'telephone', 'tarifHoraire'] as const

/** The faults of a form, by the schema that the backend goes by; what is simply not filled in is called so. */
export function faultsOf(values: MoniteurFormValues): FieldErrors {
  // With its input, the fault of an amount that is none is told from one that is missing.
  const parsed = moniteurInput.safeParse(bodyOf(values), { reportInput: true })
  const faults = parsed.success ? {} : fieldErrors(parsed.error)
  for (const name of REQUIRED_TEXTS) if (values[name]?.trim() === '') faults[name] = 'required'
  if (values.categories.length === 0) faults.categories = 'required'
  return faults
}
