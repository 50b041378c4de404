import { SHAPES, type Shape } from './shapes'

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

const drawing = (width: number, height: number, content: string) =>
  address(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`)

/** A hue that is always the same for a text. */
const hueOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)

/** Sample people have no portrait: the application draws their initials in its own font and colours. */
export const NO_PORTRAIT = ''

/** A road under a sky, by day or by night: for articles, covers and photos. */
export function roadScene(seed: number): string {
  const bend = 120 + ((seed * 53) % 160)
  const sun = 60 + ((seed * 71) % 280)
  const isNight = seed % 3 === 0
  const [sky, hills] = [isNight ? 226 : 195 + ((seed * 17) % 30), 70 + ((seed * 29) % 90)]
  return drawing(
    400,
    240,
    `<rect width="400" height="240" fill="hsl(${sky} 40% ${isNight ? 24 : 82}%)"/><circle cx="${sun}" cy="60" r="24" fill="${isNight ? '#e8ecf4' : '#f5c542'}"/><path d="M0 150 Q${bend} 90 400 150 V240 H0Z" fill="hsl(${hills} 30% ${isNight ? 20 : 42}%)"/><path d="M150 240 Q${bend + 40} 180 ${bend + 60} 134 L${bend + 74} 134 Q${bend + 120} 190 290 240Z" fill="#4a4f57"/><path d="M218 240 Q${bend + 72} 182 ${bend + 67} 134" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="14 10"/>`,
  )
}

/** The colours of products by their CSS names, each with its darker shade. */
const PAINTS = {
  black: ['#2a2e31', '#15181a'],
  dimgray: ['#7f878b', '#5b6266'],
  firebrick: ['#b5423b', '#842b26'],
  steelblue: ['#4b7fab', '#33597a'],
  seagreen: ['#3f9468', '#2a6847'],
} satisfies Record<string, [string, string]>

export type Paint = keyof typeof PAINTS

/** A product in one of its colours, with a transparent background. */
export function productPicture(shape: Shape, paint: Paint): string {
  const [light, dark] = PAINTS[paint]
  return drawing(200, 200, SHAPES[shape].replaceAll('"C"', `"${light}"`).replaceAll('"D"', `"${dark}"`))
}

/** The sign on the icon of a file type; other types show lines of text. */
const SIGNS: Record<string, string> = {
  jpg: 'M15 36l7-9 5 6 4-4 4 7z',
  xlsx: 'M15 22h20v15H15zM15 29h20M22 22v15M29 22v15',
  zip: 'M25 18v3M25 24v3M25 30v3M22 34h6v5h-6z',
}
const TEXT_LINES = 'M16 23h18M16 29h18M16 35h11'

/** A file icon with the sign of its type: `pdf`, `jpg`. */
export function fileIcon(kind: string): string {
  const hue = hueOf(kind)
  return drawing(
    48,
    48,
    `<path d="M10 4h20l10 10v30H10z" fill="hsl(${hue} 40% 88%)"/><path d="M30 4v10h10z" fill="hsl(${hue} 40% 66%)"/><path d="${SIGNS[kind] ?? TEXT_LINES}" fill="none" stroke="hsl(${hue} 45% 32%)" stroke-width="2.5" stroke-linejoin="round"/>`,
  )
}
