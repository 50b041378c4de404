import { addDays, daysBetween, firstOfMonth, firstOfQuarter, yearOf } from '@contract/clock/days'
import {
  countTranches,
  type Ensemble,
  MAX_TRANCHES,
  type Pas,
  type Periode,
  type StatsInput,
} from '@contract/stats/periode'

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
/** The most days of a period whose chart shows each day, and of one whose chart shows weeks. */
const [MOST_DAYS, MOST_WEEK_DAYS] = [31, 124]

interface Preset {
  first: (today: string) => string
  /** What the days until today are a part of, which the period before depends on. */
  ensemble: Ensemble
}

const PRESETS: Record<Exclude<PeriodeName, 'libre'>, Preset> = {
  mois: { first: firstOfMonth, ensemble: 'MONTH' },
  jours30: { first: (today) => addDays(today, 1 - THIRTY_DAYS), ensemble: 'DAYS' },
  trimestre: { first: firstOfQuarter, ensemble: 'QUARTER' },
  annee: { first: (today) => `${yearOf(today)}-01-01`, ensemble: 'YEAR' },
}

/** The code of a fault of each day of a period of one’s own: `errors:field.<code>`. */
type PeriodFaults = Partial<Record<'from' | 'to', 'required' | 'end_before_start' | 'too_far'>>

/** The faults of the days that were typed: nothing is put in their place, so that no field says other days. */
export function faultsOf({ periode, from, to }: StatsChoice): PeriodFaults {
  if (periode !== 'libre') return {}
  if (!from || !to) return { ...(!from && { from: 'required' }), ...(!to && { to: 'required' }) }
  if (from > to) return { to: 'end_before_start' }
  return countTranches(from, to, 'MONTH') > MAX_TRANCHES ? { to: 'too_far' } : {}
}

/** The days of a choice: until today, or those that the user named; null while these make no period. */
function periodOf(choice: StatsChoice, today: string): (Periode & { ensemble?: Ensemble }) | null {
  const { periode = 'mois', from, to } = choice
  if (periode !== 'libre') {
    const { first, ensemble } = PRESETS[periode]
    return { from: first(today), to: today, ensemble }
  }
  return from && to && Object.keys(faultsOf(choice)).length === 0 ? { from, to } : null
}

/** The steps of a chart that are wide enough to tell apart. */
function stepOf({ from, to }: Periode): Pas {
  const days = daysBetween(from, to) + 1
  if (days <= MOST_DAYS) return 'DAY'
  return days <= MOST_WEEK_DAYS ? 'WEEK' : 'MONTH'
}

/** The request body shared by all statistics of the dashboard; null while the chosen days make no period. */
export function askedOf(choice: StatsChoice, today: string): StatsInput | null {
  const period = periodOf(choice, today)
  if (!period) return null
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
