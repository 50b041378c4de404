import { z } from 'zod'
import { DAY_MS } from '../clock/moments'
import { day, optionalText } from '../fields'
import { MAX_RETARD_MINUTES } from './attestation'
import { CALENDARS, MAX_CANDIDATS } from './evenement'
import { reglagesParcours } from './parcours'

/** A time of day on the wall clock, `HH:MM`; `24:00` ends a day. */
export const timeOfDay = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'time')

/** A span of a weekday; `jour` 1 is Monday. */
export const plage = z
  .strictObject({ jour: z.number().int().min(1).max(7), debut: timeOfDay, fin: timeOfDay })
  .refine(({ debut, fin }) => debut < fin, { path: ['fin'], error: 'end_before_start' })
export type Plage = z.infer<typeof plage>
export const MAX_PLAGES = 42
/** The spans of a week; those of one day must not overlap. */
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
 * Days off, both included. Refused while events are planned on them, unless `force` is set: the events then stay, to
 * be moved by hand.
 */
export const periodeInput = z
  .strictObject({ debut: day, fin: day, motif: optionalText(120), force: z.boolean().default(false) })
  .refine(({ debut, fin }) => debut <= fin, { path: ['fin'], error: 'end_before_start' })
  // An invalid day is reported already; NaN passes here.
  .refine(({ debut, fin }) => !(Date.parse(fin) - Date.parse(debut) >= MAX_JOURS * DAY_MS), {
    path: ['fin'],
    error: 'event_too_long',
  })
  .meta({ id: 'PeriodeInput' })
export type PeriodeInput = z.infer<typeof periodeInput>
export type PeriodeValues = z.input<typeof periodeInput>
export const periode = z.object({ id: z.number(), debut: z.string(), fin: z.string(), motif: z.string().nullable() })
export type Periode = z.infer<typeof periode>

/** Maximum number of events named in a refusal of days off. */
export const MAX_NAMED_EVENTS = 20
/** A planned event on days off. */
const plannedEvent = z.object({
  idEvenement: z.number(),
  calendar: z.enum(CALENDARS),
  start: z.string(),
  end: z.string(),
  /** The first candidate, and the number of the others. */
  candidat: z.string(),
  autres: z.number().int(),
  moniteur: z.string().nullable(),
})
/** The details of a 409 `events_in_period`: the first events, and their total number. */
export const plannedEventsDetails = z.object({ evenements: z.array(plannedEvent), count: z.number().int() })
export type PlannedEventsDetails = z.infer<typeof plannedEventsDetails>

const between = (min: number, max: number, normal: number) => z.number().int().min(min).max(max).default(normal)

/** The planning rules of a school. A rule left out keeps its default. */
export const reglagesPlanning = z
  .strictObject({
    /** Number of past days on which an event may still be planned or moved. */
    passeJours: between(0, 365, 7),
    /** Default length of a lesson in minutes; also the step of the slots offered. */
    dureeMinutes: between(15, 240, 60),
    /** Seats of the theory room; 0 for as many as an event may have. */
    placesCode: between(0, MAX_CANDIDATS, 0),
    /** Hours before a lesson until which a candidate may request it. */
    preavisHeures: between(0, 168, 12),
    /** Days ahead for which a candidate may request lessons. */
    horizonJours: between(1, 365, 30),
    /** Hours before a lesson until which cancelling does not count as late. */
    annulationHeures: between(0, 168, 24),
    /** Minutes for which a freed slot stays offered. */
    offreMinutes: between(5, 1440, 15),
    /** Minutes that stay free between two events of an instructor or a vehicle. */
    battementMinutes: between(0, 15, 0),
    /** Minutes after the start of a lesson from which its absence may be recorded. */
    retardMinutes: between(0, MAX_RETARD_MINUTES, 15),
    /** A candidate with `absencesNombre` absences in `absencesJours` days is marked; 0 marks nobody. */
    absencesNombre: between(0, 20, 3),
    absencesJours: between(1, 365, 30),
    /** Figures of the exam path on which sources disagree. */
    parcours: reglagesParcours.default({}),
  })
  .meta({ id: 'ReglagesPlanning' })
export type ReglagesPlanning = z.infer<typeof reglagesPlanning>

export const DEFAULT_REGLAGES: ReglagesPlanning = reglagesPlanning.parse({})

/** The rules in answers: every one is present. */
const reglagesEnVigueur = z.object({
  passeJours: z.number().int(),
  dureeMinutes: z.number().int(),
  placesCode: z.number().int(),
  preavisHeures: z.number().int(),
  horizonJours: z.number().int(),
  annulationHeures: z.number().int(),
  offreMinutes: z.number().int(),
  battementMinutes: z.number().int(),
  retardMinutes: z.number().int(),
  absencesNombre: z.number().int(),
  absencesJours: z.number().int(),
  parcours: reglagesParcours,
})

/** The week, closures and rules of a school. */
export const configurationPlanning = z
  .object({
    horaires: z.array(plage),
    fermetures: z.array(periode),
    reglages: reglagesEnVigueur,
    /** The country's figures of the exam path, for those that the school does not set. */
    parcoursDuPays: reglagesParcours,
    /** The school's phone number: what can no longer be changed here is settled by a call. */
    telephone: z.string(),
    version: z.number().int(),
    /** The moment at which the week and the rules were last saved; null if never. */
    updatedAt: z.string().nullable(),
  })
  .meta({ id: 'ConfigurationPlanning' })
export type ConfigurationPlanning = z.infer<typeof configurationPlanning>
/** `version` is the version that was read: an older one is refused with 409 and the current configuration. */
export const configurationUpdate = z
  .strictObject({ horaires: semaine, reglages: reglagesPlanning, version: z.number().int() })
  .meta({ id: 'ConfigurationPlanningUpdate' })
export type ConfigurationUpdate = z.infer<typeof configurationUpdate>
