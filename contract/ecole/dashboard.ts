import { z } from 'zod'
import { demande } from '../planning/demande'
import { evenement } from '../planning/evenement'
import { examen } from '../planning/examen'
import { revision } from '../planning/revision'
import { candidat } from './candidat'
import { codeAcces } from './codeAcces'
import { moniteur } from './moniteur'
import { alerteVehicule } from './vehicule'

/** So many lines of each kind are shown; the list behind them has all. */
export const LIGNES_DU_JOUR = 5

/** The first lines of a list, the most urgent first, and how many it has. */
const lignes = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row), total: z.number().int() })

/** A school's day: its figures, what to settle, who came last. Null where the caller has no right to a kind of thing. */
export const dashboard = z
  .object({
    chiffres: z.object({
      /** In training. */
      candidats: z.number().int(),
      /** Of them, enrolled since the first of the month. */
      inscrits: z.number().int(),
      incomplets: z.number().int(),
      expires: z.number().int(),
      /** Instructors who are available. */
      moniteurs: z.number().int(),
    }),
    derniers: z.array(candidat),
    /** Planned, and no longer possible. */
    aRevoir: lignes(revision).nullable(),
    /** One line a vehicle, with the paper that ends first. */
    vehicules: lignes(alerteVehicule).nullable(),
    /** Lessons that are over and that nobody has answered for. */
    aAttester: lignes(evenement).nullable(),
    /** Exams that are over and have no result. */
    examens: lignes(examen).nullable(),
    demandes: lignes(demande).nullable(),
    /** Candidates with a paper that is past its day. */
    papiers: lignes(candidat.extend({ finPapier: z.string().nullable() })),
    /** Instructors whose card has expired or soon will. */
    cartes: lignes(moniteur.pick({ id: true, nom: true, prenom: true, photo: true, expirationCarte: true })),
    /** Running access codes that end soon, of candidates in training. */
    codes: lignes(codeAcces.pick({ id: true, idCandidat: true, candidat: true, dateExpiration: true })).nullable(),
  })
  .meta({ id: 'Dashboard' })
export type Dashboard = z.infer<typeof dashboard>
