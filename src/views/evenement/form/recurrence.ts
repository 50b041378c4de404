import { daysBetween } from '@contract/clock/days'
import { MAX_OCCURRENCES } from '@contract/planning/evenement'
import { type FormValues, repeteOf } from '@src/parts/evenement/form/values'

/** How many events the form would make, as far as it is filled in. */
export function occurrenceCount(values: FormValues): number {
  const { nombre, jusqua, jour, semaines } = values
  const repete = repeteOf(values)
  if (repete === 'nombre') return Number(nombre) || 0
  if (!repete || !jusqua || !jour || jusqua < jour) return 1
  const times = Math.floor(daysBetween(jour, jusqua) / (7 * (semaines ?? 1))) + 1
  return Math.min(times, MAX_OCCURRENCES)
}
