import type { Calendar } from '@contract/evenement'
import type { Creneau } from '@contract/planning'
import { clashesOf, type Facts, isLasting } from './conflits'
import { moveAlong, overlaps } from './recurrence'
import { addMinutes, minutesBetween } from './time'

/** Starts are looked for on this grid, in minutes. */
const STEP = 15
/** How far from the time wanted a slot may lie. */
export const SEARCH_DAYS = 14
const OFFERED = 3

export interface Search {
  calendar: Calendar
  /** The times wanted: one, or all those of a recurrence, which move together. */
  slots: readonly Creneau[]
  /** Moments between which the first may begin. */
  from: string
  to: string
  /** Where the event stands today, when it moves: that is no offer. */
  present?: Creneau
}

/** Starts ever further away, earlier and later in turn. */
function* startsAround(start: string): Generator<string> {
  yield start
  for (let away = STEP; away <= SEARCH_DAYS * 24 * 60; away += STEP) {
    yield addMinutes(start, away)
    yield addMinutes(start, -away)
  }
}

/**
 * The free times nearest to the one wanted, of the same length, earlier or later, in order of time: three that do not
 * overlap, fewer when two weeks hold no more, none when no time would do. `facts.busy` must hold the whole search.
 */
export function nearestSlots({ calendar, slots, from, to, present }: Search, facts: Facts): Creneau[] {
  const [wanted] = slots
  if (!wanted || clashesOf({ calendar, ...wanted }, facts).some(isLasting)) return []
  const length = minutesBetween(wanted.start, wanted.end)
  const found: Creneau[] = []
  const isFree = (slot: Creneau) => {
    const moved = slots.map((other) => moveAlong(other, wanted, slot, facts.pays))
    return moved.every((one) => clashesOf({ calendar, ...one }, facts).length === 0) && overlaps(moved).length === 0
  }
  for (const start of startsAround(wanted.start)) {
    if (found.length === OFFERED) break
    const slot = { start, end: addMinutes(start, length) }
    const isApart = found.every((other) => other.end <= slot.start || slot.end <= other.start)
    const isWhereItStands = start === present?.start && slot.end === present.end
    if (start >= from && start <= to && isApart && !isWhereItStands && isFree(slot)) found.push(slot)
  }
  return found.sort((a, b) => (a.start < b.start ? -1 : 1))
}
