import { z } from 'zod'
import { CONNEXIONS } from '../ability'
import { cin, millimes, optionalDay, optionalEmail, optionalText, photo, requiredText, telephone } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'
import { availability } from './availability'

export const moniteurInput = z
  .strictObject({
    nom: requiredText(80),
    prenom: requiredText(80),
    cin,
    telephone,
    email: optionalEmail,
    photo,
    /** Ids of the licence categories taught. */
    categories: z.array(z.number().int()).min(1).max(20),
    numeroCarte: optionalText(30),
    expirationCarte: optionalDay,
    /** Hourly pay in millimes; left out by callers who may not set it. */
    tarifHoraire: millimes.optional(),
    availability,
  })
  .meta({ id: 'MoniteurInput' })
export type MoniteurInput = z.infer<typeof moniteurInput>
export type MoniteurValues = z.input<typeof moniteurInput>

/** `version` is the one that was read: an older one is refused with 409. */
export const moniteurUpdate = moniteurInput.extend({ version: z.number().int() }).meta({ id: 'MoniteurUpdate' })
export type MoniteurUpdate = z.infer<typeof moniteurUpdate>

export const moniteur = z
  .object({
    id: z.number(),
    ...moniteurInput.shape,
    cin: z.string(),
    telephone: z.string(),
    email: z.string().nullable(),
    photo: z.string().nullable(),
    /** Null for callers who may not see it. */
    tarifHoraire: z.number().int().nullable(),
    numeroCarte: z.string().nullable(),
    expirationCarte: z.string().nullable(),
    /** Candidates in training who have this instructor as their referent. */
    candidats: z.number().int(),
    archived: z.boolean(),
    version: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Moniteur' })
export type Moniteur = z.infer<typeof moniteur>

export const MONITEUR_SORTS = ['nom', 'candidats', 'expirationCarte', 'createdAt'] as const
/** `alerte`: the card has expired or ends within 30 days; `expire`: it has expired. */
export const FILTRES_CARTE = ['alerte', 'expire'] as const

export const moniteurListQuery = listQuery(MONITEUR_SORTS).extend({
  archived: z.enum(['true', 'false']).default('false'),
  availability: availability.optional(),
  carte: z.enum(FILTRES_CARTE).optional(),
  /** The last use of their account. */
  connexion: z.enum(CONNEXIONS).optional(),
})
export const moniteurPage = pageOf(moniteur)
/** Exports have no photos. */
const moniteurExported = moniteur.omit({ photo: true })
export type MoniteurExported = z.infer<typeof moniteurExported>
export const moniteurExportQuery = moniteurListQuery.omit({ page: true, perPage: true }).extend({ after: idFilter })
export const moniteurExport = z.object({ data: z.array(moniteurExported), next: z.number().nullable() })
