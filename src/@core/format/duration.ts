import { numberFormat } from './locale'

const NBSP = '\u00a0'

const inWords = (value: number, unit: 'hour' | 'minute', language: string) =>
  numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)

function split(minutes: number) {
  const total = Math.max(0, Math.round(minutes))
  return { hours: Math.floor(total / 60), rest: total % 60 }
}

/** The signs of hours and minutes; Latin letters share theirs. */
const LATIN = { hour: 'h', minute: 'min' }
const SIGNS: Record<string, typeof LATIN> = { ar: { hour: 'س', minute: 'د' } }

/**
 * Minutes in the short form of a timetable: `45 min`, `2 h`, `1 h 30`. Without a language in Latin letters, as they are
 * typed.
 */
export function formatDuration(minutes: number, language?: string): string {
  const { hours, rest } = split(minutes)
  const { hour, minute } = (language && SIGNS[language]) || LATIN
  if (hours === 0) return `${rest}${NBSP}${minute}`
  if (rest === 0) return `${hours}${NBSP}${hour}`
  return `${hours}${NBSP}${hour}${NBSP}${String(rest).padStart(2, '0')}`
}

/** Minutes in words: `1 heure 30 minutes`. */
export function formatDurationLong(minutes: number, language: string): string {
  const { hours, rest } = split(minutes)
  const parts: string[] = []
  if (hours > 0) parts.push(inWords(hours, 'hour', language))
  if (rest > 0 || hours === 0) parts.push(inWords(rest, 'minute', language))
  return parts.join(' ')
}
