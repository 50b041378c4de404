/** The end of a day, for fields that hold an end time. */
export const END_OF_DAY = '24:00'

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Parses a completely written time; null otherwise, because `9` may become `09:00` or `9:30`. */
export const readWholeTime = (text: string, max?: string): string | null =>
  isTime(text) || (text === END_OF_DAY && max === END_OF_DAY) ? text : null

/** Parses a time as people write it: `9`, `930`, `9h30`, `9:30`, `09.30`. */
export function readTime(text: string, max?: string): string | null {
  const [, hour, minute] =
    /^(\d{1,2})(?:\s*[h:.,]\s*(\d\d)?)?(?:\s*(?:h|uhr|min))?$/i.exec(text.trim()) ??
    /^(\d{1,2})(\d\d)$/.exec(text.trim()) ??
    []
  return hour ? readWholeTime(`${hour.padStart(2, '0')}:${minute ?? '00'}`, max) : null
}

const MINUTES_A_DAY = 1440
const QUARTER = 15
const two = (number: number) => String(number).padStart(2, '0')

/** Every quarter of an hour from `min` to `max`. */
export function quarters(min = '00:00', max = '23:59'): string[] {
  const times = Array.from({ length: MINUTES_A_DAY / QUARTER + 1 }, (_, index) => index * QUARTER)
  return times
    .map((minutes) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`)
    .filter((time) => time >= min && time <= max)
}
