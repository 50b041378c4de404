import { lamps } from './lamps'
import type { Parts } from './part'
import { people } from './people'
import { road } from './road'
import { services } from './services'
import { traffic } from './traffic'

const all = { ...people, ...traffic, ...road, ...services, ...lamps }

export type Glyph = keyof typeof all

/** Every symbol, in a box of 100. */
export const GLYPHS: Record<Glyph, Parts> = all
