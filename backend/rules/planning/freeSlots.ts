import { addMinutes, minutesBetween } from '@contract/clock/moments'
import type { Creneau } from '@contract/planning/clash'
import type { Calendar } from '@contract/planning/evenement'
import { clashesOf, type Facts, isLasting } from './clashes'
import { moveAlong, overlaps } from './recurrence'

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

/** Others that move along, with people of their own. */
export interface Along extends Pick<Search, 'calendar' | 'slots'> {
  facts: Facts
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
export function nearestSlots(
  { calendar, slots, from, to, present }: Search,
  facts: Facts,
  along: readonly Along[] = [],
): Creneau[] {
  const [wanted] = slots
  const all = [{ calendar, slots, facts }, ...along]
  const clashesAt = (one: Along, slot: Creneau) => clashesOf({ calendar: one.calendar, ...slot }, one.facts)
  const isHopeless = all.some((one) => one.slots.slice(0, 1).some((slot) => clashesAt(one, slot).some(isLasting)))
  if (!wanted || isHopeless) return []
  const length = minutesBetween(wanted.start, wanted.end)
  const found: Creneau[] = []
  const isFree = (slot: Creneau) => {
    const moved = all.map((one) => ({
      ...one,
      slots: one.slots.map((other) => moveAlong(other, wanted, slot, facts.pays)),
    }))
    const isFreeAlone = moved.every((one) => one.slots.every((time) => clashesAt(one, time).length === 0))
    return isFreeAlone && overlaps(moved.flatMap((one) => one.slots)).length === 0
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
