import { z } from 'zod'
import { GROUPES } from '../argent/transaction'
import { ETAPES } from '../planning/evenement'
import { recordOf } from '../recordOf'
import { compared, figure, periode } from './periode'

/** The use of an instructor or a vehicle: the booked part of the available hours. */
const remplissage = z.object({
  id: z.number(),
  nom: z.string(),
  /** Lessons of the period that were not cancelled, and their planned minutes. */
  lecons: z.number().int(),
  minutes: z.number().int(),
  /** Minutes in which lessons could be given; null where neither the school nor the instructor has set hours. */
  ouvertes: z.number().int().nullable(),
})
export type Remplissage = z.infer<typeof remplissage>

/** The figures of a school for a period. Null where the caller may not see them. */
export const ecoleStats = z
  .object({
    ...compared,
    /** Candidates in training at the end of the last day. */
    candidats: figure,
    inscrits: figure,
    archives: figure,
    /** Attested lessons, and their attested minutes. */
    lecons: figure.nullable(),
    minutes: figure.nullable(),
    /** Lessons to which nobody came, and lessons that were cancelled. */
    absences: figure.nullable(),
    annulations: figure.nullable(),
    /** Exams by their result. */
    reussis: figure.nullable(),
    echoues: figure.nullable(),
    /** Millimes received less refunds, and spent; null also when the figures are narrowed by a scope. */
    recettes: figure.nullable(),
    depenses: figure.nullable(),
    moniteurs: z.array(remplissage).nullable(),
    vehicules: z.array(remplissage).nullable(),
  })
  .meta({ id: 'EcoleStats' })
export type EcoleStats = z.infer<typeof ecoleStats>

/** Exams by their result; a missed exam has no result. */
const resultats = z.object({ reussis: z.number().int(), echoues: z.number().int(), absents: z.number().int() })
export type Resultats = z.infer<typeof resultats>

const resultatsByEtape = z.object(recordOf(ETAPES, () => resultats))

/** Exams by kind, result and step of the period. */
export const examStats = z
  .object({
    ...compared,
    totaux: resultatsByEtape,
    /** The totals of the period before. */
    totauxBefore: resultatsByEtape,
    tranches: z.array(periode.extend({ etapes: resultatsByEtape })),
  })
  .meta({ id: 'ExamStats' })
export type ExamStats = z.infer<typeof examStats>

/** Millimes. */
const sums = { incoming: z.number().int(), outgoing: z.number().int() }

/**
 * The receipts less refunds (`incoming`) and the expenses (`outgoing`) by step of the period: the net sums of the
 * groups `toutesRecettes` and `toutesDepenses` of the list of transactions.
 */
export const earningStats = z
  .object({
    ...compared,
    incoming: figure,
    outgoing: figure,
    /** The amount written off, less reversals. */
    lost: figure,
    /** The groups of the list with any money, with the sums in and out of the list. */
    groupes: z.array(z.object({ groupe: z.enum(GROUPES), ...sums })),
    tranches: z.array(periode.extend(sums)),
  })
  .meta({ id: 'EarningStats' })
export type EarningStats = z.infer<typeof earningStats>

/** The candidates who enrolled and who were archived, by step of the period. */
export const growthStats = z
  .object({
    ...compared,
    inscrits: figure,
    archives: figure,
    enFormation: figure,
    tranches: z.array(
      periode.extend({
        inscrits: z.number().int(),
        archives: z.number().int(),
        /** The number in training at the end of the step's last day; null for a step that has not begun. */
        enFormation: z.number().int().nullable(),
      }),
    ),
  })
  .meta({ id: 'GrowthStats' })
export type GrowthStats = z.infer<typeof growthStats>

/** Minimum number of results for a meaningful rate. */
export const SMALL_SAMPLE = 10

/** The results of each examiner. */
export const examinatorStats = z
  .object({
    ...periode.shape,
    /** The totals of all examiners. */
    totaux: resultats,
    /** The results of each examiner, the one with the most results first. */
    data: z.array(
      resultats.extend({
        idExaminateur: z.number(),
        nom: z.string(),
        /** The share of passed exams among those with a result, in whole per cent; null without any. */
        taux: z.number().int().nullable(),
        /** Whether there are too few results for a meaningful rate. */
        isSmall: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'ExaminatorStats' })
export type ExaminatorStats = z.infer<typeof examinatorStats>
