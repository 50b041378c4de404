/* Moments as stored, ISO 8601 in UTC: they sort as text. */

const MINUTE_MS = 60_000

/** Minutes from one moment to another. */
export const minutesBetween = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / MINUTE_MS

/** The moment that many minutes later; earlier for a negative number. */
export const addMinutes = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) + minutes * MINUTE_MS).toISOString()
