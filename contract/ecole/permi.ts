import { z } from 'zod'

/** A category of driving licence. */
export const permi = z
  .object({
    id: z.number(),
    code: z.string(),
    libelle: z.string(),
    ageMin: z.number().int(),
    pays: z.string(),
    /** Whether the caller’s school teaches it; true for callers without a school. */
    enseigne: z.boolean(),
  })
  .meta({ id: 'Permi' })
export type Permi = z.infer<typeof permi>

/** A category of the school’s country, with today's numbers of candidates, instructors and vehicles in the school. */
const permiEnseigne = z
  .object({
    id: z.number(),
    code: z.string(),
    libelle: z.string(),
    enseigne: z.boolean(),
    /** Candidates in training. */
    candidats: z.number().int(),
    /** Active instructors who teach this category. */
    moniteurs: z.number().int(),
    /** Vehicles in use. */
    vehicules: z.number().int(),
  })
  .meta({ id: 'PermiEnseigne' })
export type PermiEnseigne = z.infer<typeof permiEnseigne>

/** The categories that a school teaches. */
export const permisEnseignes = z
  .object({
    permis: z.array(permiEnseigne),
    version: z.number().int(),
    /** The moment at which the choice was last saved; null if never. */
    updatedAt: z.string().nullable(),
  })
  .meta({ id: 'PermisEnseignes' })
export type PermisEnseignes = z.infer<typeof permisEnseignes>

/**
 * The ids of the categories taught from now on. `version` is the version that was read: an older one is refused with
 * 409.
 */
export const permisEnseignesUpdate = z
  .strictObject({ permis: z.array(z.number().int()).min(1, 'required').max(100), version: z.number().int() })
  .meta({ id: 'PermisEnseignesUpdate' })
export type PermisEnseignesUpdate = z.infer<typeof permisEnseignesUpdate>

/** The details of a 409 `permi_in_use`: the categories that cannot be removed, with what uses them. */
export const permisEnUsage = z.object({ permis: z.array(permiEnseigne) })
