export type Pays = 'TN' | 'FR'

const ZONES = { TN: 'Africa/Tunis', FR: 'Europe/Paris' } as const

// Sweden writes its dates as ISO does. One formatter a zone: to make one takes longer than to use it a hundred times.
const clocks: Record<Pays, Intl.DateTimeFormat> = {
  TN: new Intl.DateTimeFormat('sv-SE', { timeZone: ZONES.TN, dateStyle: 'short', timeStyle: 'medium' }),
  FR: new Intl.DateTimeFormat('sv-SE', { timeZone: ZONES.FR, dateStyle: 'short', timeStyle: 'medium' }),
}

const MINUTE = 60_000

/** A moment on the wall clock of a country. */
export interface WallTime {
  /** `YYYY-MM-DD`. */
  day: string
  /** `HH:MM`. */
  time: string
}

/** The calendar day and the time of day of a moment in a country of ours. */
export function wallOf(moment: Date, pays: Pays): WallTime {
  const [day = '', time = ''] = clocks[pays].format(moment).split(' ')
  return { day, time: time.slice(0, 5) }
}

/** The calendar day of a moment in a country of ours, as `YYYY-MM-DD`. */
export const dayIn = (moment: Date, pays: Pays): string => wallOf(moment, pays).day

/** How far a country's clock is ahead of UTC at a moment, in milliseconds. */
function ahead(moment: number, pays: Pays): number {
  const { day, time } = wallOf(new Date(moment), pays)
  return Date.parse(`${day}T${time}Z`) - Math.floor(moment / MINUTE) * MINUTE
}

/**
 * The moment at which a country's clock shows a day and a time (`24:00` is the next midnight). Of an hour that comes twice
 * the first is meant; one that is left out is read an hour later, as clocks do.
 */
export function momentOf({ day, time }: WallTime, pays: Pays): Date {
  const wall = Date.parse(`${day}T${time === '24:00' ? '00:00' : time}Z`) + (time === '24:00' ? 24 * 60 * MINUTE : 0)
  // The offset of the day before a change and of the day after: the two that can hold.
  const early = wall - ahead(wall - 24 * 60 * MINUTE, pays)
  const late = wall - ahead(wall + 24 * 60 * MINUTE, pays)
  const fits = (moment: number) => moment + ahead(moment, pays) === wall
  const fitting = [early, late].filter(fits)
  return new Date(fitting.length > 0 ? Math.min(...fitting) : early)
}

/** A day some days later (or earlier, when negative). */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Days from one day to another; negative when it lies before. */
export const daysFrom = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / (24 * 60 * MINUTE)

/** The day of the week, 1 is Monday. */
export const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** Minutes from one moment to another, both as stored. */
export const minutesBetween = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / MINUTE

/** A moment some minutes later, as stored. */
export const addMinutes = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) + minutes * MINUTE).toISOString()
