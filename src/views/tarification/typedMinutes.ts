import { formatDuration } from '@core/format/duration'

const HOURS = /^(\d+)(?:h|:)?$/
const HOURS_AND_MINUTES = /^(\d+)(?:h|:)([0-5]?\d)(?:min)?$/
const MINUTES = /^(\d+)min$/
const DECIMAL = /^(\d+)[.,](\d+)h?$/

/**
 * Parses a typed duration (`20`, `20 h`, `1 h 30`, `1:30`, `1,5`, `45 min`); undefined when empty, NaN when invalid.
 */
export function minutesOf(text: string): number | undefined {
  const compact = text.replace(/\s/g, '').toLowerCase()
  if (!compact) return undefined
  const [, minutes] = MINUTES.exec(compact) ?? []
  if (minutes !== undefined) return Number(minutes)
  const [, hours] = HOURS.exec(compact) ?? []
  if (hours !== undefined) return Number(hours) * 60
  const [, whole, rest] = HOURS_AND_MINUTES.exec(compact) ?? []
  if (whole !== undefined) return Number(whole) * 60 + Number(rest)
  const decimal = DECIMAL.exec(compact)
  return decimal ? Number(`${decimal[1]}.${decimal[2]}`) * 60 : Number.NaN
}

/** Minutes in the format of a form; empty for none. */
export const minutesText = (minutes: number) => (minutes === 0 ? '' : formatDuration(minutes))
