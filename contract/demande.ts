import { z } from 'zod'
import { CALENDARS, HOUR_OF } from './evenement'
import { moment, optionalId, optionalText, requiredText } from './fields'
import { idFilter, listQuery, pageOf } from './list'

/** What a candidate may ask for: hours, never exams. */
const HOURS = [HOUR_OF.circulation, HOUR_OF.code, HOUR_OF.parc] as const

export const DEMANDE_STATUTS = ['PENDING', 'ACCEPTED', 'REFUSED', 'CANCELLED'] as const
export type DemandeStatut = (typeof DEMANDE_STATUTS)[number]
export const MAX_CRENEAUX = 3

const voeu = z
  .strictObject({ start: moment, end: moment })
  .refine(({ start, end }) => start < end, { path: ['end'], error: 'end_before_start' })
  .refine(({ start, end }) => Date.parse(end) - Date.parse(start) <= 4 * 3_600_000, {
    path: ['end'],
    error: 'event_too_long',
  })

export const demandeInput = z
  .strictObject({
    calendar: z.enum(HOURS),
    creneaux: z.array(voeu).min(1).max(MAX_CRENEAUX),
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

/** Which of the slots is taken (from 0), and with whom. */
export const acceptInput = z.strictObject({
  creneau: z
    .number()
    .int()
    .min(0)
    .max(MAX_CRENEAUX - 1),
  idMoniteur: optionalId,
  idVehicule: optionalId,
  lieu: optionalText(120),
})
export type AcceptInput = z.infer<typeof acceptInput>
export const refuseInput = z.strictObject({ motif: requiredText(300) })

/** How many requests in each state, and how long an answer takes. */
export const demandeStats = z
  .object({
    total: z.number().int(),
    parStatut: z.record(z.enum(DEMANDE_STATUTS), z.number().int()),
    /** Pending for more than a day. */
    enRetard: z.number().int(),
    /** Mean hours from the request to its answer; null without any. */
    delaiHeures: z.number().nullable(),
  })
  .meta({ id: 'DemandeStats' })
export type DemandeStats = z.infer<typeof demandeStats>
/** The same by month, oldest first. */
export const demandeMonths = z.object({
  data: z.array(z.object({ mois: z.string(), parStatut: z.record(z.enum(DEMANDE_STATUTS), z.number().int()) })),
})
