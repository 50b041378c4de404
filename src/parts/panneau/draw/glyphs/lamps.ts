import { fill, flat, type Parts, place, round, slit, stroke } from './part'
import { traffic } from './traffic'

const arcs = [stroke(6.5, 'M15 24A44 44 0 0 0 15 76'), stroke(6.5, 'M85 24A44 44 0 0 1 85 76')]
const inRing = [stroke(7, round(50, 50, 27)), fill('M46 32H54L52.5 56H47.5Z'), fill(round(50, 65, 4.5))]
const lens = 'M54 22Q92 22 92 50Q92 78 54 78Z'
const level = [24, 41, 59, 76].map((y) => flat(6.5, `M8 ${y}H44`))
const slanted = [24, 41, 59, 76].map((y) => flat(6.5, `M44 ${y - 4}L10 ${y + 8}`))
const fog = stroke(5.5, 'M26 12Q34 24 26 36Q18 48 26 60Q34 72 26 90')
const mirrored = (parts: Parts): Parts =>
  parts.map((part) => ({
    ...part,
    d: part.d
      .replace(/([MLQ])(\d+) (\d+)(?: (\d+) (\d+))?/g, (_, k, x, y, x2, y2) =>
        x2 ? `${k}${100 - Number(x)} ${y} ${100 - Number(x2)} ${y2}` : `${k}${100 - Number(x)} ${y}`,
      )
      .replace(/H(\d+)/g, (_, x) => `H${100 - Number(x)}`),
  }))

/** Symbols of the dashboard, after ISO 2575. */
export const lamps = {
  brake: [...arcs, ...inRing],
  abs: [...arcs, stroke(6.5, round(50, 50, 31))],
  pads: [
    stroke(7, round(50, 50, 24)),
    ...[
      'M15 26A42 42 0 0 0 8.6 43',
      'M8.6 57A42 42 0 0 0 15 74',
      'M85 26A42 42 0 0 1 91.4 43',
      'M91.4 57A42 42 0 0 1 85 74',
    ].map((d) => flat(7, d)),
  ],
  oil: [
    fill('M24 44H58L66 52L88 38L92 43L68 70H28L24 64Z'),
    stroke(5.5, 'M24 62L8 54V44L24 48'),
    flat(6, 'M40 44V36'),
    stroke(6, 'M31 34H49'),
    fill('M92 52Q100 66 92 70Q84 66 92 52Z'),
  ],
  battery: [
    stroke(6.5, 'M9 34H91V82H9Z'),
    fill('M18 21H36V32H18Z'),
    fill('M64 21H82V32H64Z'),
    stroke(6, 'M20 58H38'),
    stroke(6, 'M62 58H80'),
    stroke(6, 'M71 49V67'),
  ],
  temp: [
    stroke(8, 'M46 10V56'),
    fill(round(46, 62, 11)),
    flat(6, 'M46 14H66'),
    flat(6, 'M46 28H66'),
    flat(6, 'M46 42H66'),
    stroke(5.5, 'M4 68Q11 61 18 68Q25 75 30 70'),
    stroke(5.5, 'M62 70Q68 61 75 68Q82 75 92 66'),
    stroke(5.5, 'M4 88Q13 80 22 88Q32 96 42 88Q52 80 62 88Q72 96 82 88Q88 82 94 86'),
  ],
  belt: [
    fill(round(50, 14, 11)),
    fill('M32 40Q32 28 44 28H56Q68 28 68 40L72 68H28Z'),
    fill('M26 72H74L82 94H18Z'),
    slit(6, 'M40 24L70 74'),
    stroke(4.5, 'M38 28L18 8'),
  ],
  airbag: [
    fill(round(30, 18, 11)),
    stroke(14, 'M28 42L32 66'),
    stroke(12, 'M32 70H58L68 92'),
    fill(round(68, 42, 21)),
    stroke(6, 'M12 34L18 84'),
  ],
  doors: [
    stroke(6, 'M34 8H66Q72 8 72 18V82Q72 92 66 92H34Q28 92 28 82V18Q28 8 34 8Z'),
    stroke(5, 'M36 32H64'),
    stroke(5, 'M36 72H64'),
    stroke(6.5, 'M28 40L6 58'),
    stroke(6.5, 'M72 40L94 58'),
  ],
  steering: [
    stroke(7, round(38, 50, 32)),
    fill(round(38, 50, 10)),
    flat(7, 'M8 46H68'),
    flat(7, 'M38 50V80'),
    fill('M82 18H96L92 60H86Z'),
    fill(round(89, 74, 6.5)),
  ],
  engine: [
    stroke(6.5, 'M22 44H32L40 36H64L74 46H80V40H92V74H80V68H76L68 80H40L32 72H22Z'),
    stroke(6.5, 'M9 44V72'),
    stroke(6, 'M9 58H22'),
    stroke(6, 'M52 36V24'),
    stroke(6.5, 'M40 22H64'),
  ],
  tyre: [
    stroke(7, 'M30 10Q8 28 12 56Q14 70 26 80H74Q86 70 88 56Q92 28 70 10'),
    ...[28, 39, 50, 61, 72].map((x) => flat(6, `M${x} 82V92`)),
    fill('M45 22H55L53 52H47Z'),
    fill(round(50, 64, 5.5)),
  ],
  glow: [stroke(7, 'M5 66H24C46 66 48 32 36 32C24 32 26 66 46 66H54C76 66 78 32 66 32C54 32 56 66 78 66H95')],
  mainBeam: [stroke(6.5, lens), ...level],
  dipped: [stroke(6.5, lens), ...slanted],
  frontFog: [stroke(6.5, lens), ...slanted, fog],
  rearFog: mirrored([stroke(6.5, lens), ...level, fog]),
  side: [
    stroke(6, 'M30 34Q46 34 46 50Q46 66 30 66Z'),
    stroke(6, 'M70 34Q54 34 54 50Q54 66 70 66Z'),
    ...['M22 34L6 26', 'M22 50H4', 'M22 66L6 74', 'M78 34L94 26', 'M78 50H96', 'M78 66L94 74'].map((d) => stroke(6, d)),
  ],
  turn: [fill('M4 50L32 22V39H46V61H32V78Z'), fill('M96 50L68 22V39H54V61H68V78Z')],
  hazard: [stroke(6.5, 'M50 10L94 86H6Z'), stroke(6.5, 'M50 40L68 72H32Z')],
  cruise: [
    stroke(6.5, 'M20 82A42 42 0 1 1 80 82'),
    ...['M16 52H24', 'M76 52H84', 'M50 18V26', 'M27 29L32 34'].map((d) => stroke(5, d)),
    stroke(6.5, 'M50 56L70 36'),
    fill(round(50, 56, 7)),
    fill('M60 94L80 78V90H96V98H80V100Z'),
  ],
  stability: [...place(traffic.skid, 4, 2, 0.94)],
} satisfies Record<string, Parts>
