import { recordOf } from '@contract/recordOf'

const written = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? part.trim() : part))

/** The values of structured fields as text, so that equal ones are `===`. */
export const comparableBy =
  <Field extends string>(fields: readonly Field[]) =>
  (values: Record<Field, unknown>): Record<Field, unknown> =>
    recordOf(fields, (field) => written(values[field]))
