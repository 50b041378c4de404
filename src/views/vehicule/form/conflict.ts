import { normalisePlate, type Vehicule, vehicule } from '@contract/ecole/vehicule'
import { type VehiculeFormValues, wholeOf } from '@src/parts/vehicule/form/values'
import { z } from 'zod'

export type Field = Exclude<keyof VehiculeFormValues, 'version'>

/** The fields of the form, in its order. */
export const FIELDS = [
  'immatriculation',
  'marque',
  'modele',
  'annee',
  'idPermi',
  'boite',
  'kilometrage',
  'finAssurance',
  'finVisite',
  'finVignette',
  'availability',
  'note',
] as const satisfies readonly Field[]

const staleDetails = z.object({ current: vehicule })

/** The record as it is now, out of a refusal to overwrite it. */
export const currentOf = (details: unknown): Vehicule | null => staleDetails.safeParse(details).data?.current ?? null

/** The values of a form in which the same is `===`, whatever its spaces and the spelling of its plate. */
export const comparable = (values: VehiculeFormValues): Record<Field, unknown> => ({
  ...values,
  immatriculation: normalisePlate(values.immatriculation),
  marque: values.marque.trim(),
  modele: values.modele.trim(),
  annee: wholeOf(values.annee),
  kilometrage: wholeOf(values.kilometrage),
  note: values.note.trim(),
})
