import { Items } from '../draw/Items'
import { PALETTE } from '../palette'
import type { Item, Plate } from '../types'
import { LANE, lanesOf, lineOf, MIDDLE, mouthOf, sidesOf } from './geometry'
import type { Road, Scene } from './types'

const ON_ROAD: Plate = { shape: 'bare', ground: 'road' }

/** The markings of each road, drawn with the road turned to the top. */
export function RoadLines({ scene }: { scene: Scene }) {
  return scene.roads.map((road) => (
    <g key={road.id} transform={`rotate(${road.angle} ${MIDDLE} ${MIDDLE}) translate(${MIDDLE} ${MIDDLE}) scale(1 -1)`}>
      <Items items={linesOf(scene, road)} plate={ON_ROAD} />
      {road.slope ? <Slope road={road} /> : null}
    </g>
  ))
}

/** `x` beside the axis, `y` away from the middle. */
function linesOf(scene: Scene, road: Road): Item[] {
  if (road.surface === 'track') return []
  return [
    ...rails(road),
    ...axis(scene, road),
    ...stop(scene, road),
    ...crossing(scene, road),
    ...laneArrows(scene, road),
  ]
}

function rails(road: Road): Item[] {
  if (!road.rail) return []
  return [-LANE / 2, LANE / 2].flatMap((x) =>
    [-6, 6].map(
      (dx): Item => ({
        k: 'line',
        pts: [
          [x + dx, 0],
          [x + dx, 220],
        ],
        w: 2.5,
        c: 'grey',
      }),
    ),
  )
}

function axis(scene: Scene, road: Road): Item[] {
  const from = mouthOf(scene, road)
  const start = road.end || road.crossing ? lineOf(scene, road) : from
  const [inwards, outwards] = lanesOf(road)
  const centre: Item[] =
    road.centre === 'none'
      ? []
      : [
          {
            k: 'line',
            pts: [
              [0, start],
              [0, 220],
            ],
            w: 3,
            c: 'paint',
            dash: road.centre === 'solid' ? undefined : '15 12',
          },
        ]
  const between = [
    ...Array.from({ length: inwards - 1 }, (_, i) => -(i + 1) * LANE),
    ...Array.from({ length: outwards - 1 }, (_, i) => (i + 1) * LANE),
  ]
  return [
    ...centre,
    ...between.map(
      (x): Item => ({
        k: 'line',
        pts: [
          [x, start],
          [x, 220],
        ],
        w: 2.5,
        c: 'paint',
        dash: '12 10',
      }),
    ),
  ]
}

function stop(scene: Scene, road: Road): Item[] {
  const y = lineOf(scene, road) + 3
  const pts = [
    [-sidesOf(road).inwards + 2, y],
    [-1, y],
  ] as const
  if (road.end) return [{ k: 'line', pts, w: 6, c: 'paint', dash: road.end === 'give-way' ? '7 5' : undefined }]
  return scene.lights?.some((light) => light.road === road.id)
    ? [{ k: 'line', pts, w: 3, c: 'paint', dash: '6 4' }]
    : []
}

function crossing(scene: Scene, road: Road): Item[] {
  if (!road.crossing) return []
  const { inwards, outwards } = sidesOf(road)
  const y = mouthOf(scene, road) + 14
  return [
    {
      k: 'line',
      pts: [
        [-inwards + 3, y],
        [outwards, y],
      ],
      w: 22,
      c: 'paint',
      dash: '6 6',
    },
  ]
}

function laneArrows(scene: Scene, road: Road): Item[] {
  const y = lineOf(scene, road) + 78
  return (road.arrows ?? []).map((way, i): Item => {
    const x = -LANE * (i + 0.5)
    const pts =
      way === 'straight'
        ? ([
            [x, y + 26],
            [x, y - 8],
          ] as const)
        : ([
            [x + 3, y + 26],
            [x + 3, y],
            [x - 13, y],
          ] as const)
    return { k: 'arrow', pts, w: 4, r: 4, head: 3, c: 'paint' }
  })
}

/** An arrow that goes up the slope, on the grass. */
function Slope({ road }: { road: Road }) {
  const { outwards } = sidesOf(road)
  const away = road.slope === 'up'
  const pts = away
    ? ([
        [outwards + 40, 30],
        [outwards + 40, 150],
      ] as const)
    : ([
        [outwards + 40, 150],
        [outwards + 40, 30],
      ] as const)
  return (
    <g stroke={PALETTE.brown}>
      <Items items={[{ k: 'arrow', pts, w: 5, head: 3.4, c: 'brown' }]} plate={ON_ROAD} />
    </g>
  )
}
