import type { Point } from '../types'
import type { Road, Scene, User } from './types'

export const MIDDLE = 200
export const LANE = 38
export const KERB = 9
const FILLET = 26
const CROSSING = 30
const RING = LANE + 6

export const lanesOf = (road: Road) => road.lanes ?? ([1, 1] as const)

/** Widths of a road on both sides of its axis, seen towards the junction, with the junction at the top. */
export function sidesOf(road: Road): { inwards: number; outwards: number } {
  const [inwards, outwards] = lanesOf(road)
  const lane = road.narrow ? LANE * 0.78 : LANE
  return { inwards: inwards * lane, outwards: outwards * lane }
}

const turned = (angle: number) => ((angle % 360) + 360) % 360

/** The road that leaves at an angle from another one, clockwise. */
export const roadAt = (scene: Scene, angle: number) => scene.roads.find((road) => road.angle === turned(angle))

export const roadOf = (scene: Scene, id: string): Road => {
  const road = scene.roads.find((one) => one.id === id)
  if (!road) throw new Error(`No road ${id} in ${scene.id}`)
  return road
}

/** The distance from the middle at which the junction begins on a road. */
export function mouthOf(scene: Scene, road: Road): number {
  if (scene.island) return scene.island + RING + 14
  const before = roadAt(scene, road.angle - 90)
  const after = roadAt(scene, road.angle + 90)
  const wide = Math.max(before ? sidesOf(before).outwards : 0, after ? sidesOf(after).inwards : 0)
  return wide === 0 ? 0 : wide + FILLET * 0.7
}

/** The distance from the middle at which a driver waits: before the crossing, where there is one. */
export const lineOf = (scene: Scene, road: Road) => mouthOf(scene, road) + (road.crossing ? CROSSING : 4)

/** A point beside a road turned to the top, on the picture: `x` to the right of its axis, `y` away from the middle. */
export function onPicture(road: Pick<Road, 'angle'>, x: number, y: number): Point {
  const a = (road.angle * Math.PI) / 180
  return [MIDDLE + x * Math.cos(a) + y * Math.sin(a), MIDDLE + x * Math.sin(a) - y * Math.cos(a)]
}

/** The middle of a lane, beside the axis of its road turned to the top. */
export function laneX(road: Road, isInwards: boolean, lane = 1): number {
  const { inwards } = sidesOf(road)
  const width = inwards / lanesOf(road)[0]
  return (isInwards ? -1 : 1) * width * (lane - 0.5)
}

export const ringRadius = (island: number) => island + RING / 2

/** A point of the ring at an angle. */
export const onRing = (radius: number, angle: number): Point => {
  const a = (angle * Math.PI) / 180
  return [MIDDLE + radius * Math.sin(a), MIDDLE - radius * Math.cos(a)]
}

/** The position of a user, and their direction. */
export function placeOf(scene: Scene, user: User, length: number): { at: Point; turn: number } {
  const road = roadOf(scene, user.from)
  if (scene.island && user.inRing !== undefined)
    return { at: onRing(ringRadius(scene.island), user.inRing), turn: user.inRing - 90 }
  if (user.inMiddle) {
    const to = roadOf(scene, user.to)
    return { at: onPicture(to, laneX(to, false) - 4, 52), turn: to.angle + (user.signal === 'left' ? 14 : -14) }
  }
  if (user.kind === 'walker') {
    const { inwards } = sidesOf(road)
    return { at: onPicture(road, -inwards - 2, mouthOf(scene, road) + 14), turn: road.angle + 90 }
  }
  // Beyond the junction: on the lane that leads away.
  if (user.isStopped)
    return {
      at: onPicture(road, laneX(road, false), lineOf(scene, road) + (user.at ?? 0) + length / 2),
      turn: road.angle,
    }
  const x = user.inBay ? -sidesOf(road).inwards - 13 : laneX(road, true, user.lane)
  return { at: onPicture(road, x, lineOf(scene, road) + 6 + (user.at ?? 4) + length / 2), turn: road.angle + 180 }
}
