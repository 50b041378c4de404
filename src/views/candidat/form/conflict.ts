import { type CandidatDetail, candidatDetail, candidatFields } from '@contract/candidat'
import { z } from 'zod'
import { FIELDS, type Field, type FormValues, inputOf } from './values'

export type Side = 'mine' | 'theirs'
/** Which version of each field is kept. */
export type Sides = Partial<Record<Field, Side>>

/** A field that two people filled in differently. */
export interface Difference {
  field: Field
  mine: unknown
  theirs: unknown
  /** What to keep unless somebody says otherwise. */
  suggested: Side
}

const staleDetails = z.object({ current: candidatDetail })
const holderDetails = z.object({ id: z.number(), nom: z.string(), prenom: z.string(), archived: z.boolean() })
export type Holder = z.infer<typeof holderDetails>

/** The record as it is now, out of a refusal to overwrite it. */
export const currentOf = (details: unknown): CandidatDetail | null =>
  staleDetails.safeParse(details).data?.current ?? null

/** Who has the identity number already, out of a refusal to take it twice. */
export const holderOf = (details: unknown): Holder | null => holderDetails.safeParse(details).data ?? null

/**
 * The fields in which what is typed and what is stored differ. A field that nobody touched here keeps what the other
 * person wrote; one that was touched keeps what is typed.
 */
export function differencesOf(base: FormValues, mine: FormValues, current: CandidatDetail): Difference[] {
  const before = inputOf(base)
  const typed = inputOf(mine)
  const stored = candidatFields.strip().parse(current)
  return FIELDS.filter((field) => typed[field] !== stored[field]).map((field) => ({
    field,
    mine: typed[field],
    theirs: stored[field],
    suggested: typed[field] === before[field] ? 'theirs' : 'mine',
  }))
}

/** What is stored now, with the typed value of every field chosen so. */
export function merged(mine: FormValues, theirs: FormValues, sides: Sides): FormValues {
  const kept = FIELDS.filter((field) => sides[field] === 'mine').map((field) => [field, mine[field]])
  return { ...theirs, ...Object.fromEntries(kept) }
}
