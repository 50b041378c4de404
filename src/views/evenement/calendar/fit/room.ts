import type { Size } from './useFrameSize'

/**
 * Duplicates the style sheet, at the usual text size: the axis of hours, a folded day, the minimum width of a day. All
 * that holds text grows with it.
 */
const AXIS = 52
const THIN = 28
const LEAST_DAY = 104
/** The free margin of a day, at any text size. */
const EDGE = 5
/** The strip of a day that counts hidden lessons. */
const REST = 24
/** The minimum width at which the time and a first name are readable. */
const LANE = 41

/** The number of lessons side by side: in a day that shows all of them, and in one that counts some. */
export interface Lanes {
  all: number
  beside: number
}

/** The lanes of a week, by its number of days, its folded days and the width of the frame. */
export function weekLanes({ width, scale }: Omit<Size, 'height'>, days: number, thin: number): Lanes {
  const day = Math.max(LEAST_DAY * scale, (width - (AXIS + thin * THIN) * scale) / Math.max(1, days - thin))
  const fitting = (room: number) => Math.max(1, Math.floor(room / (LANE * scale)))
  return { all: fitting(day - EDGE), beside: fitting(day - EDGE - REST * scale) }
}

/** The heights of the weekday names, the number of a day and a line of a month. */
const NAMES = 34
const NUMBER = 26
const LINE = 23

/** The number of events that fit in a day of the month, besides the counting line. */
export function monthMax({ height, scale }: Omit<Size, 'width'>, weeks: number): number {
  const lines = Math.floor(((height - NAMES * scale) / weeks - NUMBER * scale) / (LINE * scale))
  return Math.max(1, lines - 1)
}

const HEAD = 36
/** A line below the headings, of a closure or of leave. */
const NOTE = 14
/** The height of a strip of closed hours, with a mouse and with a finger. */
const STRIP = { desk: 20, phone: 32 }
const LEAST_LINE = 12
const MOST_LINE = 21

/** What is left of a frame whose headings have a line more. */
export const belowNotes = ({ width, height, scale }: Size, hasNotes: boolean): Size => ({
  width,
  height: hasNotes ? height - NOTE * scale : height,
  scale,
})

/** The height of a quarter of an hour: as high as the frame allows, so that a working day fits. */
export function quarterHeight({ height, scale }: Size, quarters: number, strips: number, isPhone = false): number {
  const strip = isPhone ? STRIP.phone : STRIP.desk
  const room = (height - (HEAD + strips * strip) * scale) / Math.max(1, quarters)
  return Math.min(MOST_LINE * scale, Math.max(LEAST_LINE * scale, Math.floor(room * 4) / 4))
}
