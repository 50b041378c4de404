import { addDays, addMonths, daysBetween, firstOfMonth, monthOf, yearOf } from '@contract/clock/days'
import { isDay } from '@contract/fields'
import { countTranches, MAX_TRANCHES, type Pas, type Periode, type StatsInput } from '@contract/stats/periode'

/** The periods to choose from; `libre` has its own days. */
export const PERIODES = ['mois', 'jours30', 'trimestre', 'annee', 'libre'] as const
type PeriodeName = (typeof PERIODES)[number]

/** The choice in the address of the dashboard. */
interface StatsChoice {
  periode?: PeriodeName
  from?: string
  to?: string
  idMoniteur?: string
  idPermi?: string
}

const THIRTY_DAYS = 30
const MONTHS_OF_QUARTER = 3
/** The most days of a period whose chart shows each day, and of one whose chart shows weeks. */
const [MOST_DAYS, MOST_WEEK_DAYS] = [31, 124]

const firstOfQuarter = (day: string) => {
  const [, month] = monthOf(day).split('-')
  return addMonths(firstOfMonth(day), -((Number(month) - 1) % MONTHS_OF_QUARTER))
}

const PRESETS: Record<Exclude<PeriodeName, 'libre'>, (today: string) => string> = {
  mois: firstOfMonth,
  jours30: (today) => addDays(today, 1 - THIRTY_DAYS),
  trimestre: firstOfQuarter,
  annee: (today) => `${yearOf(today)}-01-01`,
}

/** The days of a choice: until today, unless the user named others that make sense. */
function periodOf({ periode = 'mois', from, to }: StatsChoice, today: string): Periode {
  if (periode !== 'libre') return { from: PRESETS[periode](today), to: today }
  const isWhole = from && to && isDay(from) && isDay(to) && from <= to
  const isShort = isWhole && countTranches(from, to, 'MONTH') <= MAX_TRANCHES
  return isShort ? { from, to } : { from: PRESETS.mois(today), to: today }
}

/** The steps of a chart that are wide enough to tell apart. */
function stepOf({ from, to }: Periode): Pas {
  const days = daysBetween(from, to) + 1
  if (days <= MOST_DAYS) return 'DAY'
  return days <= MOST_WEEK_DAYS ? 'WEEK' : 'MONTH'
}

/** The request body shared by all statistics of the dashboard. */
export function askedOf(choice: StatsChoice, today: string): StatsInput {
  const period = periodOf(choice, today)
  const { idMoniteur, idPermi } = choice
  return {
    ...period,
    groupBy: stepOf(period),
    scope: {
      ...(idMoniteur && { idMoniteur: Number(idMoniteur) }),
      ...(idPermi && { idPermi: Number(idPermi) }),
    },
  }
}
