import { type Examinateur, examinateur } from '@contract/planning/examinateur'
import { z } from 'zod'
import type { ExaminateurFormValues } from './values'

export type Field = Exclude<keyof ExaminateurFormValues, 'version'>

/** The fields of the form, in its order. */
export const FIELDS = ['nom', 'prenom', 'telephone', 'centre', 'etapes'] as const satisfies readonly Field[]

const staleDetails = z.object({ current: examinateur })

/** The record as it is now, out of a refusal to overwrite it. */
export const currentOf = (details: unknown): Examinateur | null => staleDetails.safeParse(details).data?.current ?? null

/** The values of a form in which the same is `===`, whatever its spaces and the order of its stages. */
export const comparable = (values: ExaminateurFormValues): Record<Field, unknown> => ({
  nom: values.nom.trim(),
  prenom: values.prenom.trim(),
  telephone: values.telephone.replace(/\s/g, ''),
  centre: values.centre.trim(),
  etapes: [...values.etapes].sort().join(),
})
