import { PALETTE } from '../palette'
import type { Sign } from '../types'
import { Furniture } from './Furniture'
import { RoadLines } from './RoadLines'
import { RoadSurfaces } from './RoadSurfaces'
import type { Scene } from './types'
import { Bays, Queue, Users } from './Users'
import { Ways } from './Ways'

interface SceneShapeProps {
  scene: Scene
  /** The signs of the scene, by id. */
  signs: Readonly<Record<string, Sign>>
  /** Shows the way of each user; only together with the answer. */
  withPaths?: boolean
}

/** A junction from above, in a box of 400. */
export function SceneShape({ scene, signs, withPaths = false }: SceneShapeProps) {
  return (
    <>
      <rect width={400} height={400} fill={PALETTE.grass} />
      <RoadSurfaces scene={scene} />
      <Bays scene={scene} />
      <RoadLines scene={scene} />
      {withPaths ? <Ways scene={scene} /> : null}
      <Furniture scene={scene} signs={signs} />
      <Queue scene={scene} />
      <Users scene={scene} />
    </>
  )
}
