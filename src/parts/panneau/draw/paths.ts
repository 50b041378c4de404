import type { Point } from '../types'

const ORIGIN: Point = [0, 0]
const fixed = (n: number) => Number(n.toFixed(2))
const shown = ([x, y]: Point) => `${fixed(x)} ${fixed(y)}`

/** The point at a distance from `from` towards `to`. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [from[0] + ((to[0] - from[0]) * distance) / length, from[1] + ((to[1] - from[1]) * distance) / length]
}

const between = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** A line whose corners are rounded. */
export function roundedLine(points: readonly Point[], radius: number): string {
  const [first, ...rest] = points
  if (!first) return ''
  const parts = rest.map((point, i) => {
    const before = points[i] ?? point
    const next = rest[i + 1]
    if (!next || radius === 0) return `L${shown(point)}`
    const r = Math.min(radius, between(before, point) / 2, between(point, next) / 2)
    return `L${shown(towards(point, before, r))}Q${shown(point)} ${shown(towards(point, next, r))}`
  })
  return `M${shown(first)}${parts.join('')}`
}

/** The head of an arrow: its tip is the last point. */
export function arrowHead(points: readonly Point[], width: number, head: number): { d: string; base: Point } {
  const tip = points.at(-1) ?? ORIGIN
  const before = points.at(-2) ?? ORIGIN
  const [length, half] = [0.8 * head * width, (head * width) / 2]
  const foot = towards(tip, before, length)
  const [ux, uy] = [(tip[0] - foot[0]) / length, (tip[1] - foot[1]) / length]
  const left: Point = [foot[0] - uy * half, foot[1] + ux * half]
  const right: Point = [foot[0] + uy * half, foot[1] - ux * half]
  return { d: `M${shown(tip)}L${shown(left)}L${shown(right)}Z`, base: towards(tip, before, length - 0.6) }
}

/** The line and the heads of an arrow. */
export function arrowPaths(points: readonly Point[], width: number, head: number, radius: number, both = false) {
  const end = arrowHead(points, width, head)
  const start = both ? arrowHead([...points].reverse(), width, head) : undefined
  const line = [start?.base ?? points[0] ?? end.base, ...points.slice(1, -1), end.base]
  return { line: roundedLine(line, radius), heads: [end.d, ...(start ? [start.d] : [])] }
}

export const polygon = (points: readonly Point[]) => `M${points.map(shown).join('L')}Z`
