import { numberFormat } from './locale'

const NBSP = '\u00a0'

const inWords = (value: number, unit: 'hour' | 'minute', language: string) =>
  numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)

function split(minutes: number) {
  const total = Math.max(0, Math.round(minutes))
  return { hours: Math.floor(total / 60), rest: total % 60 }
}

/** Minutes in the short form of a timetable, the same in every language: `45 min`, `2 h`, `1 h 30`. */
export function formatDuration(minutes: number): string {
  const { hours, rest } = split(minutes)
  if (hours === 0) return `${rest}${NBSP}min`
  if (rest === 0) return `${hours}${NBSP}h`
  return `${hours}${NBSP}h${NBSP}${String(rest).padStart(2, '0')}`
}

/** Minutes in words: `1 heure 30 minutes`. */
export function formatDurationLong(minutes: number, language: string): string {
  const { hours, rest } = split(minutes)
  const parts: string[] = []
  if (hours > 0) parts.push(inWords(hours, 'hour', language))
  if (rest > 0 || hours === 0) parts.push(inWords(rest, 'minute', language))
  return parts.join(' ')
}
