import { addDays } from '@contract/clock/days'
import { MAX_OCCURRENCES } from '@contract/planning/evenement'
import { type FormValues, repeteOf } from '@src/parts/evenement/form/values'

type Repetition = Pick<FormValues, 'calendar' | 'repete' | 'semaines' | 'nombre' | 'jusqua' | 'jour'>

/** The number of occurrences, or its upper limit while the form does not fix it. */
function timesOf(values: Repetition): number {
  const repete = repeteOf(values)
  if (!repete) return 1
  if (repete === 'jusqua') return MAX_OCCURRENCES
  return Math.min(Number(values.nombre) || 0, MAX_OCCURRENCES)
}

/** The days of the form's recurrence, in order; skipped days count towards the number of times. */
export function occurrenceDays(values: Repetition, except: readonly string[] = []): string[] {
  const { jusqua, jour, semaines } = values
  if (!/^\d{4}-\d\d-\d\d$/.test(jour)) return []
  const isEnding = repeteOf(values) === 'jusqua'
  const all = Array.from({ length: timesOf(values) }, (_, index) => addDays(jour, index * 7 * (semaines ?? 1)))
  return all.filter((day, index) => (!isEnding || index === 0 || day <= jusqua) && !except.includes(day))
}
