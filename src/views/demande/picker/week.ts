import type { CreneauLibre } from '@contract/planning/creneau'
import type { Plage } from '@contract/planning/openingHours'
import { addDays, dayOf, timeOf, toWall } from '@src/parts/evenement/calendar/wallClock'

/** A day of the week that is shown, with its free times by their hour on the school's clock. */
export interface DayTimes {
  jour: string
  times: ReadonlyMap<string, CreneauLibre>
}

export const WEEK_DAYS = 7

const isOpen = (horaires: readonly Plage[], place: number) =>
  horaires.length === 0 || horaires.some(({ jour }) => jour === place + 1)

/** The days of a week from Monday on; one on which the school is always closed is left out. */
export function daysOfWeek(
  creneaux: readonly CreneauLibre[],
  { from, zone, horaires }: { from: string; zone: string; horaires: readonly Plage[] },
): DayTimes[] {
  const byDay = new Map<string, Map<string, CreneauLibre>>()
  for (const creneau of creneaux) {
    const wall = toWall(creneau.start, zone)
    const times = byDay.get(dayOf(wall)) ?? new Map<string, CreneauLibre>()
    // Of an hour that comes twice when clocks turn back the first is shown.
    if (!times.has(timeOf(wall))) times.set(timeOf(wall), creneau)
    byDay.set(dayOf(wall), times)
  }
  return Array.from({ length: WEEK_DAYS }, (_, place) => ({ place, jour: addDays(from, place) }))
    .map(({ place, jour }) => ({ place, jour, times: byDay.get(jour) ?? new Map<string, CreneauLibre>() }))
    .filter(({ place, times }) => times.size > 0 || isOpen(horaires, place))
    .map(({ jour, times }) => ({ jour, times }))
}

/** Every hour at which some day has a free time, in order: the lines that the days have in common. */
export const hoursOf = (days: readonly DayTimes[]): string[] =>
  [...new Set(days.flatMap(({ times }) => [...times.keys()]))].sort()
