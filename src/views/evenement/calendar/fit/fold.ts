import { addDays, weekday } from '@contract/clock/days'
import { addWallMinutes, dayOf, timeOf, wallAt } from '@contract/clock/wall'
import { isSideBySide, type Vue } from '@src/parts/evenement/calendar/views'
import { closedReason, type DaySpan, type Opening, openSpans } from '../hours/opening'

/** The grid of a school without opening hours; for the others, the range when unfolded. */
const WHOLE: DaySpan = { from: '06:00', to: '22:00' }
/** A strip takes one line of the grid. */
const STRIP_MINUTES = 15

/** A strip in place of the hours before opening, or after closing. */
export interface Strip {
  /** Its line of the grid. */
  slot: string
  span: DaySpan
}

/** The hours of a grid with its strips: hours outside the opening times without events can be folded. */
export interface Hours extends DaySpan {
  isFolded: boolean
  before: Strip | null
  after: Strip | null
}

function wholeHour(time: string, isUp: boolean): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${String(hours + (isUp && minutes > 0 ? 1 : 0)).padStart(2, '0')}:00`
}

/** The full hours around some ranges. */
function around(spans: readonly DaySpan[]): DaySpan {
  const from = spans.reduce((least, span) => (span.from < least ? span.from : least), '24:00')
  const to = spans.reduce((most, span) => (span.to > most ? span.to : most), '00:00')
  return { from: wholeHour(from, false), to: wholeHour(to, true) }
}

const shifted = (time: string, minutes: number) => timeOf(addWallMinutes(wallAt('2001-01-02', time), minutes))

interface FoldOptions {
  opening: Opening
  days: readonly string[]
  /** The times of the events of these days. */
  times: readonly DaySpan[]
  /** The user's choice. */
  isFolded: boolean
}

/** The hours of the grid: opening hours and those with events; the others on request. */
export function hoursOf({ opening, days, times, isFolded }: FoldOptions): Hours {
  const open = openSpans(opening, days)
  const all = around([WHOLE, ...open, ...times])
  const needed = open.length > 0 ? around([...open, ...times]) : all
  const shown = isFolded ? needed : all
  // A strip needs a line within the same day, so there is none next to midnight.
  const before = all.from < needed.from && shown.from > '00:00'
  const after = all.to > needed.to && shown.to < '24:00'
  return {
    ...shown,
    isFolded,
    before: before ? { slot: shifted(shown.from, -STRIP_MINUTES), span: { from: all.from, to: needed.from } } : null,
    after: after ? { slot: shown.to, span: { from: needed.to, to: all.to } } : null,
  }
}

/** The first and last line of the grid, in the library's format. */
export const slotRange = ({ from, to, before, after }: Hours) => ({
  slotMinTime: `${before?.slot ?? from}:00`,
  slotMaxTime: `${after ? shifted(to, STRIP_MINUTES) : to}:00`,
})

/** The number of quarter-hour lines of the grid, without its strips. */
export function quartersOf({ from, to }: DaySpan): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return (minutes(to) - minutes(from)) / STRIP_MINUTES
}

/** All days of a range, the end excluded. */
export function daysBetweenOf({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = []
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day)
  return days
}

/** The days with events. */
export function daysWithEvents(walls: readonly { start: string; end: string }[]): ReadonlySet<string> {
  const days = new Set<string>()
  for (const { start, end } of walls) {
    // An event that ends at midnight belongs to the day before.
    const last = dayOf(addWallMinutes(end, -1))
    for (let day = dayOf(start); day <= last; day = addDays(day, 1)) days.add(day)
  }
  return days
}

/**
 * The days folded to a thin column: closed days without events. A column of a month is the same weekday of every week,
 * so it is folded only when all its days are closed.
 */
export function thinDays(vue: Vue, days: readonly string[], opening: Opening, busy: ReadonlySet<string>): string[] {
  if (isSideBySide(vue) || vue === 'jour' || vue === 'liste') return []
  const isFree = (day: string) => closedReason(opening, day) !== null && !busy.has(day)
  const isThin = (day: string) =>
    vue === 'semaine' ? isFree(day) : days.filter((other) => weekday(other) === weekday(day)).every(isFree)
  const thin = days.filter(isThin)
  // Without other days there is no space to gain.
  return thin.length < days.length ? thin : []
}
