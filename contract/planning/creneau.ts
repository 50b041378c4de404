import { z } from 'zod'
import { day } from '../fields'
import { idFilter, wholeNumber } from '../list'
import { choix, HOURS, MAX_MINUTES_DEMANDE, MIN_MINUTES_DEMANDE } from './demande'

/** So many days of free times are answered at once. */
export const MAX_JOURS_CRENEAUX = 14
const DAY_MS = 86_400_000

/** Days of the school, both included. A candidate leaves `idCandidat` out; a school names for whom it looks. */
export const creneauQuery = z
  .object({
    calendar: z.enum(HOURS),
    /** Left out: as long as the school's usual lesson. */
    minutes: wholeNumber.pipe(z.number().min(MIN_MINUTES_DEMANDE).max(MAX_MINUTES_DEMANDE)).optional(),
    from: day,
    to: day,
    /** With this instructor alone. */
    idMoniteur: idFilter,
    idCandidat: idFilter,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'end_before_start' })
  // A day that is none is told of already.
  .refine(({ from, to }) => !(Date.parse(to) - Date.parse(from) >= MAX_JOURS_CRENEAUX * DAY_MS), {
    path: ['to'],
    error: 'too_big',
  })

/** Why some days have no free time. */
export const RAISONS_COMPLET = [
  /** Sooner than the school's notice allows, or further ahead than it plans. */
  'delai',
  /** The school is closed. */
  'ferme',
  /** Nobody teaches the category, or no vehicle of it may be driven. */
  'moniteur',
  'vehicule',
  /** Everybody is taken or away. */
  'complet',
] as const

/** The times at which a lesson could be planned at once, in order. */
export const creneauxLibres = z
  .object({
    minutes: z.number().int(),
    /** Everybody who could give such a lesson at some time, the referent first. */
    moniteurs: z.array(choix),
    /** Each with those who are free then, in the same order. */
    creneaux: z.array(z.object({ start: z.string(), end: z.string(), idMoniteurs: z.array(z.number()) })),
    /** Null where there are free times. */
    raison: z.enum(RAISONS_COMPLET).nullable(),
    /** Without a free time in these days: the next one after them; null when there is none. */
    prochain: z.string().nullable(),
  })
  .meta({ id: 'CreneauxLibres' })
export type CreneauxLibres = z.infer<typeof creneauxLibres>
export type CreneauLibre = CreneauxLibres['creneaux'][number]
