import { z } from 'zod'
import { DAY_MS } from '../clock/moments'
import { day } from '../fields'
import { idFilter, wholeNumber } from '../list'
import { choix, HOURS, MAX_MINUTES_DEMANDE, MIN_MINUTES_DEMANDE } from './demande'

/** Maximum number of days of free times in one answer. */
export const MAX_SLOT_DAYS = 14

/** Days of the school, both included. A candidate leaves `idCandidat` out; a school names the candidate. */
export const creneauQuery = z
  .object({
    calendar: z.enum(HOURS),
    /** The school's usual lesson length when left out. */
    minutes: wholeNumber.pipe(z.number().min(MIN_MINUTES_DEMANDE).max(MAX_MINUTES_DEMANDE)).optional(),
    from: day,
    to: day,
    /** Only with this instructor. */
    idMoniteur: idFilter,
    idCandidat: idFilter,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'end_before_start' })
  // An invalid day is reported already; NaN passes here.
  .refine(({ from, to }) => !(Date.parse(to) - Date.parse(from) >= MAX_SLOT_DAYS * DAY_MS), {
    path: ['to'],
    error: 'too_big',
  })
export type CreneauQuery = z.input<typeof creneauQuery>

/** The reasons why there is no free time on these days. */
export const RAISONS_COMPLET = [
  /** Sooner than the school's notice allows, or beyond its planning horizon. */
  'delai',
  /** The school is closed. */
  'ferme',
  /** No instructor teaches the category, or no vehicle of it may be driven. */
  'moniteur',
  'vehicule',
  /** All instructors or vehicles are booked or away. */
  'complet',
] as const

/** The free slots for a lesson, in order. */
export const creneauxLibres = z
  .object({
    minutes: z.number().int(),
    /** Everybody who could give the lesson at any time, the referent first. */
    moniteurs: z.array(choix),
    /** Each slot with the instructors who are free, in the same order. */
    creneaux: z.array(z.object({ start: z.string(), end: z.string(), idMoniteurs: z.array(z.number()) })),
    /** Null when there are free slots. */
    raison: z.enum(RAISONS_COMPLET).nullable(),
    /** When these days have no free slot: the next one after them; null when there is none. */
    prochain: z.string().nullable(),
  })
  .meta({ id: 'CreneauxLibres' })
export type CreneauxLibres = z.infer<typeof creneauxLibres>
export type CreneauLibre = CreneauxLibres['creneaux'][number]
