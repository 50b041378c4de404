import { Items, VehicleShape } from '../draw/Items'
import { VEHICLES } from '../draw/vehicles'
import { PALETTE } from '../palette'
import type { Item, Plate, Point } from '../types'
import { laneX, lineOf, onPicture, placeOf, roadOf } from './geometry'
import type { Scene, User } from './types'

const ON_ROAD: Plate = { shape: 'bare', ground: 'road' }
const NAME = 9.5

/** Road users, each with their letter. */
export function Users({ scene }: { scene: Scene }) {
  return scene.users.map((user) => {
    const { width, length } = VEHICLES[user.kind]
    const { at, turn } = placeOf(scene, user, user.kind === 'walker' ? 0 : length)
    return (
      <g key={user.id}>
        <VehicleShape kind={user.kind} at={at} turn={turn} c={user.color} />
        <g transform={`translate(${at.join(' ')}) rotate(${turn})`}>
          <Items items={[...signals(user, width, length), ...beacon(user)]} plate={ON_ROAD} />
        </g>
        <Letter id={user.id} at={nameAt(user, at, turn)} />
      </g>
    )
  })
}

/** Both lamps on the side of the turn. */
function signals({ signal }: User, width: number, length: number): Item[] {
  if (!signal) return []
  const x = (signal === 'left' ? -1 : 1) * (width / 2 - 1)
  return [-length / 2 + 2.5, length / 2 - 2.5].flatMap((y): Item[] => [
    { k: 'disc', at: [x, y], r: 4.6, c: 'orange' },
    { k: 'disc', at: [x, y], r: 2.2, c: 'yellow' },
  ])
}

const beacon = (user: User): Item[] => (user.beacon ? [{ k: 'flash', at: [0, -3], r: 8, c: 'lampBlue' }] : [])

/** The letter goes on the roof, or beside users that are too narrow. */
function nameAt(user: User, at: Point, turn: number): Point {
  if (!['moto', 'bike', 'walker'].includes(user.kind)) {
    const back = user.kind === 'ambulance' ? 12 : 0
    const a = (turn * Math.PI) / 180
    return [at[0] - Math.sin(a) * back, at[1] + Math.cos(a) * back]
  }
  const a = (turn * Math.PI) / 180
  const aside = user.kind === 'walker' ? [19, 6] : [0, 22]
  const [x = 0, y = 0] = aside
  return [at[0] + x * Math.cos(a) - y * Math.sin(a), at[1] + x * Math.sin(a) + y * Math.cos(a)]
}

function Letter({ id, at }: { id: string; at: Point }) {
  return (
    <g>
      <circle cx={at[0]} cy={at[1]} r={NAME} fill={PALETTE.white} stroke={PALETTE.black} strokeWidth={1} />
      <Items items={[{ k: 'text', t: id, at: [at[0], at[1] + 4.8], size: 13.5 }]} plate={ON_ROAD} />
    </g>
  )
}

const BAY = 96

/** Room for a bus beside the road. */
export function Bays({ scene }: { scene: Scene }) {
  return scene.users
    .filter((user) => user.inBay)
    .map((user) => {
      const road = roadOf(scene, user.from)
      const { at, turn } = placeOf(scene, user, VEHICLES[user.kind].length)
      const [x, h] = [-17, BAY / 2]
      return (
        <path
          key={road.id}
          d={`M${x} ${-h - 16}L${-x} ${-h + 4}V${h - 4}L${x} ${h + 16}Z`}
          transform={`translate(${at.join(' ')}) rotate(${turn})`}
          fill={PALETTE.road}
          stroke={PALETTE.kerb}
          strokeWidth={4}
        />
      )
    })
}

/** Cars without a letter behind the user who cannot go on. */
export function Queue({ scene }: { scene: Scene }) {
  const { queue } = scene
  const last = scene.users.find((user) => user.isStopped)
  if (!queue || !last) return null
  const road = roadOf(scene, queue.road)
  const { length } = VEHICLES.car
  const start = lineOf(scene, road) + (last.at ?? 0) + length * 1.5 + 5
  return Array.from({ length: queue.cars }, (_, i) => start + i * (length + 5)).map((y) => (
    <VehicleShape key={y} kind="car" at={onPicture(road, laneX(road, false), y)} turn={road.angle} c="grey" />
  ))
}
