import { addDays, daysBetween } from '@contract/clock/days'
import { addMinutes, minutesBetween } from '@contract/clock/moments'
import { type Pays, ZONES } from '@contract/clock/pays'
import { addWallMinutes, momentOf, toUtc, toWall, wallMinutesBetween, wallOf } from '@contract/clock/wall'
import type { Creneau } from '@contract/planning/clash'
import type { EvenementInput } from '@contract/planning/evenement'
import { MAX_OCCURRENCES } from '@contract/planning/evenement'

/**
 * The times of a recurrence, the first included: the same wall-clock hour every week, across clock changes. Days left
 * out still count towards the number of sessions; a replaced session has its own time.
 */
export function occurrences({ start, end, recurrence }: EvenementInput, pays: Pays): Creneau[] {
  if (!recurrence) return [{ start, end }]
  const { semaines, nombre = MAX_OCCURRENCES, jusqua, except, replaced } = recurrence
  const first = wallOf(new Date(start), pays)
  const length = minutesBetween(start, end)
  const days = Array.from({ length: nombre }, (_, index) => addDays(first.day, index * 7 * semaines))
  return days
    .filter((day) => (jusqua === undefined || day <= jusqua) && !except.includes(day))
    .map((day) => {
      const other = replaced.find(({ jour }) => jour === day)
      if (other) return { start: other.start, end: other.end }
      const begins = day === first.day ? start : momentOf({ day, time: first.time }, pays).toISOString()
      return { start: begins, end: addMinutes(begins, length) }
    })
}

/** The sessions of a recurrence that overlap the next one: replaced one by one, they may collide with each other. */
export function overlaps(slots: readonly Creneau[]): Creneau[] {
  const sorted = [...slots].sort((a, b) => (a.start < b.start ? -1 : 1))
  return sorted.filter(({ end }, index) => end > (sorted[index + 1]?.start ?? end))
}

/**
 * The new time of another session of a recurrence after one of them has moved: shifted by the same number of days, at
 * the new wall-clock hour, with the new length. What did not change in the moved one stays unchanged in the other.
 */
export function moveAlong(other: Creneau, before: Creneau, after: Creneau, pays: Pays): Creneau {
  const lengthOf = ({ start, end }: Creneau) => minutesBetween(start, end)
  const length = lengthOf(before) === lengthOf(after) ? lengthOf(other) : lengthOf(after)
  if (before.start === after.start) return { start: other.start, end: addMinutes(other.start, length) }
  const clock = ({ start }: Creneau) => wallOf(new Date(start), pays)
  const from = clock(before)
  const to = clock(after)
  const own = clock(other)
  const day = addDays(own.day, daysBetween(from.day, to.day))
  const time = from.time === to.time ? own.time : to.time
  const start = momentOf({ day, time }, pays).toISOString()
  return { start, end: addMinutes(start, length) }
}

/**
 * The new time of an event that follows a moved one: at the same wall-clock distance from it as before, with its
 * length unchanged.
 */
export function shiftAlong(other: Creneau, before: Creneau, after: Creneau, pays: Pays): Creneau {
  const wall = ({ start }: Creneau) => toWall(start, ZONES[pays])
  const start = toUtc(addWallMinutes(wall(other), wallMinutesBetween(wall(before), wall(after))), ZONES[pays])
  return { start, end: addMinutes(start, minutesBetween(other.start, other.end)) }
}
