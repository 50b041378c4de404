import type { Cloture } from '@contract/caisse/cloture'
import { lastOfMonth, monthOf, yearOf } from '@contract/clock/days'

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

/** The key of a closing in the set of existing ones. */
export const closedKey = ({ kind, periode }: Closed) => `${kind} ${periode}`

/**
 * The periods that can be closed now, in order: days that are over and whose sessions are all closed, and months and
 * years that are over and have no day left to close.
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

/** The days of a period. */
export function daysOf({ kind, periode }: Closed): { from: string; to: string } {
  if (kind === 'JOUR') return { from: periode, to: periode }
  if (kind === 'MOIS') return { from: `${periode}-01`, to: lastOfMonth(`${periode}-01`) }
  return { from: `${periode}-01-01`, to: `${periode}-12-31` }
}

/** The money taken less the money given back. */
export const netOf = (totaux: Cloture['totaux']): number =>
  totaux.reduce((sum, { kind, incoming, outgoing }) => sum + incoming - (kind === 'REFUND' ? outgoing : 0), 0)

/** The content of a closing as text, from which its hash is computed. */
export const hashedCloture = (row: Omit<Cloture, 'id' | 'empreinte' | 'totaux'> & { totaux: string }): string =>
  JSON.stringify([
    row.kind,
    row.periode,
    row.totaux,
    row.nombre,
    row.total,
    row.totalPerpetuel,
    row.premierNumero,
    row.dernierNumero,
    row.createdAt,
  ])
