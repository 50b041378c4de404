import { z } from 'zod'
import { raisonParcours } from './parcours'

/** The resources of an event: none can be in two places at the same time. */
export const RESSOURCES = ['candidat', 'moniteur', 'vehicule', 'examinateur'] as const
export type Ressource = (typeof RESSOURCES)[number]

/** The reasons why an event cannot be placed at the wanted time. */
export const CLASH_KINDS = [
  /** Booked by another event, named by `idEvenement`. */
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
  /** The instructor does not teach, or the vehicle is not of, the candidate's category. */
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
    /** The kind of resource concerned, or the school. */
    de: z.enum([...RESSOURCES, 'ecole']),
    id: z.number().nullable(),
    /** The name of the resource. */
    qui: z.string(),
    /** Detail of the reason: a paper, a category, the reason of the closure. */
    quoi: z.string().nullable(),
    /** For an exam: the reason from the exam path. */
    raison: raisonParcours.nullable(),
    /** The time of the other event, of the closure, or of the event itself. */
    start: z.string(),
    end: z.string(),
    idEvenement: z.number().nullable(),
    /** The displayed title of the other event; left out for callers who may not read it. */
    titre: z.string().optional(),
    /** The day of the clashing event, one of a recurrence. */
    jour: z.string(),
  })
  .meta({ id: 'Clash' })
export type Clash = z.infer<typeof clash>

export const creneau = z.object({ start: z.string(), end: z.string() })
export type Creneau = z.infer<typeof creneau>

/** Maximum number of alternatives offered. */
export const MAX_ALTERNATIVES = 3

/** An alternative instructor and vehicle at the refused times; null where the event needs none of the kind. */
const autre = z.object({
  idMoniteur: z.number().nullable(),
  moniteur: z.string().nullable(),
  idVehicule: z.number().nullable(),
  vehicule: z.string().nullable(),
})
export type Autre = z.infer<typeof autre>

/** A refused session of a recurrence, by its day, and the nearest slot that is free. */
const seance = z.object({ jour: z.string(), creneau })
export type Seance = z.infer<typeof seance>

/** The details of a 409 `clash`: every clash, and alternatives. */
export const clashDetails = z.object({
  clashes: z.array(clash),
  /** The nearest slots at which everything is free; for a recurrence, at which all sessions are. */
  creneaux: z.array(creneau),
  autres: z.array(autre).default([]),
  /** A slot for each refused session of a recurrence; empty when one of them has none. */
  seances: z.array(seance).default([]),
})
export type ClashDetails = z.infer<typeof clashDetails>
