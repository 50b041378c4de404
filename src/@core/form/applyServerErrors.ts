import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { focusFirstFault } from './focus'

/**
 * Puts the faults that a server named (`{ cin: 'duplicate' }`) beside their fields and focuses the first.
 * Answers the names that this form does not have, for the caller to tell in another way.
 */
export function applyServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  errors: Record<string, string>,
): string[] {
  const known = new Set(Object.keys(form.getValues()))
  const unknown: string[] = []
  for (const [name, code] of Object.entries(errors)) {
    if (known.has(name.split('.')[0] ?? name)) {
      // The name was just found among the form's own values, which the type system cannot see.
      form.setError(name as Path<Values>, { type: 'server', message: code })
    } else unknown.push(name)
  }
  focusFirstFault()
  return unknown
}
