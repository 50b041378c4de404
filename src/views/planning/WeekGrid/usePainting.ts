import type { Plage } from '@contract/planning'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type CellState, paint, type Rect, rectBetween } from './week'

export interface Cell {
  jour: number
  cell: number
}

interface Options {
  value: readonly Plage[]
  onChange: (plages: Plage[]) => void
  stateOf: (cell: Cell) => CellState
  /** The first and the last cell shown of a day. */
  first: number
  last: number
  grid: RefObject<HTMLElement | null>
}

/** A finger that stays this long paints; one that moves before scrolls the page. */
const HOLD_MS = 350

const STEPS: Record<string, readonly [jour: number, cell: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The cell under a pointer. */
function cellAt({ clientX, clientY, target }: PointerEvent): Cell | null {
  const under = document.elementFromPoint?.(clientX, clientY) ?? (target instanceof Element ? target : null)
  const element = under?.closest<HTMLElement>('[data-cell]')
  return element ? { jour: Number(element.dataset.jour), cell: Number(element.dataset.cell) } : null
}

/**
 * Fills and clears the cells of a week: by drawing with a mouse, by a tap or a held finger that moves, by arrows with Shift
 * and Space. What the first cell was, all others become the contrary of.
 */
export function usePainting({ value, onChange, stateOf, first, last, grid }: Options) {
  const [anchor, setAnchor] = useState<Cell>({ jour: 1, cell: first })
  const [head, setHead] = useState<Cell>(anchor)
  /** What a pointer is painting with; null while none is. */
  const [brush, setBrush] = useState<boolean | null>(null)
  const hold = useRef<number | undefined>(undefined)
  const selection = rectBetween(anchor, head)

  const choose = (cell: Cell) => {
    setAnchor(cell)
    setHead(cell)
  }
  const apply = (rect: Rect, on: boolean) => onChange(paint(value, rect, on))
  const begin = (cell: Cell) => {
    choose(cell)
    setBrush(stateOf(cell) !== 'on')
  }
  const letGo = () => {
    window.clearTimeout(hold.current)
    hold.current = undefined
  }
  useHeldTouch(grid, brush !== null)
  useEffect(() => () => window.clearTimeout(hold.current), [])

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const cell = cellAt(event)
    if (!cell || event.button !== 0) return
    if (event.pointerType === 'touch') {
      choose(cell)
      hold.current = window.setTimeout(() => {
        hold.current = undefined
        begin(cell)
      }, HOLD_MS)
      return
    }
    event.currentTarget.setPointerCapture?.(event.pointerId)
    begin(cell)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const cell = cellAt(event)
    if (hold.current !== undefined && (cell?.jour !== anchor.jour || cell.cell !== anchor.cell)) letGo()
    if (brush !== null && cell) setHead(cell)
  }
  const onPointerUp = () => {
    const isTap = hold.current !== undefined
    letGo()
    if (isTap) apply(rectBetween(anchor, anchor), stateOf(anchor) !== 'on')
    else if (brush !== null) apply(selection, brush)
    setBrush(null)
  }
  const onPointerCancel = () => {
    letGo()
    setBrush(null)
  }

  const move = (jour: number, cell: number, extends_: boolean) => {
    const next = { jour: Math.min(7, Math.max(1, jour)), cell: Math.min(last, Math.max(first, cell)) }
    if (!extends_) setAnchor(next)
    setHead(next)
    grid.current?.querySelector<HTMLElement>(`[data-jour="${next.jour}"][data-cell="${next.cell}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step) move(head.jour + step[0], head.cell + step[1], event.shiftKey)
    else if (event.key === 'Home') move(1, head.cell, event.shiftKey)
    else if (event.key === 'End') move(7, head.cell, event.shiftKey)
    else if (event.key === ' ' || event.key === 'Enter') apply(selection, stateOf(anchor) !== 'on')
    else return
    event.preventDefault()
  }
  return {
    anchor,
    head,
    selection,
    brush,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown },
  }
}

/** While a finger paints, the page under it must not scroll; only a listener that is not passive can say so. */
function useHeldTouch(grid: RefObject<HTMLElement | null>, isPainting: boolean) {
  const painting = useRef(isPainting)
  painting.current = isPainting
  useEffect(() => {
    const element = grid.current
    const stop = (event: TouchEvent) => {
      if (painting.current) event.preventDefault()
    }
    element?.addEventListener('touchmove', stop, { passive: false })
    return () => element?.removeEventListener('touchmove', stop)
  }, [grid])
}
