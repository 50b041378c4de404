import { type Color, PALETTE } from '../palette'
import type { Part, Parts } from './glyphs/part'

interface GlyphShapeProps {
  parts: Parts
  ink: Color
  knock: Color
}

/** A symbol in its own box. */
export function GlyphShape({ parts, ink, knock }: GlyphShapeProps) {
  return parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is fixed, and the same path may return in it.
    <PartShape key={i} part={part} ink={ink} knock={knock} />
  ))
}

function PartShape({ part: { d, w, c, flat, t }, ink, knock }: { part: Part; ink: Color; knock: Color }) {
  const color = PALETTE[c === 'knock' ? knock : (c ?? ink)]
  if (!w) return <path d={d} fill={color} transform={t} />
  return (
    <path
      d={d}
      fill="none"
      stroke={color}
      strokeWidth={w}
      strokeLinecap={flat ? 'butt' : 'round'}
      strokeLinejoin={flat ? 'miter' : 'round'}
      transform={t}
    />
  )
}
