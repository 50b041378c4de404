const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The moment some days and minutes ago, as ISO 8601. */
export const ago = (days: number, minutes = 0) => new Date(Date.now() - days * DAY - minutes * MINUTE).toISOString()

const two = (value: number) => String(value).padStart(2, '0')

/** The calendar day some days from today, in the device's time zone. */
export function dayFromNow(days: number): string {
  const date = new Date()
  date.setDate(date.getDate() + days)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** A time of day some days from today, as ISO 8601. */
export function timeFromNow(days: number, hour: number, minute = 0): string {
  const date = new Date()
  date.setDate(date.getDate() + days)
  date.setHours(hour, minute, 0, 0)
  return date.toISOString()
}
