import { z } from 'zod'
import { ACCES, CONNEXIONS, ROLES } from '../ability'
import { email, optionalTelephone, requiredText, text } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'
import { recordOf } from '../recordOf'

/** A desk user of a school, who has their own account. */
export const utilisateur = z
  .object({
    id: z.number(),
    idAutoEcole: z.number(),
    /** The school's name. */
    ecole: z.string(),
    username: z.string(),
    nomComplet: z.string(),
    email: z.string().nullable(),
    telephone: z.string().nullable(),
    acces: z.enum(ACCES),
    active: z.boolean(),
    /** True until the user replaces the temporary password. */
    isFirstLogin: z.boolean(),
    derniereConnexion: z.string().nullable(),
    version: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Utilisateur' })
export type Utilisateur = z.infer<typeof utilisateur>

export const utilisateurInput = z
  .strictObject({ nomComplet: requiredText(120), email, telephone: optionalTelephone, acces: z.enum(ACCES) })
  .meta({ id: 'UtilisateurInput' })
export type UtilisateurInput = z.output<typeof utilisateurInput>
export type UtilisateurValues = z.input<typeof utilisateurInput>

export const utilisateurUpdate = utilisateurInput
  .extend({ version: z.number().int() })
  .meta({ id: 'UtilisateurUpdate' })
export type UtilisateurUpdate = z.output<typeof utilisateurUpdate>

export const UTILISATEUR_SORTS = ['nom', 'createdAt', 'derniereConnexion'] as const
export const utilisateurListQuery = listQuery(UTILISATEUR_SORTS).extend({
  acces: z.enum(ACCES).optional(),
  actif: z.enum(['true', 'false']).optional(),
  connexion: z.enum(CONNEXIONS).optional(),
  idAutoEcole: idFilter,
})
export const utilisateurPage = pageOf(utilisateur)

/** A slice of the whole list; `after` is the number of slices already received. */
export const utilisateurExportQuery = utilisateurListQuery
  .omit({ page: true, perPage: true })
  .extend({ after: idFilter })
export const utilisateurExport = z.object({ data: z.array(utilisateur), next: z.number().nullable() })

/** Number of people by role; 0 for a role that nobody has. */
const byRole = z.object(recordOf(ROLES, () => z.number().int()))
export type ByRole = z.infer<typeof byRole>

/** The two days of the statistics as given in the path; the route checks them and names the wrong one. */
export const statsParams = z.object({ a: text(), b: text() })
/** Maximum span of the statistics, in days. */
export const STATS_MAX_DAYS = 3660

/** New and active users between two days of the school or the platform, in total and by month. */
export const userStats = z
  .object({
    from: z.string(),
    to: z.string(),
    nouveaux: byRole,
    actifs: byRole,
    mois: z.array(z.object({ mois: z.string(), nouveaux: byRole, actifs: byRole })),
  })
  .meta({ id: 'UserStats' })
export type UserStats = z.infer<typeof userStats>
