import { z } from 'zod'
import { EXPENSE_CATEGORIES } from '../argent/categorie'
import { byEtape } from '../argent/compte'
import { day } from '../fields'
import { periode } from './periode'

/** Days of the school, both included. */
export const coutQuery = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'end_before_start' })
export type CoutQuery = z.output<typeof coutQuery>

/**
 * The costs and prices of a school's hours. Minutes are attested, and amounts are millimes from the books, without
 * estimates. The days are those that were asked for, without those before the month of the school’s first lesson.
 */
export const coutStats = periode
  .extend({
    /** Minutes by kind of lesson, and the pay of their instructors at the rate of each lesson's day. */
    minutes: byEtape,
    paie: byEtape,
    /** Minutes of theory that candidates attended: a class counts for each of its candidates. */
    minutesSuivies: z.number().int(),
    moniteurs: z.array(
      z.object({
        id: z.number(),
        nom: z.string(),
        minutes: z.number().int(),
        paie: z.number().int(),
        /** Whether all their lessons have a rate. Without one, their work would seem to be free. */
        isRated: z.boolean(),
      }),
    ),
    /** The vehicles with the minutes of their lessons and the expenses that name them. */
    vehicules: z.array(
      z.object({ id: z.number(), nom: z.string(), minutes: z.number().int(), depenses: z.number().int() }),
    ),
    /** All expenses of the period, including those of vehicles. */
    depenses: z.array(z.object({ categorie: z.enum(EXPENSE_CATEGORIES), montant: z.number().int() })),
    /**
     * The cost of maintenance recorded in the period that no expense pays for, and that is therefore not in the books.
     */
    entretiensSansDepense: z.number().int(),
    /** The prices in force. */
    prix: z.array(z.object({ idPermi: z.number(), permi: z.string(), heures: byEtape })),
    /**
     * The packages on offer, each with the number of its enrolments that began in the period and the State's part of
     * its exams (null without prices in force).
     */
    forfaits: z.array(
      z.object({
        id: z.number(),
        nom: z.string(),
        idPermi: z.number(),
        prix: z.number().int(),
        minutes: byEtape,
        droits: z.number().int().nullable(),
        inscriptions: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'CoutStats' })
export type CoutStats = z.infer<typeof coutStats>
