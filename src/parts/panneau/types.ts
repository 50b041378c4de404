import type { Group } from '@contract/cours/panneaux'
import type { Glyph } from './draw/glyphs/glyphs'
import type { VehicleKind } from './draw/vehicles'
import type { Color } from './palette'

export type Point = readonly [x: number, y: number]

/** French, as taught, and Arabic, as taught in Tunisia. */
export interface Text {
  fr: string
  ar: string
}

export type Shape = 'tri-up' | 'tri-down' | 'disc' | 'octagon' | 'diamond' | 'rect' | 'arrow' | 'bare'

/** How certain a fact is: stated by the law, taught in Tunisia, from the Vienna convention, or open. */
export type Sure = 'law' | 'taught' | 'vienna' | 'open'

/** One thing drawn on a sign, in the units of its box. */
export type Item =
  | { k: 'sym'; g: Glyph; at?: Point; size?: number; rot?: number; flip?: boolean; c?: Color; knock?: Color }
  /** A rounded line with a head at its end, or at both ends. */
  | { k: 'arrow'; pts: readonly Point[]; w?: number; r?: number; head?: number; c?: Color; both?: boolean }
  | { k: 'line'; pts: readonly Point[]; w: number; r?: number; dash?: string; c?: Color }
  | { k: 'poly'; pts: readonly Point[]; c?: Color }
  | { k: 'shape'; shape: Shape; inset: number; radius?: number; c: Color }
  | { k: 'box'; at: Point; w: number; h: number; r?: number; c?: Color }
  /** A disc; with `w` its rim alone. */
  | { k: 'disc'; at: Point; r: number; c: Color; w?: number; dash?: string }
  | {
      k: 'text'
      t: string
      at: Point
      size: number
      lang?: 'ar' | 'fr'
      c?: Color
      fit?: number
      anchor?: 'start' | 'end'
    }
  /** The rays of a light that flashes; they rest under reduced motion. */
  | { k: 'flash'; at: Point; r: number; c: Color }
  | { k: 'vehicle'; kind: VehicleKind; at: Point; scale?: number; turn?: number; c?: Color }
  | { k: 'group'; at: Point; scale: number; items: readonly Item[] }

/** A bar through the centre; `down` is the side where it goes down. Several lines with a gap make an end sign. */
export interface Bar {
  w: number
  c: Color
  down: 'left' | 'right'
  n?: number
  gap?: number
  len: number
}

/** The plate of a sign: its outline, its rims from outside, its ground. */
export interface Plate {
  shape: Shape
  w?: number
  h?: number
  radius?: number
  ground: Color
  border?: readonly { w: number; c: Color }[]
}

export interface Panel {
  w: number
  h: number
  items: readonly Item[]
}

export interface Sign extends Plate {
  id: string
  group: Exclude<Group, 'scene'>
  /** The code of the Vienna convention. */
  code?: string
  name: Text
  mean: Text
  /** A description of what is seen, never of the meaning. */
  alt: Text
  items?: readonly Item[]
  bars?: readonly Bar[]
  /** Plates below the sign; left out where the sign is drawn small. */
  panels?: readonly Panel[]
  /** The action to take when the lamp lights. */
  todo?: Text
  sure: Sure
  /** The Arabic name is our own: no Tunisian source gives it. */
  ours?: true
}
