import type { Plage } from '@contract/planning/openingHours'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { type Bounds, type Cell, useSelection } from './useSelection'
import { useHold, useStillPage } from './useTouch'
import { type CellState, paint, type Rect, rectBetween } from './week'

interface Options extends Bounds {
  value: readonly Plage[]
  onChange: (plages: Plage[]) => void
  stateOf: (cell: Cell) => CellState
}

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
 * Fills and clears the cells of a week: by dragging the mouse, by a tap or a long-pressed finger that moves, by arrows
 * with Shift and Space. All cells get the opposite of the first cell's state.
 */
export function usePainting({ value, onChange, stateOf, ...bounds }: Options) {
  const { anchor, head, selection, choose, extendTo, move } = useSelection(bounds)
  const apply = (rect: Rect, on: boolean) => onChange(paint(value, rect, on))
  const isToFill = (cell: Cell) => stateOf(cell) !== 'on'
  const pointer = usePointer({
    bounds,
    anchor,
    choose,
    extendTo,
    isToFill,
    onTap: () => apply(rectBetween(anchor, anchor), isToFill(anchor)),
    onPaint: (on) => apply(selection, on),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step) move(head.jour + step[0], head.cell + step[1], event.shiftKey)
    else if (event.key === 'Home') move(1, head.cell, event.shiftKey)
    else if (event.key === 'End') move(7, head.cell, event.shiftKey)
    else if (event.key === ' ' || event.key === 'Enter') apply(selection, isToFill(anchor))
    else return
    event.preventDefault()
  }
  return { anchor, head, selection, brush: pointer.brush, handlers: { ...pointer.handlers, onKeyDown } }
}

interface PointerOptions extends Pick<ReturnType<typeof useSelection>, 'anchor' | 'choose' | 'extendTo'> {
  bounds: Bounds
  isToFill: (cell: Cell) => boolean
  onTap: () => void
  onPaint: (on: boolean) => void
}

/** Handles mouse and touch. */
function usePointer({ bounds, anchor, choose, extendTo, isToFill, onTap, onPaint }: PointerOptions) {
  /** The state being painted; null while no pointer is painting. */
  const [brush, setBrush] = useState<boolean | null>(null)
  const hold = useHold()
  useStillPage(bounds.grid, brush !== null)
  const begin = (cell: Cell) => {
    choose(cell)
    setBrush(isToFill(cell))
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const cell = cellAt(event)
    if (!cell || event.button !== 0) return
    if (event.pointerType === 'touch') {
      choose(cell)
      return hold.begin(() => begin(cell))
    }
    event.currentTarget.setPointerCapture?.(event.pointerId)
    begin(cell)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const cell = cellAt(event)
    if (hold.isWaiting() && (cell?.jour !== anchor.jour || cell.cell !== anchor.cell)) hold.letGo()
    if (brush !== null && cell) extendTo(cell)
  }
  const onPointerUp = () => {
    if (hold.isWaiting()) onTap()
    else if (brush !== null) onPaint(brush)
    hold.letGo()
    setBrush(null)
  }
  const onPointerCancel = () => {
    hold.letGo()
    setBrush(null)
  }
  return { brush, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } }
}
