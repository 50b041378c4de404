const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
const drawing = (width: number, height: number, content: string) =>
  address(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`)

const ground = (sky: string, floor: string, horizon = 168) =>
  `<rect width="400" height="240" fill="${sky}"/><rect y="${horizon}" width="400" height="${240 - horizon}" fill="${floor}"/>`
const line = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
const area = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`
const disc = (x: number, y: number, r: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`
const box = (x: number, y: number, width: number, height: number, rx: number, color: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${color}" ${more}/>`
const at = (x: number, y: number, scale: number, content: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`

const INK = '#2b3533'
const GREEN = '#0b6b57'
const AMBER = '#f0b23e'
const GLASS = '#d9ecef'
const PAPER = '#fdfcf8'

const wheel = (x: number) => disc(x, 44, 11, INK) + disc(x, 44, 4.5, '#c5cdca')
/** A car from the side, 118 by 56. */
const car = (color: string) =>
  area('M5 42q-4-16 14-19l17-16q5-5 12-5h24q8 0 13 5l14 15q17 2 18 12 1 8-5 8z', color) +
  area('M40 10q3-3 8-3h6v15H28zM60 7h11q5 0 8 3l11 12H60z', GLASS) +
  wheel(30) +
  wheel(90) +
  box(108, 27, 7, 5, 2, AMBER)
/** A car from above, 40 by 76. */
const carAbove = (color: string) =>
  box(0, 0, 40, 76, 12, color) +
  box(6, 20, 28, 14, 5, GLASS) +
  box(7, 58, 26, 9, 4, GLASS) +
  box(6, 37, 28, 18, 4, '#ffffff2e')
const tree = (x: number, y: number, size: number) =>
  line(`M${x} ${y}v${size}`, '#7a5b3a', 6) + disc(x, y - size * 0.2, size * 0.55, '#6ba385')

const LETTERS = [
  'M0 22V0h8a6.5 6.5 0 0 1 0 13H0',
  'M0 22V0h8a6.5 6.5 0 0 1 0 13H0M7 13l8 9',
  'M0 22V0l14 22V0',
  'M0 0v22h4a11 11 0 0 0 0-22z',
]

const dashboard =
  ground('#cfe6e6', '#3a4643', 150) +
  area('M0 150Q200 84 400 150V156H0z', '#8fb9a4') +
  area('M176 150L194 118h12l18 32z', '#59625f') +
  area('M0 240V168Q200 132 400 168V240z', INK) +
  box(150, 16, 100, 34, 14, INK) +
  box(156, 21, 88, 24, 9, '#b9d8dc') +
  area('M190 45l8-16h4l8 16z', '#59625f') +
  line('M200 0v16', INK, 6) +
  `<circle cx="128" cy="214" r="66" fill="none" stroke="#11201c" stroke-width="15"/>` +
  line('M66 210h124M128 216v60', '#11201c', 13) +
  disc(128, 214, 17, GREEN) +
  box(254, 176, 96, 40, 8, '#11201c') +
  line('M266 206l16-16 14 8 20-14 22 6', AMBER, 4)
const parking =
  `<rect width="400" height="240" fill="#6a7371"/>` +
  box(0, 0, 400, 52, 0, '#b9d3c4') +
  box(0, 52, 400, 7, 0, '#e6e9e4') +
  line('M0 196h400', '#fff', 4, 'stroke-dasharray="26 20"') +
  at(120, 66, 1, `<g transform="rotate(90 20 38)">${carAbove('#4b7fab')}</g>`) +
  at(316, 66, 1, `<g transform="rotate(90 20 38)">${carAbove('#b5423b')}</g>`) +
  at(268, 118, 1, `<g transform="rotate(62 20 38)">${carAbove(AMBER)}</g>`) +
  line('M262 150Q214 136 206 96', '#fff', 4, 'stroke-dasharray="9 9"') +
  line('M197 106l8-12 11 9', '#fff', 4)
const gearbox =
  ground('#e8efe6', '#c7d8cc', 190) +
  box(128, 22, 144, 200, 26, INK) +
  box(150, 44, 46, 156, 14, '#11201c') +
  line('M173 66v100', '#59625f', 8) +
  disc(173, 160, 22, GREEN) +
  disc(166, 152, 6, '#3f9480') +
  LETTERS.map((letter, index) => at(222, 50 + index * 38, 1, line(letter, index === 3 ? AMBER : '#c9d3cf', 4.5))).join(
    '',
  )
const exam =
  ground('#f6ead0', '#d9c9a0', 186) +
  box(60, 26, 130, 176, 10, '#a9743f') +
  box(72, 42, 106, 148, 4, PAPER) +
  box(100, 18, 50, 24, 7, INK) +
  [70, 100, 130, 160]
    .map(
      (y, index) => line(`M82 ${y}l6 7 11-13`, index === 3 ? '#cfd6d3' : GREEN, 5) + line(`M112 ${y}h52`, '#cfd6d3', 6),
    )
    .join('') +
  at(216, 132, 1.35, car(GREEN)) +
  disc(332, 60, 26, AMBER)
const fleet =
  ground('#dfe9f2', '#b7c3c9', 176) +
  box(36, 20, 104, 84, 8, PAPER) +
  box(36, 20, 104, 22, 8, GREEN) +
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    .map((index) =>
      box(46 + (index % 4) * 22, 52 + Math.floor(index / 4) * 16, 16, 10, 3, index === 5 ? AMBER : '#dbe3df'),
    )
    .join('') +
  line('M262 82l48-48', '#74807d', 14) +
  `<circle cx="322" cy="30" r="15" fill="none" stroke="#74807d" stroke-width="10" stroke-dasharray="72 23" transform="rotate(-70 322 30)"/>` +
  at(20, 140, 1.02, car('#4b7fab')) +
  at(144, 150, 1.02, car(GREEN)) +
  at(268, 140, 1.02, car('#b5423b'))
const quietStreet =
  ground('#dcebe6', '#8c9693', 180) +
  box(0, 168, 400, 14, 0, '#cbd5d0') +
  box(30, 84, 96, 86, 3, '#f2ddc0') +
  area('M20 86L78 44l58 42z', '#b5673f') +
  box(66, 126, 24, 44, 2, GREEN) +
  box(44, 100, 18, 18, 2, GLASS) +
  box(96, 100, 18, 18, 2, GLASS) +
  tree(330, 108, 62) +
  tree(372, 122, 48) +
  at(168, 142, 1.25, car(AMBER)) +
  area('M176 40h92q14 0 14 14v28q0 14-14 14h-44l-18 20 2-20h-32q-14 0-14-14V54q0-14 14-14z', PAPER) +
  line('M186 62h72M186 78h44', '#9fb3ad', 6)

/** The pictures of the articles, in their order. */
export const ARTICLE_PICTURES = [dashboard, parking, gearbox, exam, fleet, quietStreet].map((scene) =>
  drawing(400, 240, scene),
)

/** A wide view over hills with a road, for the head of a profile. */
export const PANORAMA = drawing(
  1200,
  240,
  `<rect width="1200" height="240" fill="#cfe6e6"/>` +
    disc(930, 62, 34, AMBER) +
    area('M0 150Q200 70 420 132T800 110T1200 128V240H0z', '#a9cdb9') +
    area('M0 178Q260 118 560 168T1200 150V240H0z', '#7fb296') +
    area('M0 206Q340 166 700 198T1200 190V240H0z', '#5b9a7c') +
    area('M0 214Q360 182 700 206T1200 200V226Q860 232 640 226T0 236z', '#4a5350') +
    line('M20 225Q360 196 680 216T1180 212', '#fff', 3, 'stroke-dasharray="24 18"') +
    tree(150, 150, 46) +
    tree(196, 160, 34) +
    tree(1040, 140, 44) +
    tree(640, 148, 30) +
    at(330, 164, 0.86, car(AMBER)) +
    at(560, 178, 0.8, car('#b5423b')) +
    at(830, 168, 0.9, car(GREEN)),
)

/** The pictures of the plans: one car, an instructor's car, a fleet. */
export const PLAN_PICTURES = {
  basic: drawing(160, 84, at(2, 20, 1, car('#8fa39c'))),
  standard: drawing(160, 84, box(47, 3, 28, 13, 3, AMBER) + line('M61 16v8', INK, 3) + at(2, 20, 1, car(GREEN))),
  enterprise: drawing(
    160,
    84,
    at(4, 8, 0.66, car('#4b7fab')) + at(76, 10, 0.66, car('#b5423b')) + at(30, 34, 0.82, car(GREEN)),
  ),
}

/** A sign on a soft tile that suits both skins. */
export const tile = (sign: string, hue: number) =>
  drawing(
    72,
    72,
    box(0, 0, 72, 72, 18, `hsl(${hue} 45% 50% / 0.16)`) + at(18, 18, 1.5, line(sign, `hsl(${hue} 42% 48%)`, 2)),
  )
