import type { ReglagesArgent } from '@contract/argent/reglages'
import { addDays, daysBetween } from '@contract/clock/days'
import { type DueFacts, dueBy } from '../argent/due'

export interface Dues {
  /** The amount that was due before today, and the day since when. */
  enRetard: number
  depuis: string | null
  /** The amount due by today. */
  exigible: number
  /** The next amount that becomes due within some days, and its day. */
  bientot: { date: string; montant: number } | null
}

/**
 * A candidate's dues on a day, and the next ones within some days. All charges and instalments are counted together.
 */
export function duesOf(facts: DueFacts, today: string, days: number): Dues {
  const all = [...facts.charges, ...facts.plans.flatMap(({ echeances }) => echeances)].map(({ date }) => date)
  const dates = [...new Set(all)].sort()
  const exigible = dueBy(facts, today)
  const enRetard = dueBy(facts, addDays(today, -1))
  const soon = dates.find((date) => date > today && date <= addDays(today, days) && dueBy(facts, date) > exigible)
  return {
    enRetard,
    depuis: enRetard > 0 ? (dates.find((date) => dueBy(facts, date) > 0) ?? null) : null,
    exigible,
    bientot: soon === undefined ? null : { date: soon, montant: dueBy(facts, soon) - exigible },
  }
}

export interface Sent {
  niveau: number
  depuis: string
}

export interface Reminder extends Sent {
  montant: number
  /** Whether the reminder is about a broken promise. */
  isBroken: boolean
}

interface Facts {
  dues: Dues
  /** The latest promise, whether it was kept, and whether a reminder has named it. */
  promise: { date: string; isKept: boolean; isTold: boolean } | null
  /** The reminders that were sent before, the latest last. */
  sent: readonly Sent[]
}

/**
 * The reminder to send on a day; null for none. A promise stops reminders until its day; a broken one is named once.
 * The level of a reminder follows the age of the oldest due, and each level is sent once for it. When no run takes
 * place on a day, the next run makes up for it.
 */
export function reminderOf(
  { dues, promise, sent }: Facts,
  today: string,
  { relanceJours }: ReglagesArgent,
): Reminder | null {
  const { enRetard, depuis, exigible, bientot } = dues
  if (promise && !promise.isKept && today <= promise.date) return null
  if (depuis === null || enRetard === 0) {
    if (!bientot || sent.some((one) => one.depuis === bientot.date)) return null
    return { niveau: 0, depuis: bientot.date, montant: exigible + bientot.montant, isBroken: false }
  }
  const age = daysBetween(depuis, today)
  const niveau = relanceJours.filter((days) => age >= days).length
  const isBroken = promise !== null && !promise.isKept && !promise.isTold
  const before = Math.max(0, ...sent.filter((one) => one.depuis === depuis).map((one) => one.niveau))
  return isBroken || niveau > before ? { niveau: Math.max(niveau, before), depuis, montant: exigible, isBroken } : null
}

/** Whether it is in the quiet hours, which may pass midnight. Times are `HH:MM` of the school. */
export function isQuiet(time: string, { silenceDebut, silenceFin }: ReglagesArgent): boolean {
  return silenceDebut <= silenceFin
    ? silenceDebut <= time && time < silenceFin
    : time >= silenceDebut || time < silenceFin
}
