import { z } from 'zod'
import { PAYS } from '../clock/pays'
import { PASSWORD_MIN } from '../compte/auth'
import { day, email, optionalText, photo, requiredText, telephone } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'

export const STATUTS_AUTOECOLE = ['PENDING', 'ACTIVE', 'SUSPENDED'] as const
export type StatutAutoEcole = (typeof STATUTS_AUTOECOLE)[number]
/** The state of a school's package today; `SOON` ends within 30 days. */
export const ETATS_ABONNEMENT = ['ACTIVE', 'SOON', 'NONE'] as const
export type EtatAbonnement = (typeof ETATS_ABONNEMENT)[number]
/** The package of a school and its last day; null without one. */
export const abonnement = z.object({ nom: z.string(), dateFin: z.string() }).nullable()

export const autoEcole = z
  .object({
    id: z.number(),
    nom: z.string(),
    matricule: z.string(),
    responsable: z.string(),
    telephone: z.string(),
    email: z.string(),
    adresse: z.string().nullable(),
    gouvernorat: z.string().nullable(),
    pays: z.enum(PAYS),
    statut: z.enum(STATUTS_AUTOECOLE),
    /** The reason of the suspension or of the refused sign-up. */
    motif: z.string().nullable(),
    approuveLe: z.string().nullable(),
    /** The current package. */
    abonnement,
    etatAbonnement: z.enum(ETATS_ABONNEMENT),
    candidats: z.number().int(),
    moniteurs: z.number().int(),
    createdAt: z.string(),
  })
  .meta({ id: 'AutoEcole' })
export type AutoEcole = z.infer<typeof autoEcole>

/** A refused sign-up is a school that was suspended before it was ever approved. */
export const isRefused = ({ statut, approuveLe }: Pick<AutoEcole, 'statut' | 'approuveLe'>) =>
  statut === 'SUSPENDED' && approuveLe === null

/** The full record of a school, for the platform and the school itself. */
export const autoEcoleDetail = autoEcole
  .extend({ logo: z.string().nullable(), version: z.number().int(), updatedAt: z.string() })
  .meta({ id: 'AutoEcoleDetail' })
export type AutoEcoleDetail = z.infer<typeof autoEcoleDetail>

export const AUTOECOLE_SORTS = ['nom', 'createdAt', 'candidats', 'moniteurs', 'dateFin'] as const
export const autoEcoleListQuery = listQuery(AUTOECOLE_SORTS).extend({
  statut: z.enum(STATUTS_AUTOECOLE).optional(),
  pays: z.enum(PAYS).optional(),
  abonnement: z.enum(ETATS_ABONNEMENT).optional(),
  /** Filters by the day of the sign-up, in the platform’s time zone. */
  inscriteDepuis: day.optional(),
  inscriteJusqua: day.optional(),
})
export const autoEcolePage = pageOf(autoEcole)

/** A slice of the whole list; `after` is the number of slices already received. */
export const autoEcoleExportQuery = autoEcoleListQuery.omit({ page: true, perPage: true }).extend({ after: idFilter })
export const autoEcoleExport = z.object({ data: z.array(autoEcole), next: z.number().nullable() })

const own = {
  nom: requiredText(120),
  responsable: requiredText(120),
  telephone,
  email,
  adresse: optionalText(300),
  gouvernorat: optionalText(60),
}

/** The fields that a school edits itself; the platform sets the agreement number, country and status. */
export const autoEcoleInput = z
  .strictObject({ ...own, logo: photo, version: z.number().int() })
  .meta({ id: 'AutoEcoleInput' })
export type AutoEcoleInput = z.output<typeof autoEcoleInput>
export type AutoEcoleValues = z.input<typeof autoEcoleInput>

/** The agreement number of a school: letters and digits, with the signs between them. */
export const matricule = requiredText(40)
  .transform((text) => text.toUpperCase().replace(/\s+/g, ' '))
  .pipe(z.string().regex(/^[\p{L}\d][\p{L}\d ./-]*$/u, 'invalid'))

/** The sign-up of a school, with the account of its head. */
export const signupInput = z
  .strictObject({ ...own, matricule, pays: z.enum(PAYS), password: z.string().min(PASSWORD_MIN).max(200) })
  .meta({ id: 'SignupInput' })
export type SignupInput = z.output<typeof signupInput>
export type SignupValues = z.input<typeof signupInput>
export const matriculeQuery = z.object({ matricule })
/** Whether a school already has the number; never reveals which school. */
export const matriculeAnswer = z.object({ known: z.boolean() })
export const signupAnswer = z.object({ nom: z.string(), username: z.string(), email: z.string() })
export type SignupAnswer = z.infer<typeof signupAnswer>

/** The reason for a refusal or a withdrawal, addressed to the school. */
export const motifInput = z.strictObject({ motif: requiredText(500) }).meta({ id: 'MotifInput' })

/** A user of a school, as the platform sees them. */
export const utilisateurEcole = z
  .object({
    id: z.number(),
    username: z.string(),
    nomComplet: z.string(),
    email: z.string().nullable(),
    telephone: z.string().nullable(),
    active: z.boolean(),
    derniereConnexion: z.string().nullable(),
  })
  .meta({ id: 'UtilisateurEcole' })
export type UtilisateurEcole = z.infer<typeof utilisateurEcole>
export const utilisateurEcoleList = z.object({ data: z.array(utilisateurEcole) })

/** An action of the platform or the school on its sign-up, requests or packages. */
export const entreeEcole = z
  .object({
    id: z.number(),
    createdAt: z.string(),
    auteur: z.string().nullable(),
    entite: z.string(),
    action: z.string(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'EntreeEcole' })
export type EntreeEcole = z.infer<typeof entreeEcole>
export const entreeEcoleList = z.object({ data: z.array(entreeEcole) })
