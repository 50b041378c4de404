import { z } from 'zod'
import { raisonParcours } from './parcours'

/** What an event takes: nobody and nothing is in two places at once. */
export const RESSOURCES = ['candidat', 'moniteur', 'vehicule', 'examinateur'] as const
export type Ressource = (typeof RESSOURCES)[number]

/** Why an event cannot stand where it is wanted. */
export const CLASH_KINDS = [
  /** Taken by another event, which `idEvenement` names. */
  'occupe',
  /** The school is closed on that day, or at that hour. */
  'fermeture',
  'horaires',
  /** The instructor does not work then, or is on leave. */
  'disponibilite',
  'conge',
  /** Marked as unavailable until further notice. */
  'indisponible',
  'archive',
  /** Does not teach, or does not belong to, the candidate's category. */
  'categorie',
  /** Insurance, inspection or road tax not valid on that day. */
  'papiers',
  /** The candidate's stage does not allow this exam on that day. */
  'etape',
] as const
export type ClashKind = (typeof CLASH_KINDS)[number]

export const clash = z
  .object({
    kind: z.enum(CLASH_KINDS),
    /** Who or what is concerned: a kind of person or thing, or the school. */
    de: z.enum([...RESSOURCES, 'ecole']),
    id: z.number().nullable(),
    /** Its name. */
    qui: z.string(),
    /** More of the reason: a paper, a category, what the closure is for. */
    quoi: z.string().nullable(),
    /** Of an exam: what the path says. */
    raison: raisonParcours.nullable(),
    /** When: of the other event, of the closure, or of the event itself. */
    start: z.string(),
    end: z.string(),
    idEvenement: z.number().nullable(),
    /** The day of the event that clashes: one of a recurrence. */
    jour: z.string(),
  })
  .meta({ id: 'Clash' })
export type Clash = z.infer<typeof clash>

export const creneau = z.object({ start: z.string(), end: z.string() })
export type Creneau = z.infer<typeof creneau>

/** So many of those who could take over are offered. */
export const MAX_AUTRES = 3

/** Who else could do it, at the very times that were refused; null where the event has nobody or nothing of the kind. */
const autre = z.object({
  idMoniteur: z.number().nullable(),
  moniteur: z.string().nullable(),
  idVehicule: z.number().nullable(),
  vehicule: z.string().nullable(),
})
export type Autre = z.infer<typeof autre>

/** A time of a recurrence that was refused, by its day, and the nearest one at which it could be. */
const seance = z.object({ jour: z.string(), creneau })
export type Seance = z.infer<typeof seance>

/** The details of a 409 `clash`: every clash, and what would do instead. */
export const clashDetails = z.object({
  clashes: z.array(clash),
  /** The nearest times at which all would be free; of a recurrence, at which all of it would be. */
  creneaux: z.array(creneau),
  autres: z.array(autre).default([]),
  /** Each time of a recurrence that was refused; none when one of them has nowhere to go. */
  seances: z.array(seance).default([]),
})
export type ClashDetails = z.infer<typeof clashDetails>
