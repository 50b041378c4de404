import type { Statut } from '@contract/planning/evenement'

/** A lesson or an exam as shown in a feed. */
export interface IcalEvent {
  id: number
  version: number
  /** Moments in UTC, as stored. */
  start: string
  end: string
  updatedAt: string
  status: Statut
  summary: string
  description: string
  lieu: string | null
}

const encoder = new TextEncoder()
/** Maximum octets of a line without the line break (RFC 5545, 3.1). */
const MAX_OCTETS = 75

/** Text as a property's value: separators are escaped, line breaks are written as `\n` (RFC 5545, 3.3.11). */
export const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/** Folds a line to the allowed length without splitting a character. */
export function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const char of line) {
    const size = encoder.encode(char).length
    if (octets + size > MAX_OCTETS) {
      lines.push(current)
      // Continuation lines begin with a space, which counts.
      current = ' '
      octets = 1
    }
    current += char
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/** `20261123T080000Z` */
const stamp = (moment: string) => moment.replace(/[-:]|\.\d+/g, '')

/**
 * The status of events in a feed. Past events stay confirmed; a cancelled lesson stays in the feed so that calendars
 * remove it.
 */
const STATUS: Record<Statut, string> = {
  PLANNED: 'CONFIRMED',
  SUCCESS: 'CONFIRMED',
  FAILED: 'CONFIRMED',
  NO_SHOW: 'CONFIRMED',
  CANCELLED: 'CANCELLED',
}

const alarm = (summary: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(summary)}`,
  'TRIGGER:-PT2H',
  'END:VALARM',
]

function eventLines({ id, version, start, end, updatedAt, status, summary, description, lieu }: IcalEvent): string[] {
  const cancelled = status === 'CANCELLED'
  return [
    'BEGIN:VEVENT',
    `UID:evenement-${id}@voie-libre`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${stamp(updatedAt)}`,
    `LAST-MODIFIED:${stamp(updatedAt)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `STATUS:${STATUS[status]}`,
    `TRANSP:${cancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(lieu ? [`LOCATION:${escapeText(lieu)}`] : []),
    'CLASS:PRIVATE',
    ...(status === 'PLANNED' ? alarm(summary) : []),
    'END:VEVENT',
  ]
}

/** A calendar in the format of RFC 5545. Times are in UTC: the reader's program converts them. */
export function icalOf(nom: string, events: readonly IcalEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Voie Libre//Planning//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(nom)}`,
    `X-WR-CALNAME:${escapeText(nom)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
