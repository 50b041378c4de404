import { z } from 'zod'
import { PAYS } from '../clock/pays'
import { wholeNumber } from '../list'
import { abonnement, autoEcoleDetail, STATUTS_AUTOECOLE } from './autoecole'

/** Maximum size of a file: it is opened in memory, where several copies of it exist at once. */
export const ARCHIVE_MAX_BYTES = 128_000_000

/** A user name that is taken here, and the one that the account gets instead. */
const renommage = z.object({ username: z.string(), devient: z.string() })

/** A school in a file, and the result of importing it here. */
export const ecoleDeFichier = z
  .object({
    /** Its id in the file. */
    id: z.number().int(),
    nom: z.string(),
    matricule: z.string(),
    responsable: z.string(),
    pays: z.enum(PAYS),
    statut: z.enum(STATUTS_AUTOECOLE),
    /** The package that ends last: the school arrives with it. */
    abonnement,
    candidats: z.number().int(),
    moniteurs: z.number().int(),
    evenements: z.number().int(),
    transactions: z.number().int(),
    papiers: z.number().int(),
    comptes: z.number().int(),
    /**
     * Whether the school cannot be imported, because a school here has its agreement number, or one of its access codes
     * or calendar addresses.
     */
    estDejaLa: z.boolean(),
    /** The codes of the licence categories that it uses and that this platform does not have: it cannot be imported. */
    permisInconnus: z.array(z.string()),
    renommages: z.array(renommage),
    /**
     * E-mail addresses that an account here has as well. This is allowed: users with such an address sign in with their
     * user name.
     */
    emails: z.array(z.string()),
  })
  .meta({ id: 'EcoleDeFichier' })
export type EcoleDeFichier = z.infer<typeof ecoleDeFichier>

export const apercuArchive = z.object({ ecoles: z.array(ecoleDeFichier) }).meta({ id: 'ApercuArchive' })
export type ApercuArchive = z.infer<typeof apercuArchive>

/** The id of the school in the file. */
export const accueilQuery = z.object({ ecole: wholeNumber })

/** The imported school. */
export const accueil = z
  .object({
    ecole: autoEcoleDetail,
    /** Number of imported rows. */
    lignes: z.number().int(),
    renommages: z.array(renommage),
    /** A temporary password for its management, when none of its users could sign in with the file's data. */
    acces: z.object({ username: z.string(), password: z.string() }).nullable(),
  })
  .meta({ id: 'Accueil' })
export type Accueil = z.infer<typeof accueil>
