import type { Size } from './useFrameSize'

/** As in the style sheet: the hours beside the days, a folded day, the least width of a day, what is left free at its edges. */
const AXIS = 52
const THIN = 28
const LEAST_DAY = 104
const EDGE = 5
/** Where a day counts the lessons that have no room: the strip beside the others. */
const REST = 24
/** The least width in which the time and a first name can be read. */
const LANE = 41

/** How many lessons fit side by side: in a day that shows all of them, and in one that counts some. */
export interface Lanes {
  all: number
  beside: number
}

/** Of a week of so many days, some of them folded, in a frame that is so wide. */
export function weekLanes(width: number, days: number, thin: number): Lanes {
  const day = Math.max(LEAST_DAY, (width - AXIS - thin * THIN) / Math.max(1, days - thin))
  const fitting = (room: number) => Math.max(1, Math.floor(room / LANE))
  return { all: fitting(day - EDGE), beside: fitting(day - EDGE - REST) }
}

/** The names of the days, the number of a day and a line of a month. */
const NAMES = 34
const NUMBER = 26
const LINE = 23

/** How many events a day of the month has room for, beside the line that counts the others. */
export function monthMax(height: number, weeks: number): number {
  const lines = Math.floor(((height - NAMES) / weeks - NUMBER) / LINE)
  return Math.max(1, lines - 1)
}

const HEAD = 36
/** Of the closed hours, at a desk and under a thumb. */
const STRIP = { desk: 20, phone: 32 }
const LEAST_LINE = 12
const MOST_LINE = 21

/** How high a quarter of an hour is drawn: as high as the frame allows, so that a working day is seen at once. */
export function quarterHeight({ height }: Size, quarters: number, strips: number, isPhone = false): number {
  const strip = isPhone ? STRIP.phone : STRIP.desk
  const room = (height - HEAD - strips * strip) / Math.max(1, quarters)
  return Math.min(MOST_LINE, Math.max(LEAST_LINE, Math.floor(room * 4) / 4))
}
