import { z } from 'zod'
import { CALENDARS, ETAPES, STATUTS } from './evenement'

/** The state of a stage of an exam path. `premiereDate`, not this state, decides whether it can be booked. */
export const ETATS_ETAPE = ['locked', 'eligible', 'planned', 'passed', 'failed', 'expired'] as const

/** The reasons why an exam may not be booked, at all or yet. */
export const RAISONS_PARCOURS = [
  /** The path of this category has no such stage. */
  'not_in_path',
  'past',
  /** The whole path is done. */
  'done',
  'already_passed',
  'already_planned',
  /** The exam is over and has no result yet. */
  'result_due',
  /** `etape` must be passed first. */
  'previous',
  /** `etape` was passed but expired on `jour`. */
  'expired',
  /** All `nombre` tries are used: `etape` must be passed again. */
  'tries',
  /** All `nombre` sittings are used: `etape` must be passed again, or the path ends here. */
  'limit',
  /** `nombre` days must lie between `etape` and this exam: possible from `jour`. */
  'gap',
  /** `nombre` days must pass after a failure or an absence: possible from `jour`. */
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

/** Rules that a school may set differently from its country: the figures on which sources disagree. */
export const reglagesParcours = z
  .strictObject({
    codeValiditeMois: z.number().int().min(1).max(120).optional(),
    ecartCirculationJours: days(90),
    ecartParcJours: days(90),
    /** Tries at the manoeuvres before circulation must be passed again; 0 for no limit. */
    essaisParc: z.number().int().min(0).max(20).optional(),
    /** Maximum number of sittings; 0 for no limit. */
    limitePassages: z.number().int().min(0).max(50).optional(),
    /** The sittings that the limit counts: the practical ones under one code exam, or all. */
    limiteCompte: z.enum(['pratique', 'tous']).optional(),
    delaiEchecJours: days(120),
    delaiAbsenceJours: days(120),
    /** Whether an absence uses up a try. */
    absenceCompte: z.boolean().optional(),
  })
  .meta({ id: 'ReglagesParcours' })
export type ReglagesParcours = z.infer<typeof reglagesParcours>

/** Days before a passed stage expires on which a warning is due. */
export const EXPIRY_THRESHOLDS = [90, 60, 30, 15] as const

export const etapeParcours = z
  .object({
    etape: z.enum(ETAPES),
    state: z.enum(ETATS_ETAPE),
    /** The first bookable day; null when none is. */
    premiereDate: z.string().nullable(),
    /** Null without a limit, and once passed. */
    essaisRestants: z.number().int().nullable(),
    /** Number of sittings so far, absences included. */
    passages: z.number().int(),
    /** The day of the planned exam, or of the last result. */
    jour: z.string().nullable(),
    dernierResultat: z.enum(['SUCCESS', 'FAILED', 'NO_SHOW']).nullable(),
    /** The last day on which a passed stage counts. */
    expireLe: z.string().nullable(),
    joursAvantExpiration: z.number().int().nullable(),
    raison: raisonParcours.nullable(),
  })
  .meta({ id: 'EtapeParcours' })
export type EtapeParcours = z.infer<typeof etapeParcours>

export const pathState = z
  .object({
    etapes: z.array(etapeParcours),
    /** The next stage to pass; null when all stages are passed. */
    prochaine: z.enum(ETAPES).nullable(),
    termineLe: z.string().nullable(),
    /** Stages about to expire; `seuil` is the threshold reached. */
    alertes: z.array(
      z.object({ etape: z.enum(ETAPES), expireLe: z.string(), jours: z.number().int(), seuil: z.number().int() }),
    ),
  })
  .meta({ id: 'EtatParcours' })
export type PathState = z.infer<typeof pathState>

/** The exam path of one candidate, with its exams and its hours. */
export const parcours = z
  .object({
    idCandidat: z.number(),
    candidat: z.string(),
    permi: z.string(),
    today: z.string(),
    parcours: pathState,
    examens: z.array(
      z.object({
        idEvenement: z.number(),
        etape: z.enum(ETAPES),
        status: z.enum(STATUTS),
        jour: z.string(),
        start: z.string(),
        end: z.string(),
        lieu: z.string().nullable(),
        /** Null for an exam that was cancelled. */
        tentative: z.number().int().nullable(),
      }),
    ),
    /** Attested and planned minutes, by kind of lesson. */
    heures: z.array(z.object({ calendar: z.enum(CALENDARS), faites: z.number().int(), prevues: z.number().int() })),
  })
  .meta({ id: 'Parcours' })
export type Parcours = z.infer<typeof parcours>
