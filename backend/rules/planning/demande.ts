import { monthAfter, monthOf } from '@contract/clock/days'
import { DAY_MS, HOUR_MS, minutesBetween } from '@contract/clock/moments'
import type { FieldCode, FieldErrors } from '@contract/errors'
import type { Creneau } from '@contract/planning/clash'
import type { DemandeStatut } from '@contract/planning/demande'
import type { ReglagesPlanning } from '@contract/planning/openingHours'

/** Hours after which a pending request counts as late. */
const LATE_HOURS = 24
/** Months covered by the figures, the current one included. */
export const MONTHS = 12

type Limits = Pick<ReglagesPlanning, 'preavisHeures' | 'horizonJours'>

/** The earliest and latest start of a lesson requested now. */
export const askable = (now: Date, { preavisHeures, horizonJours }: Limits) => ({
  soonest: new Date(now.getTime() + preavisHeures * HOUR_MS).toISOString(),
  latest: new Date(now.getTime() + horizonJours * DAY_MS).toISOString(),
})

/** The faults of slots that are too soon or too far ahead. */
export function creneauFaults(creneaux: readonly Creneau[], now: Date, limits: Limits): FieldErrors {
  const { soonest, latest } = askable(now, limits)
  const faultOf = (start: string): FieldCode | null => {
    if (start < soonest) return 'too_soon'
    return start > latest ? 'too_far' : null
  }
  const errors: FieldErrors = {}
  for (const [index, { start }] of creneaux.entries()) {
    const fault = faultOf(start)
    if (fault) errors[`creneaux.${index}.start`] = fault
  }
  return errors
}

/** The last months, oldest first, as `YYYY-MM`; `today` is in the current one. */
export function lastMonths(today: string): string[] {
  return Array.from({ length: MONTHS }, (_, index) => monthAfter(monthOf(today), index - MONTHS + 1))
}

type Counts = Record<DemandeStatut, number>

export function countByStatus(rows: readonly { statut: DemandeStatut }[]): Counts {
  const counts: Counts = { PENDING: 0, ACCEPTED: 0, REFUSED: 0, CANCELLED: 0 }
  for (const { statut } of rows) counts[statut] += 1
  return counts
}

interface Asked {
  statut: DemandeStatut
  createdAt: string
  reponduLe: string | null
}

/** A median rather than a mean: one request left over a weekend must not dominate. */
function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** The number of requests in each state, the number of late ones, and the median time to answer. */
export function demandeFigures(rows: readonly Asked[], now: string) {
  const isLate = ({ statut, createdAt }: Asked) =>
    statut === 'PENDING' && minutesBetween(createdAt, now) > LATE_HOURS * 60
  const answered = rows.flatMap(({ statut, createdAt, reponduLe }) =>
    reponduLe !== null && (statut === 'ACCEPTED' || statut === 'REFUSED') ? [minutesBetween(createdAt, reponduLe)] : [],
  )
  const minutes = median(answered)
  return {
    total: rows.length,
    parStatut: countByStatus(rows),
    enRetard: rows.filter(isLate).length,
    delaiHeures: minutes === null ? null : Math.round(minutes / 6) / 10,
  }
}

/** The same rows by the month of their creation. */
export function demandesByMonth(rows: readonly (Asked & { mois: string })[], months: readonly string[]) {
  return months.map((mois) => ({ mois, parStatut: countByStatus(rows.filter((row) => row.mois === mois)) }))
}
