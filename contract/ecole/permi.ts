import { z } from 'zod'

/** A category of driving licence. */
export const permi = z
  .object({
    id: z.number(),
    code: z.string(),
    libelle: z.string(),
    ageMin: z.number().int(),
    pays: z.string(),
    /** Whether the caller’s school teaches it; for whoever has no school, all are. */
    enseigne: z.boolean(),
  })
  .meta({ id: 'Permi' })
export type Permi = z.infer<typeof permi>

/** A category of the school’s country, and who and what of the school is of it today. */
const permiEnseigne = z
  .object({
    id: z.number(),
    code: z.string(),
    libelle: z.string(),
    enseigne: z.boolean(),
    /** In training. */
    candidats: z.number().int(),
    /** At work, with the category among theirs. */
    moniteurs: z.number().int(),
    /** In use. */
    vehicules: z.number().int(),
  })
  .meta({ id: 'PermiEnseigne' })
export type PermiEnseigne = z.infer<typeof permiEnseigne>

/** Which categories a school teaches. */
export const permisEnseignes = z
  .object({
    permis: z.array(permiEnseigne),
    version: z.number().int(),
    /** When the choice was last saved; null as long as nobody has. */
    updatedAt: z.string().nullable(),
  })
  .meta({ id: 'PermisEnseignes' })
export type PermisEnseignes = z.infer<typeof permisEnseignes>

/** Ids of those that are taught from now on. `version` is the one that was read: an older one is refused with 409. */
export const permisEnseignesUpdate = z
  .strictObject({ permis: z.array(z.number().int()).min(1, 'required').max(100), version: z.number().int() })
  .meta({ id: 'PermisEnseignesUpdate' })
export type PermisEnseignesUpdate = z.infer<typeof permisEnseignesUpdate>

/** The details of a 409 `permi_in_use`: the categories that cannot be given up, and what is of them. */
export const permisEnUsage = z.object({ permis: z.array(permiEnseigne) })
