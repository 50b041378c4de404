import { PALETTE } from '../palette'
import { KERB, LANE, MIDDLE, roadAt, sidesOf } from './geometry'
import type { Road, Scene } from './types'

const FILLET = 26

/** Tracks, kerbs, asphalt and the island. */
export function RoadSurfaces({ scene }: { scene: Scene }) {
  const tracks = scene.roads.filter((road) => road.surface === 'track')
  const roads = scene.roads.filter((road) => road.surface !== 'track')
  const outline = roads.map((road) => (
    <g key={road.id} transform={`rotate(${road.angle} ${MIDDLE} ${MIDDLE})`}>
      <path d={stripOf(road)} />
      <path d={filletOf(scene, road)} />
    </g>
  ))
  const ring = scene.island ? <circle cx={MIDDLE} cy={MIDDLE} r={scene.island + LANE + 6} /> : null
  return (
    <>
      <g fill={PALETTE.track}>
        {tracks.map((road) => (
          <path key={road.id} d={stripOf(road)} transform={`rotate(${road.angle} ${MIDDLE} ${MIDDLE})`} />
        ))}
      </g>
      <g fill={PALETTE.kerb} stroke={PALETTE.kerb} strokeWidth={KERB * 2} strokeLinejoin="round">
        {outline}
        {ring}
      </g>
      {/* A thin line of its own colour closes the seams between the pieces. */}
      <g fill={PALETTE.road} stroke={PALETTE.road}>
        {outline}
        {ring}
      </g>
      {scene.island ? <Island radius={scene.island} /> : null}
    </>
  )
}

/** A road turned to the top, from beyond the edge of the picture to the middle. */
function stripOf(road: Road): string {
  const { inwards, outwards } = sidesOf(road)
  return `M${MIDDLE - inwards} -20V${MIDDLE}H${MIDDLE + outwards}V-20Z`
}

/** The round corner between a road and the next one, clockwise. */
function filletOf(scene: Scene, road: Road): string {
  const next = roadAt(scene, road.angle + 90)
  if (!next || next.surface === 'track') return ''
  const x = MIDDLE + sidesOf(road).outwards
  const y = MIDDLE - sidesOf(next).inwards
  return `M${x} ${y - FILLET}V${y}H${x + FILLET}A${FILLET} ${FILLET} 0 0 1 ${x} ${y - FILLET}Z`
}

function Island({ radius }: { radius: number }) {
  return (
    <>
      <circle cx={MIDDLE} cy={MIDDLE} r={radius} fill={PALETTE.kerb} />
      <circle cx={MIDDLE} cy={MIDDLE} r={radius - KERB} fill={PALETTE.grass} />
    </>
  )
}
