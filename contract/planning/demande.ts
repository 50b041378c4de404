import { z } from 'zod'
import { moment, optionalId, optionalText, requiredText } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'
import { CALENDARS, HOUR_OF } from './evenement'

/** What a candidate may ask or wait for: hours, never exams. */
export const HOURS = [HOUR_OF.circulation, HOUR_OF.code, HOUR_OF.parc] as const

export const DEMANDE_STATUTS = ['PENDING', 'ACCEPTED', 'REFUSED', 'CANCELLED'] as const
export type DemandeStatut = (typeof DEMANDE_STATUTS)[number]
export const MAX_CRENEAUX = 3
/** How many requests of one candidate may wait for an answer at once. */
export const MAX_PENDING = 5

const voeu = z
  .strictObject({ start: moment, end: moment })
  .refine(({ start, end }) => start < end, { path: ['end'], error: 'end_before_start' })
  .refine(({ start, end }) => Date.parse(end) - Date.parse(start) <= 4 * 3_600_000, {
    path: ['end'],
    error: 'event_too_long',
  })

/** Times to choose between: no two of them overlap. */
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

/** A candidate leaves `idCandidat` out; a school names for whom it notes the wish. */
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
    /** The candidate's referent instructor: whom the school will think of first. */
    idMoniteur: z.number().nullable(),
    calendar: z.enum(CALENDARS),
    creneaux: z.array(z.object({ start: z.string(), end: z.string() })),
    note: z.string().nullable(),
    statut: z.enum(DEMANDE_STATUTS),
    motif: z.string().nullable(),
    idEvenement: z.number().nullable(),
    /** When the lesson that came of it takes place, while that is planned. */
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
export type DemandeListQuery = z.input<typeof demandeListQuery>
export const demandePage = pageOf(demande)

const choix = z.object({ id: z.number(), nom: z.string() })

/** What a school needs to answer: who could give the lesson, and with whom each slot would be free. */
export const propositions = z
  .object({
    moniteurs: z.array(choix),
    /** Of the candidate's category; none for the highway code. */
    vehicules: z.array(choix),
    /** In the order of the request; the referent first. Null where nobody is free. */
    creneaux: z.array(
      z.object({
        start: z.string(),
        end: z.string(),
        libre: z.boolean(),
        idMoniteur: z.number().nullable(),
        idVehicule: z.number().nullable(),
      }),
    ),
  })
  .meta({ id: 'Propositions' })
export type Propositions = z.infer<typeof propositions>

/** Which of the slots is taken (from 0), and with whom; `autre` is a time that suits better, agreed on with the candidate. */
export const acceptInput = z.strictObject({
  creneau: z
    .number()
    .int()
    .min(0)
    .max(MAX_CRENEAUX - 1),
  autre: voeu.optional(),
  idMoniteur: optionalId,
  idVehicule: optionalId,
  lieu: optionalText(120),
})
export type AcceptInput = z.infer<typeof acceptInput>
export type AcceptValues = z.input<typeof acceptInput>
export const refuseInput = z.strictObject({ motif: requiredText(300) })

/** The requests of the last twelve months: how many in each state, and how long an answer takes. */
export const demandeStats = z
  .object({
    total: z.number().int(),
    parStatut: z.record(z.enum(DEMANDE_STATUTS), z.number().int()),
    /** Pending for more than a day. */
    enRetard: z.number().int(),
    /** Median of the hours from the request to its answer; null without any. */
    delaiHeures: z.number().nullable(),
  })
  .meta({ id: 'DemandeStats' })
export type DemandeStats = z.infer<typeof demandeStats>
/** The same by month, oldest first. */
export const demandeMonths = z.object({
  data: z.array(z.object({ mois: z.string(), parStatut: z.record(z.enum(DEMANDE_STATUTS), z.number().int()) })),
})
export type DemandeMonths = z.infer<typeof demandeMonths>
