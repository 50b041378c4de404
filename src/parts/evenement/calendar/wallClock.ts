const QUARTER_MS = 900_000
const DAY_MS = 86_400_000

/** A time on the clock on a school's wall: `2026-11-23T09:30:00`, with no zone of its own. */
export type Wall = string

const formatters = new Map<string, Intl.DateTimeFormat>()
/** Offsets by zone and quarter of an hour: a month holds thousands of events and few offsets. */
const offsets = new Map<string, Map<number, number>>()

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  formatters.set(zone, made)
  return made
}

/** Milliseconds by which the zone's clock is ahead of UTC at a moment. */
function offsetAt(ms: number, zone: string): number {
  const quarter = Math.floor(ms / QUARTER_MS)
  const known = offsets.get(zone) ?? new Map<number, number>()
  offsets.set(zone, known)
  const offset = known.get(quarter)
  if (offset !== undefined) return offset
  const start = quarter * QUARTER_MS
  const found = Date.parse(`${formatterOf(zone).format(start).replace(' ', 'T')}Z`) - start
  known.set(quarter, found)
  return found
}

const wallOf = (ms: number): Wall => new Date(ms).toISOString().slice(0, 19)
const msOf = (wall: Wall) => Date.parse(`${wall}Z`)

/** What the school's clock shows at a moment. */
export function toWall(iso: string, zone: string): Wall {
  const ms = Date.parse(iso)
  return wallOf(ms + offsetAt(ms, zone))
}

/**
 * The moment at which the school's clock shows a time. A time that is skipped in spring is as late after the change as it
 * would have been; of a time that comes twice in autumn, the first.
 */
export function toUtc(wall: Wall, zone: string): string {
  const local = msOf(wall)
  const before = offsetAt(local - DAY_MS, zone)
  const after = offsetAt(local + DAY_MS, zone)
  const candidates = [local - Math.max(before, after), local - Math.min(before, after)]
  const exact = candidates.find((ms) => ms + offsetAt(ms, zone) === local)
  return new Date(exact ?? local - before).toISOString()
}

/** A wall time some minutes later, on the wall: no clock change is looked at. */
export const addMinutes = (wall: Wall, minutes: number): Wall => wallOf(msOf(wall) + minutes * 60_000)

/** Minutes from one wall time to another. */
export const minutesBetween = (from: Wall, to: Wall): number => Math.round((msOf(to) - msOf(from)) / 60_000)

export const dayOf = (wall: Wall): string => wall.slice(0, 10)
export const timeOf = (wall: Wall): string => wall.slice(11, 16)
export const wallAt = (day: string, time: string): Wall => `${day}T${time}:00`

/** A day some days later. */
export const addDays = (day: string, days: number): string => dayOf(wallOf(Date.parse(day) + days * DAY_MS))
