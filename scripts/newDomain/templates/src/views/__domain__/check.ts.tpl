import { __domain__Input } from '@contract/__wing__/__domain__'
import { type FieldErrors, fieldErrors } from '@contract/errors'
import { type __Domain__FormValues, bodyOf } from './values'

/** The faults of a form, checked with the schema of the backend. */
export function faultsOf(values: __Domain__FormValues): FieldErrors {
  const parsed = __domain__Input.safeParse(bodyOf(values))
  return parsed.success ? {} : fieldErrors(parsed.error)
}
