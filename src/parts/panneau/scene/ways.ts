import type { Point } from '../types'
import { laneX, lineOf, mouthOf, onPicture, onRing, ringRadius, roadOf, sidesOf } from './geometry'
import type { Road, Scene, User } from './types'

const shown = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The way of a user through the junction, from their front to their exit. */
export function wayOf(scene: Scene, user: User): Point[] {
  const from = roadOf(scene, user.from)
  const to = roadOf(scene, user.to)
  if (user.kind === 'walker') {
    const { inwards, outwards } = sidesOf(from)
    const y = mouthOf(scene, from) + 14
    return [onPicture(from, -inwards + 6, y), onPicture(from, outwards + 6, y)]
  }
  const mouth = Math.max(mouthOf(scene, to), 20)
  const exit = [mouth, mouth + 54].map((y) => onPicture(to, laneX(to, false, user.laneOut), y))
  if (scene.island) return [...ringWay(scene, scene.island, user), ...exit]
  const start = [lineOf(scene, from) + (user.at ?? 4) + 2, Math.max(mouthOf(scene, from) - 8, 20)]
  const entry = start.map((y) => onPicture(from, laneX(from, true, user.lane), y))
  if (user.inMiddle) return [onPicture(to, laneX(to, false), mouth - 10), ...exit]
  if (user.inBay) {
    const bay = onPicture(from, -sidesOf(from).inwards - 13, lineOf(scene, from) + (user.at ?? 4))
    return [bay, onPicture(from, laneX(from, true), lineOf(scene, from) + (user.at ?? 4) - 60), ...exit]
  }
  if (scene.obstacle?.road === user.from) return [...entry.slice(0, 1), ...around(scene, from), ...exit]
  return [...entry, ...exit]
}

/** The way around an obstacle, on the other lane. */
function around(scene: Scene, road: Road): Point[] {
  const at = lineOf(scene, road) + (scene.obstacle?.at ?? 0)
  return [at + 24, at - 30].map((y) => onPicture(road, laneX(road, false), y))
}

/** Against the clock, from the entry or from the place on the ring to the exit. */
function ringWay(scene: Scene, island: number, user: User): Point[] {
  const from = roadOf(scene, user.from)
  const to = roadOf(scene, user.to)
  const radius = ringRadius(island)
  const first = user.inRing === undefined ? from.angle - 22 : user.inRing - 14
  const last = to.angle + 24
  const sweep = (((first - last) % 360) + 360) % 360
  const points = Array.from({ length: 9 }, (_, i) => onRing(radius, first - (sweep * i) / 8))
  const entry = [lineOf(scene, from) + (user.at ?? 4), mouthOf(scene, from) - 6].map((y) =>
    onPicture(from, laneX(from, true), y),
  )
  return user.inRing === undefined ? [...entry, ...points] : points
}

/** A soft line through points. */
export function softLine(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const parts = rest.map((point, i) => {
    const before = points[i - 1] ?? points[i] ?? point
    const from = points[i] ?? point
    const next = rest[i + 1] ?? point
    const c1: Point = [from[0] + (point[0] - before[0]) / 6, from[1] + (point[1] - before[1]) / 6]
    const c2: Point = [point[0] - (next[0] - from[0]) / 6, point[1] - (next[1] - from[1]) / 6]
    return `C${shown(c1)} ${shown(c2)} ${shown(point)}`
  })
  return `M${shown(first)}${parts.join('')}`
}
