import { addDays, addMonths } from '@contract/clock/days'
import type { Frequence } from '@contract/plateforme/pack'
import type { EtatPackage } from '@contract/plateforme/package'

const WEEK = 7
/** `annually` is half a year: see docs/decisions. */
const MONTHS = { monthly: 1, annually: 6 } as const satisfies Record<Exclude<Frequence, 'weekly'>, number>

/**
 * The last day of a period that begins on a day. When the last month lacks that day, the period ends on the month's
 * last day.
 */
export function lastDay(dateDebut: string, frequence: Frequence): string {
  if (frequence === 'weekly') return addDays(dateDebut, WEEK - 1)
  const next = addMonths(dateDebut, MONTHS[frequence])
  const isSameDay = next.slice(8) === dateDebut.slice(8)
  return isSameDay ? addDays(next, -1) : next
}

/** The first day of the next package: today, or the day after the school's last package. */
export const firstDay = (today: string, until: string | null): string =>
  until !== null && until >= today ? addDays(until, 1) : today

/** The state of a package on a day. */
export function packageState(
  { dateDebut, dateFin }: { dateDebut: string; dateFin: string },
  today: string,
): EtatPackage {
  if (dateFin < today) return 'EXPIRED'
  return dateDebut > today ? 'UPCOMING' : 'ACTIVE'
}
