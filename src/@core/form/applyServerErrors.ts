import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { focusFirstFault } from './focus'

/**
 * Shows the server's faults (`{ cin: 'duplicate' }`) beside their fields and focuses the first.
 * Returns the names that this form does not have, so that the caller can report them elsewhere.
 */
export function applyServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  errors: Record<string, string>,
): string[] {
  const known = new Set(Object.keys(form.getValues()))
  const unknown: string[] = []
  for (const [name, code] of Object.entries(errors)) {
    if (known.has(name.split('.')[0] ?? name)) {
      // The name was just checked against the form's values, which TypeScript cannot infer.
      form.setError(name as Path<Values>, { type: 'server', message: code })
    } else unknown.push(name)
  }
  focusFirstFault()
  return unknown
}
