import { addDays } from './days'
import { DAY_MS, MINUTE_MS } from './moments'
import { offsetAt } from './offsets'
import { type Pays, ZONES } from './pays'

/** A wall-clock time without a zone: `2026-11-23T09:30:00`. */
export type Wall = string

const textOf = (ms: number): Wall => new Date(ms).toISOString().slice(0, 19)
const numberOf = (wall: Wall): number => Date.parse(`${wall}Z`)

const wallAtMs = (ms: number, zone: string): Wall => textOf(ms + offsetAt(ms, zone))

/** The wall time of a zone at a moment. */
export const toWall = (moment: string, zone: string): Wall => wallAtMs(Date.parse(moment), zone)

function msAt(local: number, zone: string): number {
  // The offsets of the day before and of the day after: no other offset can apply.
  const before = offsetAt(local - DAY_MS, zone)
  const after = offsetAt(local + DAY_MS, zone)
  const candidates = [local - Math.max(before, after), local - Math.min(before, after)]
  return candidates.find((ms) => ms + offsetAt(ms, zone) === local) ?? local - before
}

/**
 * The moment at which a zone's clock shows a wall time. A time skipped in spring moves forward by the length of the
 * gap; for a time that occurs twice in autumn, the first.
 */
export const toUtc = (wall: Wall, zone: string): string => new Date(msAt(numberOf(wall), zone)).toISOString()

/** The wall time of a Date from a calendar that treats the wall clock as UTC. */
export const drawnWall = (date: Date): Wall => textOf(date.getTime())

export const dayOf = (wall: Wall): string => wall.slice(0, 10)
export const timeOf = (wall: Wall): string => wall.slice(11, 16)
export const wallAt = (day: string, time: string): Wall => `${day}T${time}:00`

/** The calendar day of a moment in a zone. */
export const dayAt = (moment: string, zone: string): string => dayOf(toWall(moment, zone))

/** The wall time that many minutes later; clock changes are ignored. */
export const addWallMinutes = (wall: Wall, minutes: number): Wall => textOf(numberOf(wall) + minutes * MINUTE_MS)

/** Minutes from one wall time to another. */
export const wallMinutesBetween = (from: Wall, to: Wall): number =>
  Math.round((numberOf(to) - numberOf(from)) / MINUTE_MS)

/** The direction of a zone's clock change between two moments; null when there is none. */
export function changeBetween(start: string, end: string, zone: string): 'toSummer' | 'toWinter' | null {
  const before = offsetAt(Date.parse(start), zone)
  const after = offsetAt(Date.parse(end), zone)
  if (before === after) return null
  return before < after ? 'toSummer' : 'toWinter'
}

/** A moment on the wall clock of a country. */
export interface WallTime {
  /** `YYYY-MM-DD`. */
  day: string
  /** `HH:MM`. */
  time: string
}

const msOf = (moment: Date | string): number => new Date(moment).getTime()

/** The calendar day and the time of day of a moment in a country. */
export function wallOf(moment: Date | string, pays: Pays): WallTime {
  const wall = wallAtMs(msOf(moment), ZONES[pays])
  return { day: dayOf(wall), time: timeOf(wall) }
}

/** The calendar day of a moment in a country. */
export const dayIn = (moment: Date | string, pays: Pays): string => dayOf(wallAtMs(msOf(moment), ZONES[pays]))

/**
 * The moment at which a country's clock shows a day and a time (`24:00` is the next midnight, as in ISO 8601); clock
 * changes as in `toUtc`.
 */
export const momentOf = ({ day, time }: WallTime, pays: Pays): Date =>
  new Date(msAt(numberOf(wallAt(day, time)), ZONES[pays]))

/** The start of the last `count` days in a country, `lastDay` included. */
export const startOfDays = (lastDay: string, count: number, pays: Pays): string =>
  momentOf({ day: addDays(lastDay, 1 - count), time: '00:00' }, pays).toISOString()
