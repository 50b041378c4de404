import { z } from 'zod'
import { demande } from '../planning/demande'
import { ETAPES, evenement } from '../planning/evenement'
import { examen } from '../planning/examen'
import { revision } from '../planning/revision'
import { candidat } from './candidat'
import { codeAcces } from './codeAcces'
import { moniteur } from './moniteur'
import { alerteVehicule } from './vehicule'

/** Number of lines shown of each kind; the linked list has all. */
export const DASHBOARD_ROWS = 5

/**
 * Maximum number of lapsing code exams in the answer: they have no list of their own, so the dashboard shows all of
 * them.
 */
export const EXPIRING_ROWS = 100

/** What a school sets up before it works, and whether each is there. */
const miseEnRoute = z
  .object({
    horaires: z.boolean(),
    /** Default prices or a package. */
    prix: z.boolean(),
    moniteurs: z.boolean(),
    vehicules: z.boolean(),
    /** The answer whether it charges VAT. */
    tva: z.boolean(),
    /** Whether it has chosen the categories that it teaches; until then it teaches all of its country. */
    permis: z.boolean(),
  })
  .meta({ id: 'MiseEnRoute' })
export type MiseEnRoute = z.infer<typeof miseEnRoute>
/** The steps without which a school can neither plan nor invoice. */
export const REQUIRED_STEPS = [
  'horaires',
  'prix',
  'moniteurs',
  'vehicules',
  'tva',
] as const satisfies (keyof MiseEnRoute)[]

/** The first lines of a list, the most urgent first, and the length of the list. */
const firstRows = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row), total: z.number().int() })

/**
 * The dashboard of a school: figures, open tasks, the latest candidates. Parts are null when the caller lacks the
 * right.
 */
export const dashboard = z
  .object({
    chiffres: z.object({
      /** Candidates in training. */
      candidats: z.number().int(),
      /** Candidates who enrolled since the first of the month, archived since or not. */
      inscrits: z.number().int(),
      incomplets: z.number().int(),
      expires: z.number().int(),
      /** Instructors who are available. */
      moniteurs: z.number().int(),
    }),
    miseEnRoute,
    derniers: z.array(candidat),
    /** Planned events that are no longer possible. */
    aRevoir: firstRows(revision).nullable(),
    /** One line per vehicle, with the paper that ends first. */
    vehicules: firstRows(alerteVehicule).nullable(),
    /** Past lessons without an answer. */
    aAttester: firstRows(evenement).nullable(),
    /** Past exams without a result. */
    examens: firstRows(examen).nullable(),
    demandes: firstRows(demande).nullable(),
    /** Candidates whose passed code exam lapses soon while their next exam is not planned, the first to lapse first. */
    codesAExpirer: z
      .array(
        candidat.pick({ id: true, nom: true, prenom: true, photo: true }).extend({
          /** The exam to plan, and the first day on which it may be; null while none may. */
          etape: z.enum(ETAPES),
          premiereDate: z.string().nullable(),
          expireLe: z.string(),
          jours: z.number().int(),
        }),
      )
      .max(EXPIRING_ROWS)
      .nullable(),
    /**
     * The number of candidates who are late to pay, and the amount (null for callers who may not see amounts). Null for
     * callers who may not see these candidates.
     */
    impayes: z.object({ nombre: z.number().int(), montant: z.number().int().nullable() }).nullable(),
    /** Candidates with an expired paper. */
    papiers: firstRows(candidat.extend({ finPapier: z.string().nullable() })),
    /** Instructors whose card has expired or will expire soon. */
    cartes: firstRows(moniteur.pick({ id: true, nom: true, prenom: true, photo: true, expirationCarte: true })),
    /** Running access codes that end soon, of candidates in training. */
    codes: firstRows(codeAcces.pick({ id: true, idCandidat: true, candidat: true, dateExpiration: true })).nullable(),
  })
  .meta({ id: 'Dashboard' })
export type Dashboard = z.infer<typeof dashboard>
