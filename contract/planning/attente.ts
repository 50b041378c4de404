import { z } from 'zod'
import { optionalText } from '../fields'
import { idFilter } from '../list'
import { HOURS } from './demande'
import { CALENDARS } from './evenement'
import { timeOfDay } from './openingHours'

export const ATTENTE_STATUTS = ['ACTIVE', 'SERVED', 'CLOSED'] as const
export type AttenteStatut = (typeof ATTENTE_STATUTS)[number]
export const OFFRE_STATUTS = ['OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'LOST'] as const
export type OffreStatut = (typeof OFFRE_STATUTS)[number]

const attenteShape = {
  calendar: z.enum(HOURS),
  /** Weekdays on which the candidate is free, 1 is Monday. */
  jours: z
    .array(z.number().int().min(1).max(7))
    .min(1)
    .max(7)
    .transform((jours) => [...new Set(jours)].sort()),
  /** The hours of such a day between which the candidate is free. */
  debut: timeOfDay,
  fin: timeOfDay,
  note: optionalText(300),
}
const inOrder = ({ debut, fin }: { debut: string; fin: string }) => debut < fin
const orderFault = { path: ['fin'], error: 'end_before_start' }

/** A candidate leaves `idCandidat` out; a school names the candidate who waits. */
export const attenteInput = z
  .strictObject({ ...attenteShape, idCandidat: z.number().int().optional() })
  .refine(inOrder, orderFault)
  .meta({ id: 'AttenteInput' })
export type AttenteInput = z.infer<typeof attenteInput>
export type AttenteValues = z.input<typeof attenteInput>

export const attente = z
  .object({
    id: z.number(),
    idCandidat: z.number(),
    candidat: z.string(),
    permi: z.string(),
    calendar: z.enum(CALENDARS),
    jours: z.array(z.number().int()),
    debut: z.string(),
    fin: z.string(),
    note: z.string().nullable(),
    statut: z.enum(ATTENTE_STATUTS),
    createdAt: z.string(),
  })
  .meta({ id: 'Attente' })
export type Attente = z.infer<typeof attente>
export const attenteList = z.object({ data: z.array(attente) })

/** The reasons why a waiting candidate ranks before others. */
export const RAISONS = ['referent', 'examen_proche', 'peu_heures', 'attend_depuis', 'jamais_servi'] as const
export type Raison = (typeof RAISONS)[number]
/** `nombre`: days until the exam, minutes done, days of waiting; null where the code alone is enough. */
export const raison = z.object({ code: z.enum(RAISONS), nombre: z.number().int().nullable() })
export type RaisonRang = z.infer<typeof raison>

/** A candidate who could take the slot of a cancelled event. */
export const remplacant = z
  .object({
    idAttente: z.number(),
    idCandidat: z.number(),
    candidat: z.string(),
    telephone: z.string().nullable(),
    /** Rank, from 1. */
    rang: z.number().int(),
    raisons: z.array(raison),
    /** The status of an offer already made for this slot. */
    offre: z.enum(OFFRE_STATUTS).nullable(),
  })
  .meta({ id: 'Remplacant' })
export type Remplacant = z.infer<typeof remplacant>
/** `libre` is false when the slot is no longer free: its instructor or its vehicle has been booked since. */
export const remplacantList = z.object({ data: z.array(remplacant), libre: z.boolean() })
export type RemplacantList = z.infer<typeof remplacantList>
export const offrirInput = z.strictObject({ idAttentes: z.array(z.number().int()).min(1).max(10) })

export const offre = z
  .object({
    id: z.number(),
    idCandidat: z.number(),
    candidat: z.string(),
    calendar: z.enum(CALENDARS),
    start: z.string(),
    end: z.string(),
    moniteur: z.string().nullable(),
    statut: z.enum(OFFRE_STATUTS),
    expiresAt: z.string(),
    /** The cancelled lesson (`idOrigine`) and the lesson that replaces it (`idEvenement`). */
    idOrigine: z.number(),
    idEvenement: z.number().nullable(),
  })
  .meta({ id: 'Offre' })
export type Offre = z.infer<typeof offre>
export const offreList = z.object({ data: z.array(offre) })
/** Candidates read their open offers; a school those of a lesson, or the last hundred. */
export const offreQuery = z.object({ idEvenement: idFilter })
