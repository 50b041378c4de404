import { z } from 'zod'
import { byEtape } from '../argent/compte'
import { trainee } from '../cours/overview'
import { HOURS } from '../planning/demande'
import { ETAPES } from '../planning/evenement'
import { etapeParcours, raisonParcours } from '../planning/parcours'
import { avis } from './avis'

/** The criteria of readiness for the next exam. */
const CRITERES = [
  /** The exam may be booked; else `raison` says why not. */
  'parcours',
  /** All papers are received and valid. */
  'dossier',
  /** Hours of this kind: `nombre` of the `sur` minutes that those who passed at this school had on average. */
  'heures',
  /** Days since the last lesson: `nombre`, at most `sur`. */
  'reprise',
  /** The probability of passing a mock exam, in per cent: `nombre`, at least `sur`. */
  'code',
  /** Nothing is overdue; only for callers who may read the account. */
  'compte',
] as const

const critere = z.object({
  code: z.enum(CRITERES),
  isMet: z.boolean(),
  nombre: z.number().int().nullable(),
  sur: z.number().int().nullable(),
  raison: raisonParcours.nullable(),
})
export type Critere = z.infer<typeof critere>

/** A candidate's figures of today. */
export const candidatStats = z
  .object({
    idCandidat: z.number(),
    candidat: z.string(),
    permi: z.string(),
    today: z.string(),
    /** Minutes by kind of lesson: attested, planned, bought and left of it; null where nothing was bought. */
    heures: z.array(
      z.object({
        calendar: z.enum(HOURS),
        faites: z.number().int(),
        prevues: z.number().int(),
        achetees: z.number().int().nullable(),
        restantes: z.number().int().nullable(),
      }),
    ),
    /** Lessons by their outcome. */
    lecons: z.object({
      faites: z.number().int(),
      prevues: z.number().int(),
      absences: z.number().int(),
      annulations: z.number().int(),
    }),
    examens: z.object({
      reussis: z.number().int(),
      echoues: z.number().int(),
      absents: z.number().int(),
      prevus: z.number().int(),
    }),
    etapes: z.array(etapeParcours),
    /** Millimes, as in the account; null for callers who may not read it. */
    compte: z.object({ du: z.number().int(), paye: z.number().int(), solde: z.number().int() }).nullable(),
    /** Progress in the highway-code course; null while the course has no questions for the candidate. */
    code: trainee
      .pick({
        isOpen: true,
        lastAnswerAt: true,
        answersWeek: true,
        seen: true,
        known: true,
        questions: true,
        readiness: true,
        isReady: true,
        weakest: true,
        exams: true,
        lastExam: true,
      })
      .nullable(),
    /** Whether the next exam should be booked, and the criteria; null when all exams are passed. */
    preparation: z
      .object({
        etape: z.enum(ETAPES),
        /** All criteria that the caller may read are met, and the opinion does not say « not yet ». */
        isReady: z.boolean(),
        criteres: z.array(critere),
        /** The opinion of an instructor or the school. */
        avis: avis.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'CandidatStats' })
export type CandidatStats = z.infer<typeof candidatStats>

/** Maximum number of months. */
export const MAX_MOIS = 36

/** A candidate's course over time, from the month of the enrolment to this one. */
export const candidatHistory = z
  .object({
    idCandidat: z.number(),
    mois: z.array(
      z.object({
        /** `2026-11` */
        mois: z.string(),
        /** Attested minutes. */
        minutes: byEtape,
        absences: z.number().int(),
        examens: z.object({ reussis: z.number().int(), echoues: z.number().int(), absents: z.number().int() }),
        /** Answers in the highway-code course. */
        reponses: z.number().int(),
        /** Millimes paid, refunds deducted; null for callers who may not read the account. */
        paye: z.number().int().nullable(),
      }),
    ),
  })
  .meta({ id: 'CandidatHistory' })
export type CandidatHistory = z.infer<typeof candidatHistory>
