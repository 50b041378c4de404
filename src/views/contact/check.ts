import { type FieldErrors, fieldErrors } from '@contract/errors'
import { contactInput } from '@contract/plateforme/contact'
import type { ContactFormValues } from './values'

/** The faults of a message, by the backend's schema. */
export function faultsOf(values: ContactFormValues): FieldErrors {
  const parsed = contactInput.safeParse(values)
  const faults = parsed.success ? {} : fieldErrors(parsed.error)
  if (!values.email.trim()) faults.email = 'required'
  return faults
}
