import type { Plate, Point, Shape } from '../types'

/** The corners of a shape, clockwise; none for a disc and a bare drawing. */
export function corners(shape: Shape, w: number, h: number): Point[] {
  const a = 0.293
  switch (shape) {
    case 'tri-up':
      return [
        [50, 5],
        [98, 88.1],
        [2, 88.1],
      ]
    case 'tri-down':
      return [
        [2, 11.9],
        [98, 11.9],
        [50, 95],
      ]
    case 'octagon':
      return [
        [a, 0],
        [1 - a, 0],
        [1, a],
        [1, 1 - a],
        [1 - a, 1],
        [a, 1],
        [0, 1 - a],
        [0, a],
      ].map(([x = 0, y = 0]) => [1 + x * 98, 1 + y * 98])
    case 'diamond':
      return [
        [50, 1],
        [99, 50],
        [50, 99],
        [1, 50],
      ]
    case 'rect':
      return [
        [1, 1],
        [w - 1, 1],
        [w - 1, h - 1],
        [1, h - 1],
      ]
    case 'arrow':
      return [
        [1, 1],
        [w - 1 - 0.42 * h, 1],
        [w - 1, h / 2],
        [w - 1 - 0.42 * h, h - 1],
        [1, h - 1],
      ]
    case 'disc':
    case 'bare':
      return []
  }
}

/** A convex outline whose sides are moved inwards by `d`. */
export function moveIn(points: readonly Point[], d: number): Point[] {
  const sides = points.map((from, i) => {
    const to = points[(i + 1) % points.length] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const unit: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    // The corners go clockwise on the screen, so the inside is to the right of each side.
    return { unit, start: [from[0] - unit[1] * d, from[1] + unit[0] * d] as const }
  })
  return sides.map((side, i) => {
    const before = sides[(i + sides.length - 1) % sides.length] ?? side
    const cross = before.unit[0] * side.unit[1] - before.unit[1] * side.unit[0]
    const along =
      ((side.start[0] - before.start[0]) * side.unit[1] - (side.start[1] - before.start[1]) * side.unit[0]) / cross
    return [before.start[0] + before.unit[0] * along, before.start[1] + before.unit[1] * along]
  })
}

const RADIUS: Record<Shape, number> = {
  'tri-up': 5,
  'tri-down': 5,
  disc: 0,
  octagon: 3,
  diamond: 6,
  rect: 6,
  arrow: 4,
  bare: 0,
}

export const sizeOf = ({ w = 100, h = 100 }: Pick<Plate, 'w' | 'h'>) => ({ w, h })

export const radiusOf = (plate: Pick<Plate, 'shape' | 'radius'>) => plate.radius ?? RADIUS[plate.shape]
