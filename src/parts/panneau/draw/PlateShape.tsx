import { type Color, PALETTE } from '../palette'
import type { Plate } from '../types'
import { corners, moveIn, radiusOf, sizeOf } from './outline'
import { polygon } from './paths'

const HAIRLINE = 0.7

/** A hairline that keeps a white rim visible on a white page, each rim from outside, then the ground. */
export function PlateShape({ plate }: { plate: Plate }) {
  if (plate.shape === 'bare') return null
  const layers: { inset: number; c: Color }[] = [{ inset: 0, c: 'hairline' }]
  let inset = HAIRLINE
  for (const { w, c } of plate.border ?? []) {
    layers.push({ inset, c })
    inset += w
  }
  layers.push({ inset, c: plate.ground })
  return layers.map((layer) => <Layer key={layer.inset} plate={plate} {...layer} />)
}

interface LayerProps {
  plate: Pick<Plate, 'shape' | 'w' | 'h' | 'radius'>
  inset: number
  c: Color
}

/** The outline moved inwards; its corners are rounded by a line around a smaller shape. */
export function Layer({ plate, inset, c }: LayerProps) {
  const color = PALETTE[c]
  const { w, h } = sizeOf(plate)
  if (plate.shape === 'disc') return <circle cx={50} cy={50} r={49 - inset} fill={color} />
  const r = Math.max(radiusOf(plate) - inset * 0.6, 1)
  const d = polygon(moveIn(corners(plate.shape, w, h), inset + r))
  return <path d={d} fill={color} stroke={color} strokeWidth={2 * r} strokeLinejoin="round" />
}
