import type { Color } from '../../palette'
import type { Item, Point } from '../../types'
import { arb, box, disc, line, poly, sym, txt } from './items'

/** A slanted arm with a red rim; `half` cuts it at its middle. */
const arm = (from: Point, to: Point): Item[] => [
  line([from, to], 17, { c: 'hairline' }),
  line([from, to], 15.6, { c: 'red' }),
]
const inner = (from: Point, to: Point): Item => line([from, to], 8.5, { c: 'white' })

/** Two arms across each other, flatter than a letter X. */
export const saintAndrew: Item[] = [
  ...arm([4, 22], [96, 78]),
  ...arm([4, 78], [96, 22]),
  inner([8, 24.4], [92, 75.6]),
  inner([8, 75.6], [92, 24.4]),
]

/** The half cross under it: there is a second track. */
export const halfCross: Item[] = [
  ...arm([4, 104], [53, 74]),
  ...arm([96, 104], [47, 74]),
  inner([8, 101.6], [50, 76]),
  inner([92, 101.6], [50, 76]),
  poly(
    [
      [50, 70],
      [56, 74],
      [50, 78],
      [44, 74],
    ],
    'white',
  ),
]

/** A post of the approach to a railway, with one to three stripes. */
export function beacon(x: number, stripes: number): Item[] {
  const first = 59 - (stripes - 1) * 16
  return [
    box(x - 0.7, 3.3, 41.4, 113.4, 'hairline', 3),
    box(x, 4, 40, 112, 'red', 2.5),
    box(x + 4, 8, 32, 104, 'white', 1.5),
    ...Array.from({ length: stripes }, (_, i) => first + i * 32).map((y) =>
      poly(
        [
          [x + 4, y + 4],
          [x + 36, y - 12],
          [x + 36, y],
          [x + 4, y + 16],
        ],
        'red',
      ),
    ),
  ]
}

/** The black bar of a halt between its two words. */
export const halt = (ar: string, fr: string): Item[] => [
  box(14, 47, 72, 6, 'black'),
  arb(ar, 50, 40, ar.length > 6 ? 15 : 20, { fit: ar.length > 6 ? 50 : 38 }),
  txt(fr, 50, 69, 14, { fit: 48 }),
]

/** The words of a zone, in grey at its end. */
export function zone(isEnd: boolean): Item[] {
  const c: Color = isEnd ? 'grey' : 'black'
  return [arb('منطقة', 72, 30, 17, { c, fit: 34 }), txt('ZONE', 30, 30, 15, { c, fit: 40 })]
}

export const whiteTriangle: Item = { k: 'shape', shape: 'tri-up', inset: 6, radius: 3, c: 'white' }

/** Two carriageways that meet far away, under a bridge. */
export const twoRoads: Item[] = [
  poly(
    [
      [18, 90],
      [44, 90],
      [48, 12],
      [40, 12],
    ],
    'white',
  ),
  poly(
    [
      [82, 90],
      [56, 90],
      [52, 12],
      [60, 12],
    ],
    'white',
  ),
  box(8, 30, 84, 4, 'blue'),
  box(10, 33, 80, 9, 'white'),
  box(8, 42, 84, 4, 'blue'),
]

const UNLIT: [where: string, y: number, lit: Color, unlit: Color][] = [
  ['top', 20, 'litRed', 'unlitRed'],
  ['middle', 52, 'litAmber', 'unlitAmber'],
  ['bottom', 84, 'litGreen', 'unlitGreen'],
]

/** Three lenses, at most one of them lit. */
export const lenses = (lit: 'top' | 'middle' | 'bottom' | 'none'): Item[] =>
  UNLIT.map(([where, y, on, off]) => disc(22, y, 13, where === lit ? on : off))

/** The upper side of a hatched lozenge. */
export const hatchTop = (x: number) => (x < 130 ? 50 - ((x - 10) * 22) / 120 : 28 + ((x - 130) * 22) / 120)

/** An officer from the front, with the points of both arms. */
export const agent = (left: readonly Point[], right: readonly Point[]): Item[] => [
  sym('officer', 100, [50, 50]),
  ...[left, right].flatMap((arm) => {
    const [x, y] = arm.at(-1) ?? [50, 50]
    return [line(arm, 8.5, { r: 5, c: 'blue' }), disc(x, y, 4.8, 'white'), disc(x, y, 4.8, 'blue', 1)]
  }),
]
