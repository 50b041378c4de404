import { addMinutes, minutesBetween } from '@contract/clock/moments'
import type { Creneau } from '@contract/planning/clash'
import type { Calendar } from '@contract/planning/evenement'
import { clashesOf, type Facts, isLasting } from './clashes'
import { moveAlong, overlaps } from './recurrence'
import { takenAmong } from './taken'

/** Starts are tried on this grid, in minutes. */
const STEP = 15
/** Maximum distance in days between the wanted time and a slot. */
export const SEARCH_DAYS = 14
const OFFERED = 3

export interface Search {
  calendar: Calendar
  /** The wanted times: one, or all those of a recurrence, which move together. */
  slots: readonly Creneau[]
  /** Moments between which the first slot may begin. */
  from: string
  to: string
  /** The current time of an event that is moved; never offered. */
  present?: Creneau
}

/** Other events that move along, with their own resources. */
export interface Along extends Pick<Search, 'calendar' | 'slots'> {
  facts: Facts
}

/** Starts at increasing distance, later and earlier in turn. */
function* startsAround(start: string, days: number): Generator<string> {
  yield start
  for (let away = STEP; away <= days * 24 * 60; away += STEP) {
    yield addMinutes(start, away)
    yield addMinutes(start, -away)
  }
}

/**
 * The free slots nearest to the wanted time, of the same length, in order of time: up to three that do not overlap,
 * fewer when two weeks have no more, none when no time can help. `facts.busy` must cover the whole search.
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
  for (const start of startsAround(wanted.start, SEARCH_DAYS)) {
    if (found.length === OFFERED) break
    const slot = { start, end: addMinutes(start, length) }
    const isApart = found.every((other) => other.end <= slot.start || slot.end <= other.start)
    const isWhereItStands = start === present?.start && slot.end === present.end
    if (start >= from && start <= to && isApart && !isWhereItStands && isFree(slot)) found.push(slot)
  }
  return found.sort((a, b) => (a.start < b.start ? -1 : 1))
}

/** Maximum distance in days of a replaced session: it stays nearer to its own week than to the next. */
export const REPLACED_DAYS = 6
/** With more refused sessions than this, the recurrence needs another instructor or another hour. */
const MAX_REPLACED = 12

/** A refused session of a recurrence, and its nearest free slot. */
interface Replaced {
  refused: Creneau
  creneau: Creneau
}

/**
 * A slot for each clashing session of a recurrence, one by one, with the others unchanged; empty when one of them has
 * none. `facts.busy` must cover {@link REPLACED_DAYS} before and after.
 */
export function replacements({ calendar, slots, from }: Omit<Search, 'to' | 'present'>, facts: Facts): Replaced[] {
  const clashesAt = (slot: Creneau) => clashesOf({ calendar, ...slot }, facts)
  const refused = slots.filter((slot) => clashesAt(slot).length > 0)
  const isHopeless = refused.slice(0, 1).some((slot) => clashesAt(slot).some(isLasting))
  if (isHopeless || refused.length > MAX_REPLACED) return []
  const kept = slots.filter((slot) => !refused.includes(slot))
  const found: Replaced[] = []
  for (const slot of refused) {
    const length = minutesBetween(slot.start, slot.end)
    for (const start of startsAround(slot.start, REPLACED_DAYS)) {
      const creneau = { start, end: addMinutes(start, length) }
      if (start < from || takenAmong(kept)(creneau) || clashesAt(creneau).length > 0) continue
      kept.push(creneau)
      found.push({ refused: slot, creneau })
      break
    }
  }
  return found.length === refused.length ? found : []
}
