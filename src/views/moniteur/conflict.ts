import { type Moniteur, moniteur } from '@contract/ecole/moniteur'
import { type MoniteurFormValues, millimesOf } from '@src/parts/moniteur/values'
import { z } from 'zod'

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
  'availability',
] as const satisfies readonly Field[]

const staleDetails = z.object({ current: moniteur })

/** The record as it is now, out of a refusal to overwrite it. */
export const currentOf = (details: unknown): Moniteur | null => staleDetails.safeParse(details).data?.current ?? null

const spaceless = (text: string) => text.replace(/\s/g, '')

/** The values of a form in which the same is `===`, whatever its spaces and the order of its categories. */
export const comparable = (values: MoniteurFormValues): Record<Field, unknown> => ({
  ...values,
  nom: values.nom.trim(),
  prenom: values.prenom.trim(),
  cin: spaceless(values.cin),
  telephone: spaceless(values.telephone),
  email: values.email.trim().toLowerCase(),
  numeroCarte: values.numeroCarte.trim(),
  categories: [...values.categories].sort((a, b) => a - b).join(),
  tarifHoraire: values.tarifHoraire === null ? null : millimesOf(values.tarifHoraire),
})
