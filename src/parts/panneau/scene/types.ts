import type { VehicleKind } from '../draw/vehicles'
import type { Color } from '../palette'
import type { Sure, Text } from '../types'

export interface Road {
  id: string
  /** Measured from the middle of the junction: 0 is the top, 90 the right. */
  angle: number
  /** Lanes towards the junction, and away from it. */
  lanes?: readonly [inwards: number, outwards: number]
  end?: 'stop' | 'give-way'
  centre?: 'dash' | 'solid' | 'none'
  crossing?: boolean
  surface?: 'track'
  rail?: boolean
  slope?: 'up' | 'down'
  /** The arrows on the lanes towards the junction, from the middle of the road outwards. */
  arrows?: readonly ('straight' | 'right')[]
  narrow?: boolean
}

export interface User {
  id: string
  kind: VehicleKind
  from: string
  /** The road that they take; for users who stay, the road that they come from. */
  to: string
  /** Lane towards the junction, counted from the middle of the road; `laneOut` is the lane of the road they take. */
  lane?: number
  laneOut?: number
  /** Distance from the line, in units of the drawing. */
  at?: number
  /** Already on the ring, at this angle. */
  inRing?: number
  /** Already in the middle of the junction. */
  inMiddle?: boolean
  /** In a bay beside the road. */
  inBay?: boolean
  signal?: 'left' | 'right'
  beacon?: boolean
  /** Does not move: waits in a queue, or beyond the junction. */
  isStopped?: boolean
  color: Color
}

export type LightState = 'red' | 'amber' | 'green' | 'flash-amber' | 'arrow'

export interface Scene {
  id: string
  group: 'scene'
  name: Text
  roads: readonly Road[]
  island?: number
  users: readonly User[]
  signs?: readonly { road: string; sign: string; panel?: string; dist?: number }[]
  lights?: readonly { road: string; state: LightState }[]
  officer?: { facing: number; arms: 'up' | 'out' }
  obstacle?: { road: string; at: number }
  /** Cars that stand on the lane away from the junction, behind the last user there. */
  queue?: { road: string; cars: number }
  answer: {
    order: readonly (readonly string[])[]
    waits?: readonly string[]
    rule: string
    why: Text
    law?: string
    sure: Sure
  }
}
