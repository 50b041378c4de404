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

/** Most passed code exams about to lapse that are answered: there is no list of them, so all are shown in place. */
export const EXPIRING_ROWS = 100

/** The first lines of a list, the most urgent first, and the length of the list. */
const firstRows = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row), total: z.number().int() })

/** A school's day: figures, open tasks, the latest candidates. Null where the caller lacks the right. */
export const dashboard = z
  .object({
    chiffres: z.object({
      /** Candidates in training. */
      candidats: z.number().int(),
      /** Who enrolled since the first of the month, archived since or not. */
      inscrits: z.number().int(),
      incomplets: z.number().int(),
      expires: z.number().int(),
      /** Instructors who are available. */
      moniteurs: z.number().int(),
    }),
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
    /** Candidates whose passed code exam lapses soon while their next exam is not planned; the first to lapse first. */
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
    /** Candidates who are late to pay, and by how much: null for who may see no amounts, or no accounts at all. */
    impayes: z.object({ nombre: z.number().int(), montant: z.number().int().nullable() }).nullable(),
    /** Candidates with an expired paper. */
    papiers: firstRows(candidat.extend({ finPapier: z.string().nullable() })),
    /** Instructors whose card has expired or soon will. */
    cartes: firstRows(moniteur.pick({ id: true, nom: true, prenom: true, photo: true, expirationCarte: true })),
    /** Running access codes that end soon, of candidates in training. */
    codes: firstRows(codeAcces.pick({ id: true, idCandidat: true, candidat: true, dateExpiration: true })).nullable(),
  })
  .meta({ id: 'Dashboard' })
export type Dashboard = z.infer<typeof dashboard>
