import { type Utilisateur, utilisateur } from '@contract/compte/utilisateur'
import { z } from 'zod'
import type { UtilisateurFormValues } from './values'

export type Field = Exclude<keyof UtilisateurFormValues, 'version'>

/** The fields of the form, in its order. */
export const FIELDS = ['nomComplet', 'email', 'telephone', 'acces'] as const satisfies readonly Field[]

const staleDetails = z.object({ current: utilisateur })

/** The record as it is now, out of a refusal to overwrite it. */
export const currentOf = (details: unknown): Utilisateur | null => staleDetails.safeParse(details).data?.current ?? null

/** The values of a form in which the same is `===`. */
export const comparable = (values: UtilisateurFormValues): Record<Field, unknown> => ({
  nomComplet: values.nomComplet.trim(),
  email: values.email.trim().toLowerCase(),
  telephone: values.telephone.replace(/\s/g, ''),
  acces: values.acces,
})
