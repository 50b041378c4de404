import { z } from 'zod'
import { day, optionalText } from '../fields'
import { CALENDARS } from './evenement'
import { reglagesParcours } from './parcours'

/** A time of day on the wall clock, `HH:MM`; `24:00` ends a day. */
export const timeOfDay = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'time')

/** Part of a week: `jour` 1 is Monday. */
export const plage = z
  .strictObject({ jour: z.number().int().min(1).max(7), debut: timeOfDay, fin: timeOfDay })
  .refine(({ debut, fin }) => debut < fin, { path: ['fin'], error: 'end_before_start' })
export type Plage = z.infer<typeof plage>
export const MAX_PLAGES = 42
/** No two parts of one day overlap. */
export const semaine = z
  .array(plage)
  .max(MAX_PLAGES)
  .refine(
    (plages) =>
      plages.every((one, index) =>
        plages.every(
          (other, place) =>
            place <= index || one.jour !== other.jour || one.fin <= other.debut || other.fin <= one.debut,
        ),
      ),
    'overlap',
  )

/** The longest closure or leave, in days. */
const MAX_JOURS = 366

/**
 * Days off, both ends included. With events planned on them they are refused, unless `force` says that these stay, to be
 * moved by hand.
 */
export const periodeInput = z
  .strictObject({ debut: day, fin: day, motif: optionalText(120), force: z.boolean().default(false) })
  .refine(({ debut, fin }) => debut <= fin, { path: ['fin'], error: 'end_before_start' })
  // A day that is none is told of already.
  .refine(({ debut, fin }) => !(Date.parse(fin) - Date.parse(debut) >= MAX_JOURS * 86_400_000), {
    path: ['fin'],
    error: 'event_too_long',
  })
  .meta({ id: 'PeriodeInput' })
export type PeriodeInput = z.infer<typeof periodeInput>
export type PeriodeValues = z.input<typeof periodeInput>
export const periode = z.object({ id: z.number(), debut: z.string(), fin: z.string(), motif: z.string().nullable() })
export type Periode = z.infer<typeof periode>

/** Of the events planned on days off, so many are named. */
export const MAX_PREVUS = 20
/** An event that is planned on days off. */
const evenementPrevu = z.object({
  idEvenement: z.number(),
  calendar: z.enum(CALENDARS),
  start: z.string(),
  end: z.string(),
  /** The first candidate, and how many more there are. */
  candidat: z.string(),
  autres: z.number().int(),
  moniteur: z.string().nullable(),
})
/** The details of a 409 `events_in_period`: the first of them, and how many there are in all. */
export const prevusDetails = z.object({ evenements: z.array(evenementPrevu), count: z.number().int() })
export type PrevusDetails = z.infer<typeof prevusDetails>

const between = (min: number, max: number, normal: number) => z.number().int().min(min).max(max).default(normal)

/** The rules that a school sets for its planning. What is left out keeps its default. */
export const reglagesPlanning = z
  .strictObject({
    /** Days back for which an event may still be planned or moved. */
    passeJours: between(0, 365, 7),
    /** Minutes of a lesson, unless said otherwise; also the step of the slots offered. */
    dureeMinutes: between(15, 240, 60),
    /** How long before a lesson a candidate may still ask for it. */
    preavisHeures: between(0, 168, 12),
    /** How far ahead a candidate may ask. */
    horizonJours: between(1, 365, 30),
    /** Until when before a lesson it can be cancelled without counting as late. */
    annulationHeures: between(0, 168, 24),
    /** How long a slot that fell free stays offered. */
    offreMinutes: between(5, 1440, 15),
    /** Figures of the exam path on which sources do not agree. */
    parcours: reglagesParcours.default({}),
  })
  .meta({ id: 'ReglagesPlanning' })
export type ReglagesPlanning = z.infer<typeof reglagesPlanning>

export const DEFAULT_REGLAGES: ReglagesPlanning = reglagesPlanning.parse({})

/** The rules as they are answered: every one is there. */
const reglagesEnVigueur = z.object({
  passeJours: z.number().int(),
  dureeMinutes: z.number().int(),
  preavisHeures: z.number().int(),
  horizonJours: z.number().int(),
  annulationHeures: z.number().int(),
  offreMinutes: z.number().int(),
  parcours: reglagesParcours,
})

/** A school's week, its closures and its rules. */
export const configurationPlanning = z
  .object({
    horaires: z.array(plage),
    fermetures: z.array(periode),
    reglages: reglagesEnVigueur,
    /** The figures of the exam path that the country gives, where the school sets none. */
    parcoursDuPays: reglagesParcours,
    version: z.number().int(),
    /** When the week and the rules were last saved; null as long as nobody has. */
    updatedAt: z.string().nullable(),
  })
  .meta({ id: 'ConfigurationPlanning' })
export type ConfigurationPlanning = z.infer<typeof configurationPlanning>
/** `version` is the one that was read: an older one is refused with 409 and the configuration as it is now. */
export const configurationUpdate = z
  .strictObject({ horaires: semaine, reglages: reglagesPlanning, version: z.number().int() })
  .meta({ id: 'ConfigurationPlanningUpdate' })
export type ConfigurationUpdate = z.infer<typeof configurationUpdate>
