import type { ProductCategory } from '@contract/demo/shop'

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
  const sky = (seed * 47) % 360
  const bend = 120 + ((seed * 53) % 160)
  const sun = 60 + ((seed * 71) % 280)
  const isNight = seed % 3 === 0
  return drawing(
    400,
    240,
    `<rect width="400" height="240" fill="hsl(${sky} 40% ${isNight ? 24 : 82}%)"/><circle cx="${sun}" cy="60" r="24" fill="${isNight ? '#e8ecf4' : '#f5c542'}"/><path d="M0 150 Q${bend} 90 400 150 V240 H0Z" fill="hsl(${(sky + 120) % 360} 26% ${isNight ? 20 : 46}%)"/><path d="M150 240 Q${bend + 40} 180 ${bend + 60} 134 L${bend + 74} 134 Q${bend + 120} 190 290 240Z" fill="#4a4f57"/><path d="M218 240 Q${bend + 72} 182 ${bend + 67} 134" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="14 10"/>`,
  )
}

const SHAPES: Record<ProductCategory, string> = {
  comfort:
    '<path d="M70 40 q30 -14 60 0 l8 74 h-76z" fill="C"/><path d="M54 116 h92 q14 34 -8 44 h-76 q-22 -10 -8 -44z" fill="D"/>',
  audio:
    '<rect x="40" y="62" width="120" height="76" rx="8" fill="C"/><rect x="52" y="74" width="62" height="36" rx="3" fill="#fff"/><circle cx="138" cy="92" r="13" fill="D"/><path d="M54 124h92" stroke="#fff" stroke-width="5"/>',
  safety: '<path d="M100 36 L166 152 H34Z" fill="C"/><path d="M100 70 L138 138 H62Z" fill="#fff"/>',
  care: '<rect x="72" y="66" width="56" height="98" rx="10" fill="C"/><path d="M84 66 V46 h38 l14 12 h-18 v8z" fill="D"/><rect x="72" y="98" width="56" height="34" fill="#fff"/>',
  tools:
    '<path d="M60 140 L118 82 a26 26 0 1 1 22 22 L82 162 q-12 8 -20 0 t-2 -22z" fill="C"/><circle cx="72" cy="150" r="7" fill="#fff"/>',
  school:
    '<rect x="36" y="78" width="128" height="52" rx="8" fill="C"/><path d="M60 130 h80 l-10 26 h-60z" fill="D"/><path d="M86 90 L68 120 M80 90 h12 M112 120 L130 90" stroke="#fff" stroke-width="7" fill="none"/>',
}

/** A product as its category draws it, in a colour of its own. */
export function productPicture(category: ProductCategory, seed: number): string {
  const hue = (seed * 67) % 360
  const shape = SHAPES[category].replaceAll('"C"', `"hsl(${hue} 42% 40%)"`).replaceAll('"D"', `"hsl(${hue} 38% 28%)"`)
  return drawing(200, 200, `<rect width="200" height="200" fill="hsl(${hue} 24% 92%)"/>${shape}`)
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
