import { fill, flat, hole, type Parts, round, stroke } from './part'

const post = (x: number) => fill(`M${x} 88V32L${x + 5} 24L${x + 10} 32V88Z`)
const bars = [0, 1, 2, 3, 4].map((i) =>
  fill(`M${4 + 19 * i} 100L${12 + 17.2 * i} 78H${20 + 17.2 * i}L${14 + 19 * i} 100Z`),
)
const turned = (x: number, y: number, angle: number) => {
  const a = (angle * Math.PI) / 180
  const [dx, dy] = [x - 50, y - 50]
  const [tx, ty] = [50 + dx * Math.cos(a) - dy * Math.sin(a), 50 + dx * Math.sin(a) + dy * Math.cos(a)]
  return `${tx.toFixed(2)} ${ty.toFixed(2)}`
}
/** Three arrows that chase each other against the clock. */
const ring = [0, 120, 240].flatMap((angle) => {
  const at = (x: number, y: number) => turned(x, y, angle)
  return [flat(11, `M${at(76, 74)}A35 35 0 0 0 ${at(75.4, 26)}`), fill(`M${at(65, 10)}L${at(62, 36)}L${at(88, 31)}Z`)]
})

/** Roads, dangers and things beside the road. */
export const road = {
  zebra: bars,
  ring,
  xcross: [flat(16, 'M10 10L90 90'), flat(16, 'M90 10L10 90')],
  humps: [fill('M4 84V74H10Q20 74 26 58Q32 44 38 58Q44 74 50 74Q56 74 62 58Q68 44 74 58Q80 74 90 74H96V84Z')],
  hump: [fill('M4 84V74H16Q30 74 38 58Q50 36 62 58Q70 74 84 74H96V84Z')],
  bridge: [
    fill('M2 58H26V82H2Z'),
    fill('M74 58H98V82H74Z'),
    flat(8, 'M22 62L43 30'),
    flat(8, 'M78 62L57 30'),
    stroke(5, 'M30 76Q35 70 40 76Q45 82 50 76Q55 70 60 76Q65 82 70 76'),
    stroke(5, 'M30 90Q35 84 40 90Q45 96 50 90Q55 84 60 90Q65 96 70 90'),
  ],
  rocks: [
    fill('M98 4V94H62L72 74L66 58L80 42L82 22Z'),
    fill('M50 30L60 28L64 38L56 43L49 39Z'),
    fill('M36 50L46 47L50 56L43 62L35 59Z'),
    fill('M14 80L24 76L30 86L24 94H13Z'),
    fill('M36 84L46 80L52 88L48 94H36Z'),
    fill('M26 64L33 63L35 69L29 73L24 70Z'),
  ],
  gate: [...[8, 32, 56, 80].map(post), flat(7, 'M2 46H98'), flat(7, 'M2 68H98')],
  windsock: [
    flat(6, 'M16 8V94'),
    fill('M20 12L94 34V50L20 46Z', 'red'),
    fill('M35 16.5L50 21V47.6L35 46.8Z', 'white'),
    fill('M65 25.4L80 29.8V49.2L65 48.4Z', 'white'),
    stroke(2.5, 'M20 12L94 34V50L20 46Z'),
  ],
  lights: [
    fill('M32 12Q32 4 40 4H60Q68 4 68 12V88Q68 96 60 96H40Q32 96 32 88Z'),
    fill(round(50, 21, 11), 'litRed'),
    fill(round(50, 50, 11), 'litAmber'),
    fill(round(50, 79, 11), 'litGreen'),
  ],
  bang: [fill('M40 6H60L56 66H44Z'), fill(round(50, 84, 10))],
  tunnel: [
    fill('M6 94V50A44 44 0 0 1 94 50V94H76L60 60H40L24 94Z'),
    hole('M24 94V54A26 26 0 0 1 76 54V94L56 58H44Z'),
    fill('M30 94L46 60H54L70 94Z'),
    { ...hole('M50 92V66'), w: 3 },
  ],
  house: [fill('M4 48L44 14L84 48H74V90H14V48Z'), hole('M38 62H52V90H38Z'), hole('M22 54H33V66H22Z')],
  houseTree: [
    fill('M2 54L32 26L62 54H56V90H8V54Z'),
    hole('M26 66H38V90H26Z'),
    fill('M80 14L98 52H88L98 74H62L72 52H64Z'),
    fill('M76 74H84V90H76Z'),
  ],
  picnic: [
    fill('M24 4L44 40H36L46 64H2L12 40H4Z'),
    fill('M20 64H28V92H20Z'),
    flat(7, 'M48 60H98'),
    flat(6, 'M42 76H99'),
    flat(6, 'M62 60L52 92'),
    flat(6, 'M84 60L94 92'),
  ],
  horn: [fill('M94 20V80L60 60H42V40H60Z'), fill('M30 44H46V56H30Z'), fill(round(20, 50, 15))],
  cloud: [
    fill('M24 56Q8 56 8 42Q8 28 24 28Q28 12 46 12Q62 12 66 26Q92 24 92 42Q92 56 76 56Z'),
    stroke(5.5, 'M28 68L22 82'),
    stroke(5.5, 'M48 68L38 92'),
    stroke(5.5, 'M66 68L60 82'),
    stroke(5.5, 'M84 68L74 92'),
  ],
  snow: [0, 60, 120].flatMap((angle) => {
    const at = (x: number, y: number) => turned(x, y, angle)
    return [
      stroke(6, `M${at(50, 6)}L${at(50, 94)}`),
      stroke(5, `M${at(38, 12)}L${at(50, 26)}L${at(62, 12)}`),
      stroke(5, `M${at(38, 88)}L${at(50, 74)}L${at(62, 88)}`),
    ]
  }),
  chainedTyre: [
    stroke(15, round(50, 50, 34)),
    { ...hole(round(50, 50, 34)), w: 3 },
    ...[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => {
      const at = (x: number, y: number) => turned(x, y, angle)
      return { ...hole(`M${at(46, 7)}L${at(54, 25)}M${at(54, 7)}L${at(46, 25)}`), w: 3 }
    }),
    fill(round(50, 50, 9)),
    ...[0, 72, 144, 216, 288].map((angle) => stroke(4, `M50 50L${turned(50, 24, angle)}`)),
  ],
} satisfies Record<string, Parts>
