/* Moments as stored, ISO 8601 in UTC: they sort as text. */

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Minutes from one moment to another. */
export const minutesBetween = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / MINUTE_MS

/** The moment that many minutes later; earlier for a negative number. */
export const addMinutes = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) + minutes * MINUTE_MS).toISOString()
