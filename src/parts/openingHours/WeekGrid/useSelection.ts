import { type RefObject, useState } from 'react'
import { type Rect, rectBetween } from './week'

export interface Cell {
  jour: number
  cell: number
}

/** The cells that can be selected. */
export interface Bounds {
  /** The first and the last visible cell of a day. */
  first: number
  last: number
  grid: RefObject<HTMLElement | null>
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The selected cells: from the anchor to the focused cell. */
export function useSelection({ first, last, grid }: Bounds) {
  const [anchor, setAnchor] = useState<Cell>({ jour: 1, cell: first })
  const [head, setHead] = useState<Cell>(anchor)
  const selection: Rect = rectBetween(anchor, head)

  const choose = (cell: Cell) => {
    setAnchor(cell)
    setHead(cell)
  }
  /** Moves the focus to a cell; with `extends_` the anchor stays. */
  const move = (jour: number, cell: number, extends_: boolean) => {
    const next = { jour: within(jour, 1, 7), cell: within(cell, first, last) }
    if (!extends_) setAnchor(next)
    setHead(next)
    grid.current?.querySelector<HTMLElement>(`[data-jour="${next.jour}"][data-cell="${next.cell}"]`)?.focus()
  }
  return { anchor, head, selection, choose, extendTo: setHead, move }
}
