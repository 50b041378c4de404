import type { DemoEvent } from '@contract/demo/calendar'

export type Times = Pick<DemoEvent, 'start' | 'end' | 'allDay'>

const two = (value: number) => String(value).padStart(2, '0')

export const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
export const timeOf = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`

export function addDays(day: string, days: number): string {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Shifts a wall-clock moment by days: a change of the clocks in between does not affect it. */
function addLocal(iso: string, { days = 0, minutes = 0 }: Shift): string {
  const date = new Date(iso)
  date.setDate(date.getDate() + days)
  date.setMinutes(date.getMinutes() + minutes)
  return date.toISOString()
}

export interface Shift {
  days?: number
  minutes?: number
}

const shift = (text: string, allDay: boolean, by: Shift) => (allDay ? addDays(text, by.days ?? 0) : addLocal(text, by))

/** Moves an event; whole-day events ignore minutes. */
export const shifted = ({ start, end, allDay }: Times, by: Shift): Times => ({
  start: shift(start, allDay, by),
  end: shift(end, allDay, by),
  allDay,
})

/** Changes the duration of an event; null when nothing would be left. */
export function stretched({ start, end, allDay }: Times, by: Shift): Times | null {
  const later = shift(end, allDay, by)
  return new Date(later) > new Date(start) ? { start, end: later, allDay } : null
}

const HOUR_MS = 3_600_000

/** Converts the library's times to the server's; a missing end means a day or an hour. */
export function timesOf({ start, end, allDay }: { start: Date; end: Date | null; allDay: boolean }): Times {
  if (allDay) return { allDay, start: dayOf(start), end: end ? dayOf(end) : addDays(dayOf(start), 1) }
  return { allDay, start: start.toISOString(), end: (end ?? new Date(start.getTime() + HOUR_MS)).toISOString() }
}
