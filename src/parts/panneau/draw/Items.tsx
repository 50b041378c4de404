import { type Color, PALETTE } from '../palette'
import type { Item, Plate } from '../types'
import { GlyphShape } from './GlyphShape'
import { GLYPHS } from './glyphs/glyphs'
import { Layer } from './PlateShape'
import { arrowPaths, polygon, roundedLine } from './paths'
import { TextShape } from './TextShape'
import { VEHICLES } from './vehicles'

type Of<K extends Item['k']> = Extract<Item, { k: K }>

interface ItemsProps {
  items: readonly Item[]
  /** The plate below the items: holes show its ground, and shapes follow its outline. */
  plate: Plate
}

/** The items drawn on a plate. */
export function Items({ items, plate }: ItemsProps) {
  return items.map((item, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is fixed, and the same item may return in it.
    <ItemShape key={i} item={item} plate={plate} />
  ))
}

function ItemShape({ item, plate }: { item: Item; plate: Plate }) {
  switch (item.k) {
    case 'sym':
      return <GlyphItem item={item} ground={plate.ground} />
    case 'arrow':
      return <Arrow item={item} />
    case 'line':
      return <Line item={item} />
    case 'poly':
      return <path d={polygon(item.pts)} fill={PALETTE[item.c ?? 'black']} />
    case 'shape':
      return <Layer plate={{ ...plate, shape: item.shape, radius: item.radius }} inset={item.inset} c={item.c} />
    case 'box': {
      const { at, w, h, r, c = 'black' } = item
      return <rect x={at[0]} y={at[1]} width={w} height={h} rx={r} fill={PALETTE[c]} />
    }
    case 'disc':
      return <Disc item={item} />
    case 'text':
      return <TextShape item={item} />
    case 'flash':
      return <Flash item={item} />
    case 'vehicle':
      return <VehicleShape {...item} />
    case 'group':
      return (
        <g transform={`translate(${item.at.join(' ')}) scale(${item.scale})`}>
          <Items items={item.items} plate={plate} />
        </g>
      )
  }
}

const DEFAULT_AT = { 'tri-up': [50, 61], other: [50, 50] } as const
const DEFAULT_SIZE: Partial<Record<Plate['shape'], number>> = { 'tri-up': 44, disc: 54, rect: 74 }

function GlyphItem({ item, ground }: { item: Of<'sym'>; ground: Color }) {
  const { g, at = DEFAULT_AT.other, size = 50, rot = 0, flip = false, c = 'black', knock = ground } = item
  const scale = size / 100
  const [x, y] = [at[0] - size / 2, at[1] - size / 2]
  const side = flip ? ' translate(100 0) scale(-1 1)' : ''
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})${side}${rot ? ` rotate(${rot} 50 50)` : ''}`}>
      <GlyphShape parts={GLYPHS[g]} ink={c} knock={knock} />
    </g>
  )
}

function Arrow({ item: { pts, w = 9, r = 8, head = 2.4, c = 'black', both } }: { item: Of<'arrow'> }) {
  const { line, heads } = arrowPaths(pts, w, head, r, both)
  return (
    <g fill={PALETTE[c]}>
      <path d={line} fill="none" stroke={PALETTE[c]} strokeWidth={w} />
      {heads.map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
  )
}

function Line({ item: { pts, w, r = 0, dash, c = 'black' } }: { item: Of<'line'> }) {
  return <path d={roundedLine(pts, r)} fill="none" stroke={PALETTE[c]} strokeWidth={w} strokeDasharray={dash} />
}

function Disc({ item: { at, r, c, w, dash } }: { item: Of<'disc'> }) {
  const place = { cx: at[0], cy: at[1], r }
  if (!w) return <circle {...place} fill={PALETTE[c]} />
  return <circle {...place} fill="none" stroke={PALETTE[c]} strokeWidth={w} strokeDasharray={dash} />
}

/** A ring and rays, so that the light is seen to flash even where nothing may move. */
function Flash({ item: { at, r, c } }: { item: Of<'flash'> }) {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => {
    const [x, y] = [Math.sin((angle * Math.PI) / 180), -Math.cos((angle * Math.PI) / 180)]
    const end = (far: number) => `${(at[0] + x * far).toFixed(1)} ${(at[1] + y * far).toFixed(1)}`
    return `M${end(r + 3)}L${end(r + 7)}`
  })
  return (
    <g className="panneau-flash" stroke={PALETTE[c]} fill="none" strokeWidth={2}>
      <circle cx={at[0]} cy={at[1]} r={r + 0.5} />
      <path d={rays.join('')} />
    </g>
  )
}

export function VehicleShape({ kind, at, scale = 1, turn = 0, c = 'black' }: Omit<Of<'vehicle'>, 'k'>) {
  return (
    <g transform={`translate(${at.join(' ')}) rotate(${turn}) scale(${scale})`}>
      <GlyphShape parts={VEHICLES[kind].parts} ink={c} knock="white" />
    </g>
  )
}

/** Gives symbols without a place or a size those of their plate. */
export const placed = (items: readonly Item[], plate: Plate): Item[] =>
  items.map((item) =>
    item.k === 'sym'
      ? {
          ...item,
          at: item.at ?? (plate.shape === 'tri-up' ? DEFAULT_AT['tri-up'] : DEFAULT_AT.other),
          size: item.size ?? DEFAULT_SIZE[plate.shape] ?? 50,
        }
      : item,
  )
