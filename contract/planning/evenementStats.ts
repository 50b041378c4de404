import { z } from 'zod'
import { day } from '../fields'
import { CALENDARS, STATUTS } from './evenement'
import { totauxExamens } from './examen'
import { totauxLecons } from './lecon'

/**
 * Days of the school, both included. When one is left out, it is the start or end of the other's month; when both are,
 * they span the current month.
 */
export const statsQuery = z
  .object({ from: day.optional(), to: day.optional() })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: 'end_before_start' })

/** The number of events of each kind in each state, between two days of the school. */
export const evenementStats = z
  .object({
    total: z.number().int(),
    parStatut: z.record(z.enum(STATUTS), z.number().int()),
    parCalendar: z.record(z.enum(CALENDARS), z.number().int()),
    /** The totals of those days, counted like the lists of lessons and exams. */
    lecons: totauxLecons,
    examens: totauxExamens,
    /** Past planned lessons without an answer. */
    aAttester: z.number().int(),
    /** Attested minutes. */
    minutes: z.number().int(),
  })
  .meta({ id: 'EvenementStats' })
export type EvenementStats = z.infer<typeof evenementStats>
