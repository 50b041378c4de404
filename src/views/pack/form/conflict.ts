import { type Pack, pack } from '@contract/plateforme/pack'
import { millimesOf } from '@src/parts/moniteur/values'
import { wholeOf } from '@src/parts/vehicule/form/values'
import { z } from 'zod'
import type { PackFormValues } from './values'

export type Field = Exclude<keyof PackFormValues, 'version'>

/** The fields of the form, in its order. */
export const FIELDS = [
  'nom',
  'description',
  'prix',
  'frequence',
  'limiteCandidats',
  'limiteMoniteurs',
] as const satisfies readonly Field[]

const staleDetails = z.object({ current: pack })

/** The record as it is now, out of a refusal to overwrite it. */
export const currentOf = (details: unknown): Pack | null => staleDetails.safeParse(details).data?.current ?? null

/** The values of a form in which the same is `===`. */
export const comparable = (values: PackFormValues): Record<Field, unknown> => ({
  ...values,
  nom: values.nom.trim(),
  description: values.description.trim(),
  prix: millimesOf(values.prix),
  limiteCandidats: wholeOf(values.limiteCandidats),
  limiteMoniteurs: wholeOf(values.limiteMoniteurs),
})
