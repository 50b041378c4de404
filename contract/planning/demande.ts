import { z } from 'zod'
import { minutesBetween } from '../clock/moments'
import { moment, optionalId, optionalText, requiredText } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'
import { CALENDARS, HOUR_OF } from './evenement'

/** The kinds of lessons that a candidate may request or wait for; exams are never requested. */
export const HOURS = [HOUR_OF.circulation, HOUR_OF.code, HOUR_OF.parc] as const

export const DEMANDE_STATUTS = ['PENDING', 'ACCEPTED', 'REFUSED', 'CANCELLED'] as const
export type DemandeStatut = (typeof DEMANDE_STATUTS)[number]
export const MAX_CRENEAUX = 3
/** Maximum number of pending requests of one candidate. */
export const MAX_PENDING = 5

/** The shortest and the longest lesson that may be requested, in minutes. */
export const MIN_MINUTES_DEMANDE = 15
export const MAX_MINUTES_DEMANDE = 240

const heure = { start: moment, end: moment }
const minutesOf = ({ start, end }: { start: string; end: string }) => minutesBetween(start, end)

/** A valid time of one lesson: end after start, at most the maximum length. */
const lesson = <Time extends z.ZodType<{ start: string; end: string }>>(time: Time) =>
  time
    .refine(({ start, end }) => start < end, { path: ['end'], error: 'end_before_start' })
    .refine((slot) => minutesOf(slot) <= MAX_MINUTES_DEMANDE, { path: ['end'], error: 'event_too_long' })

/** A wanted time; `idMoniteur` when only this instructor will do, else any free instructor. */
const voeu = lesson(z.strictObject({ ...heure, idMoniteur: optionalId }))

/** The alternatives of a request, which must not overlap. */
const voeux = z
  .array(voeu)
  .min(1)
  .max(MAX_CRENEAUX)
  .superRefine((slots, context) => {
    for (const [index, { start, end }] of slots.entries()) {
      const overlaps = slots.slice(0, index).some((other) => other.start < end && start < other.end)
      if (overlaps) context.addIssue({ code: 'custom', message: 'overlap', path: [index, 'start'] })
    }
  })

/** A candidate leaves `idCandidat` out; a school names the candidate. */
export const demandeInput = z
  .strictObject({
    idCandidat: z.number().int().optional(),
    calendar: z.enum(HOURS),
    creneaux: voeux,
    note: optionalText(300),
  })
  .meta({ id: 'DemandeInput' })
export type DemandeInput = z.infer<typeof demandeInput>
export type DemandeValues = z.input<typeof demandeInput>

export const demande = z
  .object({
    id: z.number(),
    idCandidat: z.number(),
    candidat: z.string(),
    permi: z.string(),
    /** The candidate's referent instructor, the school's likely choice. */
    idMoniteur: z.number().nullable(),
    calendar: z.enum(CALENDARS),
    creneaux: z.array(
      z.object({
        start: z.string(),
        end: z.string(),
        /** The requested instructor; null for any. */
        idMoniteur: z.number().nullable(),
        moniteur: z.string().nullable(),
      }),
    ),
    note: z.string().nullable(),
    statut: z.enum(DEMANDE_STATUTS),
    motif: z.string().nullable(),
    idEvenement: z.number().nullable(),
    /** The time of the resulting lesson, while it is planned. */
    lecon: z.object({ start: z.string(), end: z.string() }).nullable(),
    createdAt: z.string(),
    reponduLe: z.string().nullable(),
  })
  .meta({ id: 'Demande' })
export type Demande = z.infer<typeof demande>

export const DEMANDE_SORTS = ['createdAt'] as const
export const demandeListQuery = listQuery(DEMANDE_SORTS).extend({
  statut: z.enum(DEMANDE_STATUTS).optional(),
  idCandidat: idFilter,
})
export const demandePage = pageOf(demande)

export const choix = z.object({ id: z.number(), nom: z.string() })

/** Why a requested slot cannot be had, the first that is true. */
export const RAISONS_PRIS = [
  /** It has begun. */
  'past',
  /** The school is closed. */
  'closed',
  /** The candidate has another lesson then. */
  'own_lesson',
  /** No instructor is free, or no vehicle. */
  'not_free',
] as const
export type RaisonPris = (typeof RAISONS_PRIS)[number]

/**
 * The data that a school needs for an answer: the instructors who could give the lesson, and those who are free at each
 * slot.
 */
export const propositions = z
  .object({
    moniteurs: z.array(choix),
    /** Vehicles of the candidate's category; none for the highway code. */
    vehicules: z.array(choix),
    /**
     * The slots in the order of the request, each with a free instructor: the requested one first, else the referent,
     * and null when nobody is free.
     */
    creneaux: z.array(
      z.object({
        start: z.string(),
        end: z.string(),
        libre: z.boolean(),
        /** Null for a free slot. */
        raison: z.enum(RAISONS_PRIS).nullable(),
        idMoniteur: z.number().nullable(),
        idVehicule: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'Propositions' })
export type Propositions = z.infer<typeof propositions>

/** The index of the accepted slot (from 0), and its instructor; `autre` is another time agreed with the candidate. */
export const acceptInput = z.strictObject({
  creneau: z
    .number()
    .int()
    .min(0)
    .max(MAX_CRENEAUX - 1),
  autre: lesson(z.strictObject(heure)).optional(),
  idMoniteur: optionalId,
  idVehicule: optionalId,
  lieu: optionalText(120),
})
export type AcceptInput = z.infer<typeof acceptInput>
export type AcceptValues = z.input<typeof acceptInput>
export const refuseInput = z.strictObject({ motif: requiredText(300) })

/** The requests of the last twelve months: the number in each state, and the time to answer. */
export const demandeStats = z
  .object({
    total: z.number().int(),
    parStatut: z.record(z.enum(DEMANDE_STATUTS), z.number().int()),
    /** Pending for more than a day. */
    enRetard: z.number().int(),
    /** Median hours from a request to its answer; null without any. */
    delaiHeures: z.number().nullable(),
  })
  .meta({ id: 'DemandeStats' })
export type DemandeStats = z.infer<typeof demandeStats>
/** The same figures by month, oldest first. */
export const demandeMonths = z.object({
  data: z.array(z.object({ mois: z.string(), parStatut: z.record(z.enum(DEMANDE_STATUTS), z.number().int()) })),
})
