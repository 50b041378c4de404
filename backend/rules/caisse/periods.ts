import { monthOf, yearOf } from '@contract/clock/days'

export interface Closed {
  kind: 'JOUR' | 'MOIS' | 'ANNEE'
  periode: string
}

interface State {
  today: string
  /** Days with any money since sessions are kept, in order. */
  days: readonly string[]
  /** The first day of a session that is still open; null when none is. */
  firstOpen: string | null
  closed: ReadonlySet<string>
}

/** The name of a closing among those that exist. */
export const closedKey = ({ kind, periode }: Closed) => `${kind} ${periode}`

/**
 * The periods that can be closed now, in order: days that are over and whose sessions are all closed, and months and
 * years that are over and of which no day is left to close.
 */
export function closablePeriods({ today, days, firstOpen, closed }: State): Closed[] {
  const limit = firstOpen !== null && firstOpen < today ? firstOpen : today
  const done = days.filter((day) => day < limit)
  const periods: Closed[] = done.map((periode) => ({ kind: 'JOUR', periode }))
  for (const mois of new Set(done.map(monthOf))) {
    if (mois < monthOf(limit)) periods.push({ kind: 'MOIS', periode: mois })
  }
  for (const annee of new Set(done.map(yearOf))) {
    if (annee < yearOf(limit)) periods.push({ kind: 'ANNEE', periode: String(annee) })
  }
  return periods.filter((one) => !closed.has(closedKey(one)))
}
