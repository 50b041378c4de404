import type { Color } from '../../palette'

/** A path of a symbol in its box of 100: filled, or drawn as a line of width `w` with round ends. */
export interface Part {
  d: string
  w?: number
  /** A fixed colour; otherwise the symbol's own, or that of its holes. */
  c?: Color | 'knock'
  flat?: boolean
  /** Moved and scaled as a part of a larger symbol. */
  t?: string
}

export type Parts = readonly Part[]

export const fill = (d: string, c?: Part['c']): Part => (c ? { d, c } : { d })
export const stroke = (w: number, d: string, c?: Part['c']): Part => (c ? { d, w, c } : { d, w })
export const flat = (w: number, d: string, c?: Part['c']): Part => ({ ...stroke(w, d, c), flat: true })
/** Cut out of the parts before it. */
export const hole = (d: string): Part => ({ d, c: 'knock' })
export const slit = (w: number, d: string): Part => ({ d, w, c: 'knock' })

/** The path of a circle. */
export const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`

export const place = (parts: Parts, x: number, y: number, scale: number, rot = 0): Part[] =>
  parts.map((part) => ({
    ...part,
    t: [`translate(${x} ${y}) scale(${scale}) rotate(${rot} 50 50)`, part.t].filter(Boolean).join(' '),
  }))
