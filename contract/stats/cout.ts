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
 * What the hours of a school cost and are sold for. Minutes are attested; amounts are millimes, and what the books say:
 * nothing is estimated. The days are those that were asked for, less those before the month of the school’s first lesson.
 */
export const coutStats = periode
  .extend({
    /** By kind of lesson, and what their instructors earn at the rate of each lesson's day. */
    minutes: byEtape,
    paie: byEtape,
    /** Minutes of code that candidates attended: one class counts for each of them. */
    minutesSuivies: z.number().int(),
    moniteurs: z.array(
      z.object({
        id: z.number(),
        nom: z.string(),
        minutes: z.number().int(),
        paie: z.number().int(),
        /** Whether all their lessons have a rate; without one their work would seem to be free. */
        isRated: z.boolean(),
      }),
    ),
    /** Their lessons, and the expenses that name them. */
    vehicules: z.array(
      z.object({ id: z.number(), nom: z.string(), minutes: z.number().int(), depenses: z.number().int() }),
    ),
    /** All expenses of the period, those of vehicles among them. */
    depenses: z.array(z.object({ categorie: z.enum(EXPENSE_CATEGORIES), montant: z.number().int() })),
    /** Maintenance noted in the period that no expense pays for: the books do not have it. */
    entretiensSansDepense: z.number().int(),
    /** The prices in force. */
    prix: z.array(z.object({ idPermi: z.number(), permi: z.string(), heures: byEtape })),
    /** The packages on offer, how many enrolments in them began in the period, and the State's part of their exams; null without prices in force. */
    forfaits: z.array(
      z.object({
        ...{ id: z.number(), nom: z.string(), idPermi: z.number(), prix: z.number().int() },
        ...{ minutes: byEtape, droits: z.number().int().nullable(), inscriptions: z.number().int() },
      }),
    ),
  })
  .meta({ id: 'CoutStats' })
export type CoutStats = z.infer<typeof coutStats>
