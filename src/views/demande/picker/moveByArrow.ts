import type { KeyboardEvent } from 'react'

const chipsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-slot]:not(:disabled)')]
const centre = (element: HTMLElement) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** The nearest chip in the direction of an arrow, preferring straight ahead. */
function neighbour(root: HTMLElement, from: HTMLElement, [dx, dy]: readonly [number, number]): HTMLElement | undefined {
  const here = centre(from)
  const costs = chipsOf(root).flatMap((chip) => {
    const { x, y } = centre(chip)
    const ahead = (x - here.x) * dx + (y - here.y) * dy
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx)
    return chip !== from && ahead > 1 ? [{ chip, cost: ahead + 4 * aside }] : []
  })
  return costs.sort((a, b) => a.cost - b.cost)[0]?.chip
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Arrow keys move between days and free times by their position on the screen. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const direction = DIRECTIONS[event.key]
  const root = event.currentTarget.closest<HTMLElement>('[data-slots]')
  const next = direction && root && neighbour(root, event.currentTarget, direction)
  if (!next) return
  event.preventDefault()
  next.focus()
}
