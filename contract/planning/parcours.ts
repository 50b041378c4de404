import { z } from 'zod'
import { CALENDARS, ETAPES, STATUTS } from './evenement'

/** How a stage of an exam path stands. Whether it may be booked is told by its first day, not by this word. */
export const ETATS_ETAPE = ['locked', 'eligible', 'planned', 'passed', 'failed', 'expired'] as const

/** Why an exam may not be booked, or not yet, or once more. */
export const RAISONS_PARCOURS = [
  /** The path of this category has no such stage. */
  'not_in_path',
  'past',
  /** The whole path is done. */
  'done',
  'already_passed',
  'already_planned',
  /** Its day is over and nobody has recorded how it went. */
  'result_due',
  /** `etape` has to be passed first. */
  'previous',
  /** `etape` had been passed, and ran out on `jour`. */
  'expired',
  /** All `nombre` tries were used: `etape` has to be passed again. */
  'tries',
  /** `nombre` sittings are used up: `etape` has to be passed again, or the path ends here. */
  'limit',
  /** `nombre` days have to lie between `etape` and this exam: from `jour` on. */
  'gap',
  /** `nombre` days have to pass after a failure or an absence: from `jour` on. */
  'delay',
] as const

export const raisonParcours = z.object({
  code: z.enum(RAISONS_PARCOURS),
  etape: z.enum(ETAPES).optional(),
  jour: z.string().optional(),
  nombre: z.number().int().optional(),
})
export type RaisonParcours = z.infer<typeof raisonParcours>

const days = (max: number) => z.number().int().min(0).max(max).optional()

/** What a school may set otherwise than the rules of its country: the figures on which sources do not agree. */
export const reglagesParcours = z
  .strictObject({
    codeValiditeMois: z.number().int().min(1).max(120).optional(),
    ecartCirculationJours: days(90),
    ecartParcJours: days(90),
    /** Tries at the manoeuvres before circulation has to be passed again; 0 for no limit. */
    essaisParc: z.number().int().min(0).max(20).optional(),
    /** Sittings allowed in all; 0 for no limit. */
    limitePassages: z.number().int().min(0).max(50).optional(),
    /** Which sittings that limit counts: the practical ones under one code exam, or every one. */
    limiteCompte: z.enum(['pratique', 'tous']).optional(),
    delaiEchecJours: days(120),
    delaiAbsenceJours: days(120),
    /** An absence uses up a try. */
    absenceCompte: z.boolean().optional(),
  })
  .meta({ id: 'ReglagesParcours' })
export type ReglagesParcours = z.infer<typeof reglagesParcours>

/** Days before the end of a stage's validity on which somebody should know. */
export const SEUILS_EXPIRATION = [90, 60, 30, 15] as const

export const etapeParcours = z
  .object({
    etape: z.enum(ETAPES),
    state: z.enum(ETATS_ETAPE),
    /** The first day that can be booked; null when none can. */
    premiereDate: z.string().nullable(),
    /** Null for no limit, and once passed. */
    essaisRestants: z.number().int().nullable(),
    /** Sittings so far, absences included. */
    passages: z.number().int(),
    /** The day of the exam that is planned, or of the last result. */
    jour: z.string().nullable(),
    dernierResultat: z.enum(['SUCCESS', 'FAILED', 'NO_SHOW']).nullable(),
    /** The last day on which a passed stage counts. */
    expireLe: z.string().nullable(),
    joursAvantExpiration: z.number().int().nullable(),
    raison: raisonParcours.nullable(),
  })
  .meta({ id: 'EtapeParcours' })
export type EtapeParcours = z.infer<typeof etapeParcours>

export const etatParcours = z
  .object({
    etapes: z.array(etapeParcours),
    /** The stage to be passed next; null when all are. */
    prochaine: z.enum(ETAPES).nullable(),
    termineLe: z.string().nullable(),
    /** Validities that come to an end; `seuil` is the threshold that has been reached. */
    alertes: z.array(
      z.object({ etape: z.enum(ETAPES), expireLe: z.string(), jours: z.number().int(), seuil: z.number().int() }),
    ),
  })
  .meta({ id: 'EtatParcours' })
export type EtatParcours = z.infer<typeof etatParcours>

/** The exam path of one candidate, with its exams and its hours. */
export const parcours = z
  .object({
    idCandidat: z.number(),
    candidat: z.string(),
    permi: z.string(),
    today: z.string(),
    parcours: etatParcours,
    examens: z.array(
      z.object({
        idEvenement: z.number(),
        etape: z.enum(ETAPES),
        statut: z.enum(STATUTS),
        jour: z.string(),
        start: z.string(),
        lieu: z.string().nullable(),
        /** Null for an exam that was cancelled. */
        tentative: z.number().int().nullable(),
      }),
    ),
    /** Minutes attested, and minutes planned ahead, by kind of lesson. */
    heures: z.array(z.object({ calendar: z.enum(CALENDARS), faites: z.number().int(), prevues: z.number().int() })),
  })
  .meta({ id: 'Parcours' })
export type Parcours = z.infer<typeof parcours>
