import { arrowHead } from '../draw/paths'
import { PALETTE } from '../palette'
import type { Scene } from './types'
import { softLine, wayOf } from './ways'

/** The way of each user, as a dashed line with a head. */
export function Ways({ scene }: { scene: Scene }) {
  return scene.users
    .filter((user) => !user.isStopped)
    .map((user) => {
      const points = wayOf(scene, user)
      const line = softLine(points)
      const color = PALETTE[user.color === 'white' ? 'black' : user.color]
      return (
        <g key={user.id} fill="none" strokeLinecap="round">
          <path d={line} stroke={PALETTE.white} strokeWidth={8} />
          <path d={line} stroke={color} strokeWidth={4.5} strokeDasharray="9 6" strokeLinecap="butt" />
          <path d={arrowHead(points, 7, 2.6).d} fill={color} stroke={PALETTE.white} strokeWidth={1.5} />
        </g>
      )
    })
}
