import type { Plage } from '@contract/planning/openingHours'

/** The days of a week, 1 is Monday. */
export const JOURS = [1, 2, 3, 4, 5, 6, 7] as const
/** Minutes per cell. */
export const CELL = 30
export const CELLS_A_DAY = (24 * 60) / CELL

/** A rectangle of cells: some days, from one cell to another, all inclusive. */
export interface Rect {
  fromJour: number
  toJour: number
  fromCell: number
  toCell: number
}

type Minutes = readonly [debut: number, fin: number]

/** `08:30` in minutes; NaN for an incomplete time. */
export function minutesOf(time: string): number {
  const match = /^(\d{2}):(\d{2})$/.exec(time)
  return match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN
}

export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Whether both times are complete and in order. */
export const isWhole = ({ debut, fin }: Plage): boolean => minutesOf(debut) < minutesOf(fin)

const spansOf = (plages: readonly Plage[], jour: number): Minutes[] =>
  plages
    .filter((plage) => plage.jour === jour && isWhole(plage))
    .map(({ debut, fin }): Minutes => [minutesOf(debut), minutesOf(fin)])
    .sort((a, b) => a[0] - b[0])

/** Sorts ranges and merges adjacent ones. */
function merged(spans: readonly Minutes[]): Minutes[] {
  const result: Minutes[] = []
  for (const [debut, fin] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1)
    if (last && debut <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], fin)]
    else result.push([debut, fin])
  }
  return result
}

const without = (spans: readonly Minutes[], [from, to]: Minutes): Minutes[] =>
  spans.flatMap(([debut, fin]): Minutes[] =>
    [[debut, Math.min(fin, from)] as const, [Math.max(debut, to), fin] as const].filter(([begin, end]) => begin < end),
  )

const plagesOf = (jour: number, spans: readonly Minutes[]): Plage[] =>
  spans.map(([debut, fin]) => ({ jour, debut: timeOf(debut), fin: timeOf(fin) }))

/** Whether a cell is full, partly filled or empty. */
export type CellState = 'on' | 'part' | 'off'

/** The states of all cells of a day. */
export function cellStates(plages: readonly Plage[], jour: number): CellState[] {
  const spans = merged(spansOf(plages, jour))
  return Array.from({ length: CELLS_A_DAY }, (_, cell) => {
    const from = cell * CELL
    const to = from + CELL
    if (spans.some(([debut, fin]) => debut <= from && to <= fin)) return 'on'
    return spans.some(([debut, fin]) => debut < to && from < fin) ? 'part' : 'off'
  })
}

/** The rectangle between two cells, in either order. */
export const rectBetween = (a: { jour: number; cell: number }, b: { jour: number; cell: number }): Rect => ({
  fromJour: Math.min(a.jour, b.jour),
  toJour: Math.max(a.jour, b.jour),
  fromCell: Math.min(a.cell, b.cell),
  toCell: Math.max(a.cell, b.cell),
})

export const isInside = ({ fromJour, toJour, fromCell, toCell }: Rect, jour: number, cell: number): boolean =>
  fromJour <= jour && jour <= toJour && fromCell <= cell && cell <= toCell

/** Fills or clears a rectangle; times outside it stay to the minute. */
export function paint(plages: readonly Plage[], rect: Rect, on: boolean): Plage[] {
  const span: Minutes = [rect.fromCell * CELL, (rect.toCell + 1) * CELL]
  return JOURS.flatMap((jour) => {
    const own = plages.filter((plage) => plage.jour === jour)
    if (jour < rect.fromJour || jour > rect.toJour) return own
    const spans = spansOf(plages, jour)
    return plagesOf(jour, merged(on ? [...spans, span] : without(spans, span)))
  })
}

/** Copies the times of a day to other days. */
export function copyDay(plages: readonly Plage[], from: number, to: readonly number[]): Plage[] {
  const times = plages.filter(({ jour }) => jour === from)
  return JOURS.flatMap((jour) =>
    jour !== from && to.includes(jour)
      ? times.map((plage) => ({ ...plage, jour }))
      : plages.filter((plage) => plage.jour === jour),
  )
}

const NOON = 12 * 60
const DAY_MINUTES = 24 * 60

/** Adds a range to a day after the existing ones: first a morning, then an afternoon. */
export function addTime(plages: readonly Plage[], jour: number): Plage[] {
  const last = spansOf(plages, jour).at(-1)?.[1]
  const debut = last === undefined ? 8 * 60 : Math.min(last + (last <= NOON ? 2 * 60 : 60), DAY_MINUTES - CELL)
  const fin = Math.min(debut + 4 * 60, DAY_MINUTES)
  const added = { jour, debut: timeOf(debut), fin: timeOf(fin) }
  return JOURS.flatMap((each) => [...plages.filter((plage) => plage.jour === each), ...(each === jour ? [added] : [])])
}

/** The total minutes of a week. */
export const weekMinutes = (plages: readonly Plage[]): number =>
  JOURS.flatMap((jour) => merged(spansOf(plages, jour))).reduce((sum, [debut, fin]) => sum + fin - debut, 0)

/** A normalised text: equal weeks give equal texts, whatever the order and splitting of their ranges. */
export const weekText = (plages: readonly Plage[]): string =>
  [
    ...JOURS.flatMap((jour) => merged(spansOf(plages, jour)).map(([debut, fin]) => `${jour} ${debut} ${fin}`)),
    ...plages.filter((plage) => !isWhole(plage)).map(({ jour, debut, fin }) => `${jour} ${debut}? ${fin}?`),
  ].join()
