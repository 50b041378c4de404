import { Items } from '../draw/Items'
import { boxOf, SignShape } from '../draw/SignShape'
import { PALETTE } from '../palette'
import type { Item, Plate, Point, Sign } from '../types'
import { KERB, lineOf, MIDDLE, onPicture, roadOf, sidesOf } from './geometry'
import type { LightState, Scene } from './types'

const SIGN = 48
const PANEL = 34
const LIGHT_BOX: Plate = { shape: 'rect', w: 44, h: 104, radius: 10, ground: 'box' }

interface FurnitureProps {
  scene: Scene
  signs: Readonly<Record<string, Sign>>
}

/** Signs and lights upright beside their roads, the officer, and the obstacles in a lane. */
export function Furniture({ scene, signs }: FurnitureProps) {
  return (
    <>
      {(scene.signs ?? []).map(({ road, sign, panel, dist }) => {
        const far = dist ?? (scene.lights ? 62 : 34)
        const [x, y] = beside(scene, road, KERB + 27, far)
        return (
          <g key={road + sign}>
            <Placed sign={signs[sign]} at={[x, y]} size={SIGN} />
            {panel ? <Placed sign={signs[panel]} at={[x, y + SIGN / 2 + PANEL / 2 + 1]} size={PANEL} /> : null}
          </g>
        )
      })}
      {(scene.lights ?? []).map(({ road, state }) => {
        const [x, y] = beside(scene, road, KERB + 12, 2)
        return (
          <g key={road} transform={`translate(${x - 9.7} ${y - 23}) scale(0.44)`}>
            <rect width={44} height={104} rx={10} fill={PALETTE.box} />
            <Items items={lit(state)} plate={LIGHT_BOX} />
          </g>
        )
      })}
      {scene.obstacle ? <Obstacle scene={scene} {...scene.obstacle} /> : null}
      {scene.officer ? <Officer {...scene.officer} /> : null}
    </>
  )
}

/** A point on the right of the drivers who come towards the junction. */
function beside(scene: Scene, id: string, away: number, dist: number): Point {
  const road = roadOf(scene, id)
  return onPicture(road, -sidesOf(road).inwards - away, lineOf(scene, road) + dist)
}

function Placed({ sign, at, size }: { sign: Sign | undefined; at: Point; size: number }) {
  if (!sign) return null
  const { x, w, h } = boxOf(sign, false)
  const scale = size / Math.max(w, h)
  return (
    <g
      transform={`translate(${at[0] - (w * scale) / 2} ${at[1] - (h * scale) / 2}) scale(${scale}) translate(${-x} 0)`}
    >
      <SignShape sign={sign} withPanels={false} />
    </g>
  )
}

const LIT: Record<LightState, readonly string[]> = {
  red: ['top'],
  amber: ['middle'],
  green: ['bottom'],
  'flash-amber': ['middle'],
  arrow: ['top'],
}

function lit(state: LightState): Item[] {
  const on = (where: string) => LIT[state].includes(where)
  const lenses: Item[] = [
    { k: 'disc', at: [22, 20], r: 13, c: on('top') ? 'litRed' : 'unlitRed' },
    { k: 'disc', at: [22, 52], r: 13, c: on('middle') ? 'litAmber' : 'unlitAmber' },
    { k: 'disc', at: [22, 84], r: 13, c: on('bottom') ? 'litGreen' : 'unlitGreen' },
  ]
  if (state === 'flash-amber') return [...lenses, { k: 'flash', at: [22, 52], r: 13, c: 'litAmber' }]
  if (state !== 'arrow') return lenses
  return [
    ...lenses,
    { k: 'disc', at: [22, 84], r: 13, c: 'black' },
    {
      k: 'arrow',
      pts: [
        [11, 84],
        [33, 84],
      ],
      w: 5,
      head: 2.8,
      c: 'litGreen',
    },
  ]
}

/** Road works that fill a lane. */
function Obstacle({ scene, road: id, at }: { scene: Scene; road: string; at: number }) {
  const road = roadOf(scene, id)
  const { inwards } = sidesOf(road)
  const [x, y] = onPicture(road, -inwards / 2, lineOf(scene, road) + at)
  return (
    <g transform={`translate(${x} ${y}) rotate(${road.angle})`}>
      <rect x={-17} y={-26} width={34} height={52} rx={3} fill={PALETTE.track} />
      {[-26, 20].map((top) => (
        <g key={top}>
          <rect x={-19} y={top} width={38} height={7} fill={PALETTE.white} />
          <path d={`M-19 ${top}h9v7h-9ZM-1 ${top}h9v7h-9ZM17 ${top}h2v7h-2Z`} fill={PALETTE.red} />
        </g>
      ))}
      <path d="M-8 10Q0 -16 8 10Z" fill={PALETTE.brown} />
    </g>
  )
}

/** The officer from the front, on a pale disc: the arms matter, not the place. */
function Officer({ arms }: { facing: number; arms: 'up' | 'out' }) {
  const limbs = arms === 'out' ? OUT : UP
  return (
    <g transform={`translate(${MIDDLE - 29} ${MIDDLE - 30}) scale(0.58)`}>
      <circle cx={50} cy={52} r={62} fill={PALETTE.white} opacity={0.88} />
      <Items items={limbs} plate={{ shape: 'bare', ground: 'white' }} />
    </g>
  )
}

const BODY: Item = { k: 'sym', g: 'officer', at: [50, 50], size: 100 }
const hand = (x: number, y: number): Item => ({ k: 'disc', at: [x, y], r: 5, c: 'skin' })
const OUT: Item[] = [
  BODY,
  {
    k: 'line',
    pts: [
      [36, 33],
      [0, 35],
    ],
    w: 9,
    c: 'blue',
  },
  {
    k: 'line',
    pts: [
      [64, 33],
      [100, 35],
    ],
    w: 9,
    c: 'blue',
  },
  hand(-2, 35),
  hand(102, 35),
]
const UP: Item[] = [
  BODY,
  {
    k: 'line',
    pts: [
      [36, 32],
      [30, 46],
      [30, 62],
    ],
    w: 9,
    r: 5,
    c: 'blue',
  },
  {
    k: 'line',
    pts: [
      [64, 32],
      [74, 20],
      [74, 0],
    ],
    w: 9,
    r: 5,
    c: 'blue',
  },
  hand(30, 64),
  hand(74, -3),
]
