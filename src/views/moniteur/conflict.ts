import { type Moniteur, moniteur } from '@contract/moniteur'
import { z } from 'zod'
import { bodyOf, type MoniteurFormValues } from './values'

export type Side = 'mine' | 'theirs'
export type Field = Exclude<keyof MoniteurFormValues, 'version'>

/** The fields of the form, in its order. */
export const FIELDS = [
  'photo',
  'nom',
  'prenom',
  'cin',
  'telephone',
  'email',
  'categories',
  'numeroCarte',
  'expirationCarte',
  'tarifHoraire',
  'disponible',
] as const satisfies readonly Field[]

/** A field that two people filled in differently. */
export interface Difference {
  field: Field
  /** What to keep unless somebody says otherwise. */
  suggested: Side
}

const staleDetails = z.object({ current: moniteur })

/** The record as it is now, out of a refusal to overwrite it. */
export const currentOf = (details: unknown): Moniteur | null => staleDetails.safeParse(details).data?.current ?? null

/** A field for comparing: spaces and the order of categories make no difference. */
function comparable(field: Field, values: MoniteurFormValues): string {
  if (field === 'categories') return [...values.categories].sort((a, b) => a - b).join()
  if (field === 'tarifHoraire') return String(bodyOf(values).tarifHoraire)
  return String(values[field] ?? '').replace(/\s/g, '')
}

/**
 * The fields in which what is typed and what is stored differ. One that nobody touched here keeps what the other person
 * wrote; one that was touched keeps what is typed.
 */
export const differencesOf = (
  base: MoniteurFormValues,
  mine: MoniteurFormValues,
  theirs: MoniteurFormValues,
): Difference[] =>
  FIELDS.filter((field) => comparable(field, mine) !== comparable(field, theirs)).map((field) => ({
    field,
    suggested: comparable(field, mine) === comparable(field, base) ? 'theirs' : 'mine',
  }))

/** What is stored now, with the typed value of every field chosen so. */
export function merged(
  mine: MoniteurFormValues,
  theirs: MoniteurFormValues,
  sides: Partial<Record<Field, Side>>,
): MoniteurFormValues {
  const kept = FIELDS.filter((field) => sides[field] === 'mine').map((field) => [field, mine[field]])
  return { ...theirs, ...Object.fromEntries(kept) }
}
