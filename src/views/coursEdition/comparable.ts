const written = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? part.trim() : part))

/** The values of structured fields as text, so that equal ones are `===`. */
export const comparableBy =
  <Field extends string>(fields: readonly Field[]) =>
  (values: Record<Field, unknown>): Record<Field, unknown> =>
    // Object.fromEntries loses the type of its keys.
    Object.fromEntries(fields.map((field) => [field, written(values[field])])) as Record<Field, unknown>
