export type Side = 'mine' | 'theirs'
/** The version to keep of each field. */
export type Sides<Field extends string> = Partial<Record<Field, Side>>

/** The start values of a form, its current values, and the values that another user saved in the meantime. */
export interface Versions<Values> {
  base: Values
  mine: Values
  theirs: Values
}

/** A field that two people changed differently. */
export interface Difference<Field extends string> {
  field: Field
  /** The default choice. */
  suggested: Side
}

/** The fields of a record, and its values normalised as they are stored, so that equal values are `===`. */
export interface Comparison<Values, Field extends string> {
  fields: readonly Field[]
  comparable: (values: Values) => Record<Field, unknown>
}

/**
 * The fields whose typed and stored values differ. The default is the other user's value for a field untouched here,
 * and the typed value for a changed one.
 */
export function differencesOf<Values, Field extends string>(
  { fields, comparable }: Comparison<Values, Field>,
  versions: Versions<Values>,
): Difference<Field>[] {
  const before = comparable(versions.base)
  const typed = comparable(versions.mine)
  const stored = comparable(versions.theirs)
  return fields
    .filter((field) => typed[field] !== stored[field])
    .map((field) => ({ field, suggested: typed[field] === before[field] ? 'theirs' : 'mine' }))
}

/** The stored values, with the typed value of every field where the user chose it. */
export function merged<Field extends string, Values extends Partial<Record<Field, unknown>>>(
  { mine, theirs }: Versions<Values>,
  sides: Sides<Field>,
): Values {
  const result = { ...theirs }
  for (const field in sides) if (sides[field] === 'mine') result[field] = mine[field]
  return result
}
