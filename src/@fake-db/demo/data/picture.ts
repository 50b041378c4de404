import { SHAPES, type Shape } from './shapes'

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

const drawing = (width: number, height: number, content: string) =>
  address(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`)

/** A colour of the wheel that is always the same for a text. */
const hueOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7)

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map(([first = '']) => first)
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** A portrait: the initials on a colour of their own. */
export const avatar = (name: string) =>
  drawing(
    64,
    64,
    `<rect width="64" height="64" fill="hsl(${hueOf(name)} 45% 34%)"/><text x="32" y="41" text-anchor="middle" font-family="sans-serif" font-size="26" fill="#fff">${initialsOf(name)}</text>`,
  )

/** A road under a sky, by day or by night: pictures of articles, covers and photos. */
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

/** A product in a colour of its own. */
export function productPicture(shape: Shape, seed: number): string {
  const hue = (seed * 67) % 360
  const drawn = SHAPES[shape].replaceAll('"C"', `"hsl(${hue} 42% 40%)"`).replaceAll('"D"', `"hsl(${hue} 38% 28%)"`)
  return drawing(200, 200, `<rect width="200" height="200" fill="hsl(${hue} 24% 92%)"/>${drawn}`)
}

/** A sheet with the letters of its kind. */
export const fileIcon = (kind: string) =>
  drawing(
    48,
    48,
    `<path d="M10 4h20l10 10v30H10z" fill="hsl(${hueOf(kind)} 40% 88%)"/><path d="M30 4v10h10z" fill="hsl(${hueOf(kind)} 40% 66%)"/><text x="25" y="35" text-anchor="middle" font-family="sans-serif" font-size="11" fill="#222">${kind}</text>`,
  )

/** A round badge with a sign, for plans and help pages. */
export const badge = (sign: string, seed: number) =>
  drawing(
    120,
    120,
    `<circle cx="60" cy="60" r="54" fill="hsl(${(seed * 73) % 360} 34% 88%)"/><text x="60" y="78" text-anchor="middle" font-family="sans-serif" font-size="48" fill="hsl(${(seed * 73) % 360} 48% 30%)">${sign}</text>`,
  )
