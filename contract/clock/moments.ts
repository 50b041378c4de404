/* Moments, ISO 8601 in UTC as they are stored: they sort as text. */

const MINUTE_MS = 60_000

/** Minutes from one moment to another. */
export const minutesBetween = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / MINUTE_MS

/** A moment some minutes later; earlier, when negative. */
export const addMinutes = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) + minutes * MINUTE_MS).toISOString()
