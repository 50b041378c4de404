import { z } from 'zod'
import { PAYS } from '../clock/pays'
import { wholeNumber } from '../list'
import { autoEcoleDetail } from './autoecole'

/** The largest file that is taken: it is opened in memory, where several copies of it exist at once. */
export const ARCHIVE_MAX_BYTES = 128_000_000

/** A user name that somebody here has, and the one that the account gets instead. */
const renommage = z.object({ username: z.string(), devient: z.string() })

/** A school that a file holds, and what would come of it here. */
export const ecoleDeFichier = z
  .object({
    /** Its number in the file. */
    id: z.number().int(),
    nom: z.string(),
    matricule: z.string(),
    responsable: z.string(),
    pays: z.enum(PAYS),
    candidats: z.number().int(),
    moniteurs: z.number().int(),
    evenements: z.number().int(),
    transactions: z.number().int(),
    papiers: z.number().int(),
    comptes: z.number().int(),
    /** Whether a school here has its agreement number, or an access code or a calendar address of its own: it cannot come. */
    estDejaLa: z.boolean(),
    renommages: z.array(renommage),
    /** Addresses that an account here has as well. They may: whoever signs in with one types the user name instead. */
    emails: z.array(z.string()),
  })
  .meta({ id: 'EcoleDeFichier' })
export type EcoleDeFichier = z.infer<typeof ecoleDeFichier>

export const apercuArchive = z.object({ ecoles: z.array(ecoleDeFichier) }).meta({ id: 'ApercuArchive' })
export type ApercuArchive = z.infer<typeof apercuArchive>

/** Which school of the file. */
export const accueilQuery = z.object({ ecole: wholeNumber })

/** The school that moved in. */
export const accueil = z
  .object({
    ecole: autoEcoleDetail,
    /** How many rows came. */
    lignes: z.number().int(),
    renommages: z.array(renommage),
    /** A temporary password for its management, where nobody of it could sign in with what the file brought. */
    acces: z.object({ username: z.string(), password: z.string() }).nullable(),
  })
  .meta({ id: 'Accueil' })
export type Accueil = z.infer<typeof accueil>
