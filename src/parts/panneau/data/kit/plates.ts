import type { Color } from '../../palette'
import type { Bar, Panel, Plate } from '../../types'
import { txt } from './items'

const RED_RIM: Plate['border'] = [
  { w: 1.8, c: 'white' },
  { w: 9, c: 'red' },
]

export const WARNING: Plate = { shape: 'tri-up', ground: 'white', border: RED_RIM }
export const TEMPORARY: Plate = { ...WARNING, ground: 'yellow' }
export const GIVE_WAY: Plate = { ...WARNING, shape: 'tri-down' }
export const OCTAGON: Plate = { shape: 'octagon', ground: 'red', border: [{ w: 3, c: 'white' }] }
export const DIAMOND: Plate = { shape: 'diamond', ground: 'white', border: [{ w: 1.6, c: 'black' }] }
export const BAN: Plate = {
  shape: 'disc',
  ground: 'white',
  border: [
    { w: 1.2, c: 'white' },
    { w: 10, c: 'red' },
  ],
}
export const NO_ENTRY: Plate = { shape: 'disc', ground: 'red', border: [{ w: 1.6, c: 'white' }] }
export const NO_PARKING: Plate = { ...BAN, ground: 'blue' }
export const END_OF_BAN: Plate = {
  shape: 'disc',
  ground: 'white',
  border: [
    { w: 1.2, c: 'white' },
    { w: 2, c: 'black' },
  ],
}
export const ZONE: Plate = {
  shape: 'rect',
  ground: 'white',
  border: [
    { w: 1.5, c: 'white' },
    { w: 1.8, c: 'black' },
  ],
}
export const DUTY: Plate = { shape: 'disc', ground: 'blue', border: [{ w: 1.6, c: 'white' }] }
export const SQUARE: Plate = { shape: 'rect', ground: 'blue', border: [{ w: 2, c: 'white' }] }
export const SERVICE: Plate = { ...SQUARE, w: 80, h: 100 }
export const TOWN: Plate = {
  shape: 'rect',
  w: 180,
  h: 90,
  ground: 'white',
  border: [
    { w: 1.5, c: 'white' },
    { w: 4, c: 'red' },
  ],
}
export const LAMP: Plate = { shape: 'rect', ground: 'lampGround', radius: 16 }
export const LIGHT: Plate = { shape: 'rect', w: 44, h: 104, radius: 10, ground: 'box' }
export const LIGHT_WALKER: Plate = { ...LIGHT, h: 73 }
export const LIGHT_RAIL: Plate = { ...LIGHT, w: 96, h: 52 }
export const LIGHT_LANE: Plate = { ...LIGHT, w: 100, h: 100, ground: 'black' }
export const ROAD: Plate = { shape: 'rect', w: 260, h: 100, radius: 2, ground: 'road' }
export const FROM_ABOVE: Plate = { shape: 'rect', ground: 'road', radius: 6 }
/** A drawing without a plate: a figure, or a sign cut to its own outline. */
export const bare = (w = 100, h = 100): Plate => ({ shape: 'bare', w, h, ground: 'white' })
/** A board of a size and a ground of its own. */
export const board = (w: number, h: number, ground: Color, rim: Color = 'white'): Plate => ({
  shape: 'rect',
  w,
  h,
  ground,
  border: [{ w: 2.5, c: rim }],
})
export const pointer = (ground: Color, rim: Color): Plate => ({
  shape: 'arrow',
  w: 230,
  h: 80,
  ground,
  border: [{ w: 3, c: rim }],
})
/** A plate below a sign. */
export const panel = (w: number, h: number): Plate => ({
  shape: 'rect',
  w,
  h,
  ground: 'white',
  border: [{ w: 2, c: 'black' }],
})

/** From the upper left to the lower right. */
export const SLASH: Bar = { w: 8, c: 'red', down: 'right', len: 39 }
export const SLASH9: Bar = { ...SLASH, w: 9 }
/** The red bar of an end, from the lower left to the upper right. */
export const END: Bar = { w: 9, c: 'red', down: 'left', len: 47 }
export const ENDS: Bar = { w: 2.6, c: 'black', down: 'left', n: 5, gap: 5.2, len: 46 }

export const distance = (t: string): Panel => ({ w: 100, h: 38, items: [txt(t, 50, 27, 22, { fit: 70 })] })
