import type { Glyph } from '../../draw/glyphs/glyphs'
import type { VehicleKind } from '../../draw/vehicles'
import type { Color } from '../../palette'
import type { Item, Point } from '../../types'

type Rest<K extends Item['k'], Given extends string> = Omit<Extract<Item, { k: K }>, 'k' | Given>

/** A symbol around a point; without a point, around the middle of its plate. */
export const sym = (g: Glyph, size?: number, at?: Point, more: Rest<'sym', 'g' | 'size' | 'at'> = {}): Item => ({
  k: 'sym',
  g,
  size,
  at,
  ...more,
})

export const arrow = (pts: readonly Point[], more: Rest<'arrow', 'pts'> = {}): Item => ({ k: 'arrow', pts, ...more })

export const line = (pts: readonly Point[], w: number, more: Rest<'line', 'pts' | 'w'> = {}): Item => ({
  k: 'line',
  pts,
  w,
  ...more,
})

export const poly = (pts: readonly Point[], c?: Color): Item => ({ k: 'poly', pts, c })

export const box = (x: number, y: number, w: number, h: number, c: Color, r?: number): Item => ({
  k: 'box',
  at: [x, y],
  w,
  h,
  c,
  r,
})

export const disc = (x: number, y: number, r: number, c: Color, w?: number): Item => ({
  k: 'disc',
  at: [x, y],
  r,
  c,
  w,
})

type TextRest = Rest<'text', 't' | 'at' | 'size' | 'lang'>

/** An inscription in Latin letters; `y` is its base line. */
export const txt = (t: string, x: number, y: number, size: number, more: TextRest = {}): Item => ({
  k: 'text',
  t,
  at: [x, y],
  size,
  ...more,
})

/** An Arabic inscription. */
export const arb = (t: string, x: number, y: number, size: number, more: TextRest = {}): Item => ({
  k: 'text',
  t,
  at: [x, y],
  size,
  lang: 'ar',
  ...more,
})

export const group = (x: number, y: number, scale: number, items: readonly Item[]): Item => ({
  k: 'group',
  at: [x, y],
  scale,
  items,
})

/** A road user from above in the middle of a square. */
export const top = (kind: VehicleKind, c: Color, scale: number): Item => ({
  k: 'vehicle',
  kind,
  at: [50, 50],
  c,
  scale,
})

const side = ([x, y]: Point): Point => [100 - x, y]

/** The left and right twin of arrows and lines. */
export const mirror = (items: readonly Item[]): Item[] =>
  items.map((item) =>
    item.k === 'arrow' || item.k === 'line' || item.k === 'poly' ? { ...item, pts: item.pts.map(side) } : item,
  )
