import { priceOn } from './consumption'
import { oldestFirst } from './order'
import { roundedQuotient, sliceOf } from './rounding'
import type { CausedLine } from './settlement'

/** An hourly rate from a day on, in millimes. */
export interface HourlyRate {
  dateEffet: string
  montant: number
}

/** Attested minutes on a day of the school. */
export interface WorkedMinutes {
  jour: string
  minutes: number
}

/** An attested lesson of an instructor. */
export interface TaughtLesson extends WorkedMinutes {
  id: number
  start: string
}

/** The pay of a month: its minutes at the rate of their day, rounded half up once per rate. */
export function payOf(worked: readonly WorkedMinutes[], rates: readonly HourlyRate[]): number {
  const byRate = new Map<number, number>()
  for (const { jour, minutes } of worked) {
    const rate = priceOn(rates, jour)?.montant ?? 0
    byRate.set(rate, (byRate.get(rate) ?? 0) + minutes)
  }
  return [...byRate].reduce((sum, [rate, minutes]) => sum + roundedQuotient(rate * minutes, 60), 0)
}

/**
 * The lines of a month's lessons on an instructor's account, one per lesson. Their sum is exactly the pay of the month.
 * @param lessons all attested lessons of the instructor in the month
 */
export function payLines(
  idMoniteur: number,
  lessons: readonly TaughtLesson[],
  rates: readonly HourlyRate[],
): CausedLine[] {
  const soFar = new Map<number, number>()
  return oldestFirst(lessons, ({ start }) => start).flatMap(({ id, jour, minutes }) => {
    const rate = priceOn(rates, jour)?.montant ?? 0
    const from = soFar.get(rate) ?? 0
    soFar.set(rate, from + minutes)
    const montant = sliceOf(rate, 60, from, minutes)
    return montant > 0 ? [{ cause: `lecon:${id}`, debit: 'paie', credit: `moniteur:${idMoniteur}`, montant }] : []
  })
}
