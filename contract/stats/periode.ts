import { z } from 'zod'
import { daysBetween, mondayOf, monthsBetween } from '../clock/days'
import { day, isDay } from '../fields'

/** The length of a step of a chart. */
export const PAS = ['DAY', 'WEEK', 'MONTH'] as const
export type Pas = (typeof PAS)[number]

/** Maximum number of steps of one chart: the days of a leap year fit. */
export const MAX_TRANCHES = 370

const DAYS_OF_WEEK = 7

/** The number of steps of a period. Weeks begin on Monday; the first and the last step may be cut short. */
export function countTranches(from: string, to: string, groupBy: Pas): number {
  if (groupBy === 'MONTH') return monthsBetween(from, to).length
  if (groupBy === 'WEEK') return daysBetween(mondayOf(from), mondayOf(to)) / DAYS_OF_WEEK + 1
  return daysBetween(from, to) + 1
}

/** The scope of the figures: the people and lessons of an instructor or of a licence category. */
const statsScope = z
  .strictObject({ idMoniteur: z.number().int().optional(), idPermi: z.number().int().optional() })
  .meta({ id: 'StatsScope' })
export type StatsScope = z.infer<typeof statsScope>

/**
 * What a period is a part of, so far: it is compared with the same days of the one before. Its days alone do not tell:
 * on 20 January the first twenty days are those of a month, of a quarter and of a year.
 */
export const ENSEMBLES = ['DAYS', 'MONTH', 'QUARTER', 'YEAR'] as const
export type Ensemble = (typeof ENSEMBLES)[number]

const bounds = {
  from: day,
  to: day,
  groupBy: z.enum(PAS).default('MONTH'),
  /** Told by the days where it is left out; `DAYS` compares with as many days just before. */
  ensemble: z.enum(ENSEMBLES).optional(),
}
type Bounds = { from: string; to: string; groupBy: Pas }

const inOrder = ({ from, to }: Bounds) => from <= to
const orderFault = { path: ['to'], error: 'end_before_start' }
// Asked of wrong days and of a wrong order too, which are faults of their own.
const shortEnough = ({ from, to, groupBy }: Bounds) =>
  !isDay(from) || !isDay(to) || from > to || countTranches(from, to, groupBy) <= MAX_TRANCHES
const lengthFault = { path: ['groupBy'], error: 'too_big' }

/** Days of the school, both included, cut into steps. */
export const statsInput = z
  .strictObject({ ...bounds, scope: statsScope.default({}) })
  .refine(inOrder, orderFault)
  .refine(shortEnough, lengthFault)
  .meta({ id: 'StatsInput' })
export type StatsInput = z.output<typeof statsInput>

/** The same without a scope, for money, which belongs to no instructor and no category. */
export const earningInput = z
  .strictObject(bounds)
  .refine(inOrder, orderFault)
  .refine(shortEnough, lengthFault)
  .meta({ id: 'EarningInput' })
export type EarningInput = z.output<typeof earningInput>

/** Days of the school, both included. */
export const periode = z.object({ from: z.string(), to: z.string() })
export type Periode = z.infer<typeof periode>

/** A number of the period, and the same number of the period before. */
export const figure = z.object({ value: z.number().int(), before: z.number().int() })
export type Figure = z.infer<typeof figure>

/** The period of an answer and the one that it is compared with. */
export const compared = { ...periode.shape, before: periode }
