export type Side = 'mine' | 'theirs'
/** Which version of each field is kept. */
export type Sides<Field extends string> = Partial<Record<Field, Side>>

/** What a form started from, what it holds, and what somebody else saved since. */
export interface Versions<Values> {
  base: Values
  mine: Values
  theirs: Values
}

/** A field that two people filled in differently. */
export interface Difference<Field extends string> {
  field: Field
  /** What to keep unless somebody says otherwise. */
  suggested: Side
}

/** The fields of a record, and its values in a form in which the same is `===`: without spaces, as stored. */
export interface Comparison<Values, Field extends string> {
  fields: readonly Field[]
  comparable: (values: Values) => Record<Field, unknown>
}

/**
 * The fields in which what is typed and what is stored differ. One that nobody touched here keeps what the other person
 * wrote; one that was touched keeps what is typed.
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

/** What is stored now, with the typed value of every field chosen so. */
export function merged<Field extends string, Values extends Partial<Record<Field, unknown>>>(
  { mine, theirs }: Versions<Values>,
  sides: Sides<Field>,
): Values {
  const result = { ...theirs }
  for (const field in sides) if (sides[field] === 'mine') result[field] = mine[field]
  return result
}
