import { addDays, weekday } from '@contract/clock/days'
import type { ConfigurationPlanning, Plage } from '@contract/planning/openingHours'

/** A part of a day in wall time, `HH:MM`. */
export interface DaySpan {
  from: string
  to: string
}

/** A school's opening hours as the calendar draws them. */
export interface Opening {
  horaires: Plage[]
  fermetures: { debut: string; fin: string; motif: string | null }[]
  dureeMinutes: number
}

/** Before the hours are loaded nothing is greyed out. */
export const ALWAYS_OPEN: Opening = { horaires: [], fermetures: [], dureeMinutes: 60 }

export const openingOf = (configuration: ConfigurationPlanning | undefined): Opening =>
  configuration
    ? {
        horaires: configuration.horaires,
        fermetures: configuration.fermetures,
        dureeMinutes: configuration.reglages.dureeMinutes,
      }
    : ALWAYS_OPEN

/** The opening hours in the library's format, where Sunday is 0. */
export const businessHours = ({ horaires }: Opening) =>
  horaires.length > 0
    ? horaires.map(({ jour, debut, fin }) => ({ daysOfWeek: [jour % 7], startTime: debut, endTime: fin }))
    : false

/** The hours of one day for every column of it. */
export function columnHours({ horaires }: Opening, day: string) {
  if (horaires.length === 0) return false
  return horaires
    .filter(({ jour }) => jour === weekday(day))
    .map(({ debut, fin }) => ({ daysOfWeek: [0, 1, 2, 3, 4, 5, 6], startTime: debut, endTime: fin }))
}

/** Closures as background events; the last day of a closure is included. */
export const closureSpans = ({ fermetures }: Opening) =>
  fermetures.map(({ debut, fin, motif }) => ({ start: debut, end: addDays(fin, 1), motif }))

export const closureOn = ({ fermetures }: Opening, day: string) =>
  fermetures.find(({ debut, fin }) => debut <= day && day <= fin)

/** The noted closures among the days of a view, with their reasons. */
export function closureDays(opening: Opening, { from, to }: { from: string; to: string }, word: string) {
  const days = new Map<string, string>()
  for (let day = from; day < to; day = addDays(day, 1)) {
    const closure = closureOn(opening, day)
    if (closure) days.set(day, closure.motif ?? word)
  }
  return days as ReadonlyMap<string, string>
}

/** Why a school is closed on a day: a closure with its reason, or a weekday on which it never opens. */
export type ClosedReason = { kind: 'fermeture'; motif: string | null } | { kind: 'semaine'; weekday: number }

/** Null for an open day, or while the opening hours are unknown. */
export function closedReason(opening: Opening, day: string): ClosedReason | null {
  const closure = closureOn(opening, day)
  if (closure) return { kind: 'fermeture', motif: closure.motif }
  const dayOfWeek = weekday(day)
  const isOpen = opening.horaires.length === 0 || opening.horaires.some(({ jour }) => jour === dayOfWeek)
  return isOpen ? null : { kind: 'semaine', weekday: dayOfWeek }
}

const LOOK_AHEAD_DAYS = 400

/** The next open day after a day; null when there is none within the searched range. */
export function nextOpenDay(opening: Opening, day: string): string | null {
  for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const next = addDays(day, ahead)
    if (!closedReason(opening, next)) return next
  }
  return null
}

/** The opening times of some days; for days that are always closed, those of the whole week. */
export function openSpans({ horaires }: Opening, days: readonly string[]): DaySpan[] {
  const weekdays = new Set(days.map(weekday))
  const own = horaires.filter(({ jour }) => weekdays.has(jour))
  return (own.length > 0 ? own : horaires).map(({ debut, fin }) => ({ from: debut, to: fin }))
}
