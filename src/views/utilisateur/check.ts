import { utilisateurInput } from '@contract/compte/utilisateur'
import { type FieldErrors, fieldErrors } from '@contract/errors'
import { bodyOf, type UtilisateurFormValues } from './values'

/** The faults of a form, by the schema that the backend goes by. */
export function faultsOf(values: UtilisateurFormValues): FieldErrors {
  const parsed = utilisateurInput.safeParse(bodyOf(values))
  const faults = parsed.success ? {} : fieldErrors(parsed.error)
  if (!values.email.trim()) faults.email = 'required'
  if (values.acces === null) faults.acces = 'required'
  return faults
}
