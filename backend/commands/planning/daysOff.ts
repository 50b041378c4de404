import { addDays } from '@contract/clock/days'
import { dayIn, momentOf } from '@contract/clock/wall'
import type { FieldErrors } from '@contract/errors'
import type { Periode, PeriodeInput, Plage } from '@contract/planning/openingHours'
import { reglagesOf } from '../../database/planning/occupation'
import { inWeekOrder } from '../../database/planning/openingHours'
import { plannedEvents } from '../../database/planning/plannedEvents'
import { HttpError, invalid } from '../../errors'
import type { Write } from '../write'

/** The owner of the days off. */
interface Of {
  idAutoEcole: number
  /** Left out for closures of the school. */
  idMoniteur?: number
  /** The existing days off. */
  known: readonly Periode[]
}

/** @throws 422 for days too far back to plan on, or days that are already off */
async function refuseFaulty({ trx, caller, moment }: Write, input: PeriodeInput, of: Of): Promise<void> {
  const { passeJours } = await reglagesOf(trx, of.idAutoEcole)
  const oldest = addDays(dayIn(moment, caller.pays), -passeJours)
  const overlaps = of.known.some(({ debut, fin }) => debut <= input.fin && input.debut <= fin)
  // A single day may be sent for an end that was left out: the fault belongs to its first day.
  const last = input.fin === input.debut ? 'debut' : 'fin'
  const errors: FieldErrors = {
    ...(overlaps && { debut: 'already_off' as const }),
    ...(input.fin < oldest && { [last]: 'too_past' as const }),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** @throws 409 with the events planned on these days, unless `force` keeps them */
async function refuseOverEvents({ trx, caller, now }: Write, input: PeriodeInput, of: Of): Promise<void> {
  if (input.force) return
  const begin = momentOf({ day: input.debut, time: '00:00' }, caller.pays).toISOString()
  const to = momentOf({ day: input.fin, time: '24:00' }, caller.pays).toISOString()
  // Past events do not count: they are attested, not moved.
  const from = begin > now ? begin : now
  if (to <= from) return
  const details = await plannedEvents(trx, { idAutoEcole: of.idAutoEcole, idMoniteur: of.idMoniteur, from, to })
  if (details.count > 0) throw new HttpError(409, 'events_in_period', { details })
}

/** Checks new days off. @throws 422 or 409 */
export async function refusePeriode(work: Write, input: PeriodeInput, of: Of): Promise<void> {
  await refuseFaulty(work, input, of)
  await refuseOverEvents(work, input, of)
}

/** Days off as text for the log. */
export const periodeText = ({ debut, fin, motif }: Omit<Periode, 'id'>): string =>
  [debut === fin ? debut : `${debut} – ${fin}`, motif].filter(Boolean).join(' · ')

/** A week as log fields, one per day, so that the log shows only the changed days. */
export function weekFields(plages: readonly Plage[]): Record<string, string | null> {
  const days = [1, 2, 3, 4, 5, 6, 7].map((jour): [string, string | null] => {
    const times = inWeekOrder(plages).filter((plage) => plage.jour === jour)
    return [`jour${jour}`, times.map(({ debut, fin }) => `${debut}–${fin}`).join(', ') || null]
  })
  return Object.fromEntries(days)
}
