import { addDays } from '@contract/clock/days'
import { dayOf, timeOf, toWall } from '@contract/clock/wall'
import type { CreneauLibre } from '@contract/planning/creneau'
import type { Plage } from '@contract/planning/openingHours'

/** A free time with its start in the school's time zone. */
export interface Time {
  heure: string
  slot: CreneauLibre
}

/** A day of the displayed week, with its free times in order. */
export interface DayTimes {
  jour: string
  times: readonly Time[]
}

export const WEEK_DAYS = 7

const isOpen = (horaires: readonly Plage[], place: number) =>
  horaires.length === 0 || horaires.some(({ jour }) => jour === place + 1)

/** The days of a week from Monday; weekdays on which the school is always closed are omitted. */
export function daysOfWeek(
  creneaux: readonly CreneauLibre[],
  { from, zone, horaires }: { from: string; zone: string; horaires: readonly Plage[] },
): DayTimes[] {
  const byDay = new Map<string, Time[]>()
  for (const slot of creneaux) {
    const wall = toWall(slot.start, zone)
    const times = byDay.get(dayOf(wall)) ?? []
    times.push({ heure: timeOf(wall), slot })
    byDay.set(dayOf(wall), times)
  }
  return Array.from({ length: WEEK_DAYS }, (_, place) => ({ place, jour: addDays(from, place) }))
    .map(({ place, jour }) => ({ place, jour, times: byDay.get(jour) ?? [] }))
    .filter(({ place, times }) => times.length > 0 || isOpen(horaires, place))
    .map(({ jour, times }) => ({ jour, times }))
}

export const PARTS = ['matin', 'apresMidi', 'soir'] as const
export type Part = (typeof PARTS)[number]

/** The start of the afternoon and of the evening. */
const NOON = '12:00'
const EVENING = '18:00'

const partOf = ({ heure }: Time): Part => {
  if (heure < NOON) return 'matin'
  return heure < EVENING ? 'apresMidi' : 'soir'
}

/** The times of a day by part of the day; empty parts are omitted. */
export const partsOf = ({ times }: DayTimes): { part: Part; times: Time[] }[] =>
  PARTS.map((part) => ({ part, times: times.filter((time) => partOf(time) === part) })).filter(
    ({ times: own }) => own.length > 0,
  )
