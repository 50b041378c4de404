/** The tables that a reader needs to draw glyphs by their index. */
const KEPT = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep']
const ARGS_ARE_WORDS = 1
const HAS_SCALE = 8
const MORE_COMPONENTS = 32
const HAS_XY_SCALE = 64
const HAS_2X2 = 128

const padded = (length: number) => (length + 3) & ~3

type Tables = Map<string, Uint8Array>

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The tables of a font by tag. */
export function tablesOf(font: Uint8Array): Tables {
  const view = viewOf(font)
  const tables: Tables = new Map()
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = 12 + index * 16
    const tag = String.fromCharCode(...font.subarray(at, at + 4))
    const start = view.getUint32(at + 8)
    tables.set(tag, font.subarray(start, start + view.getUint32(at + 12)))
  }
  return tables
}

/** @throws when the font lacks the table: then it is no TrueType font */
export function tableOf(tables: Tables, tag: string): Uint8Array {
  const table = tables.get(tag)
  if (!table) throw new Error(`The font has no table ${tag}`)
  return table
}

function glyphsOf(tables: Tables): (gid: number) => Uint8Array {
  const [head, loca, glyf] = ['head', 'loca', 'glyf'].map((tag) => tableOf(tables, tag)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  const isLong = viewOf(head).getInt16(50) === 1
  const view = viewOf(loca)
  const offset = (gid: number) => (isLong ? view.getUint32(gid * 4) : view.getUint16(gid * 2) * 2)
  return (gid) => glyf.subarray(offset(gid), offset(gid + 1))
}

/** Calls back with the place of each component's glyph index in a glyph made of others. */
function eachComponent(glyph: Uint8Array, visit: (view: DataView, at: number) => void): void {
  const view = viewOf(glyph)
  if (glyph.length === 0 || view.getInt16(0) >= 0) return
  let at = 10
  let flags = MORE_COMPONENTS
  while (flags & MORE_COMPONENTS) {
    flags = view.getUint16(at)
    visit(view, at + 2)
    at += 4 + (flags & ARGS_ARE_WORDS ? 4 : 2)
    if (flags & HAS_SCALE) at += 2
    else if (flags & HAS_XY_SCALE) at += 4
    else if (flags & HAS_2X2) at += 8
  }
}

function withTables(tables: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const start = 12 + tables.length * 16
  const size = tables.reduce((sum, [, bytes]) => sum + padded(bytes.length), start)
  const font = new Uint8Array(size)
  const view = viewOf(font)
  view.setUint32(0, 0x00010000)
  view.setUint16(4, tables.length)
  let place = start
  for (const [index, [tag, bytes]] of tables.entries()) {
    const at = 12 + index * 16
    for (let letter = 0; letter < 4; letter += 1) font[at + letter] = tag.charCodeAt(letter)
    view.setUint32(at + 8, place)
    view.setUint32(at + 12, bytes.length)
    font.set(bytes, place)
    place += padded(bytes.length)
  }
  return font
}

/** A glyph of the font, moved by units of the font. */
export interface GlyphPart {
  gid: number
  x: number
  y: number
}

const HEAD = 10
const COMPONENT = 8
/** Flags of a moved component: its two arguments are words, and are the distance, rounded to the grid. */
const MOVED = ARGS_ARE_WORDS | 2 | 4

/** A glyph made of others: a letter with its dots is one, so that a reader finds one letter where one is seen. */
function composed(parts: readonly GlyphPart[], glyphOf: (gid: number) => Uint8Array): Uint8Array {
  const drawn = parts.filter(({ gid }) => glyphOf(gid).length > 0)
  const glyph = new Uint8Array(HEAD + drawn.length * COMPONENT)
  if (drawn.length === 0) return new Uint8Array()
  const view = viewOf(glyph)
  const edge = (at: number, axis: 'x' | 'y') => drawn.map((part) => viewOf(glyphOf(part.gid)).getInt16(at) + part[axis])
  view.setInt16(0, -1)
  view.setInt16(2, Math.min(...edge(2, 'x')))
  view.setInt16(4, Math.min(...edge(4, 'y')))
  view.setInt16(6, Math.max(...edge(6, 'x')))
  view.setInt16(8, Math.max(...edge(8, 'y')))
  for (const [index, { gid, x, y }] of drawn.entries()) {
    const at = HEAD + index * COMPONENT
    view.setUint16(at, MOVED | (index < drawn.length - 1 ? MORE_COMPONENTS : 0))
    view.setUint16(at + 2, gid)
    view.setInt16(at + 4, x)
    view.setInt16(at + 6, y)
  }
  return glyph
}

interface NewGlyph {
  data: Uint8Array
  advance: number
  bearing: number
}

/** Returns a function that reads the width of a glyph and where it begins. */
function metricsOf(tables: Tables): (gid: number) => { advance: number; bearing: number } {
  const metrics = viewOf(tableOf(tables, 'hmtx'))
  const full = viewOf(tableOf(tables, 'hhea')).getUint16(34)
  return (gid) => ({
    advance: metrics.getUint16(Math.min(gid, full - 1) * 4),
    bearing: metrics.getInt16(gid < full ? gid * 4 + 2 : full * 4 + (gid - full) * 2),
  })
}

/** A font with only these glyphs, in their order, followed by the glyphs that they are composed of. */
export function subsetOf(
  font: Uint8Array,
  wanted: readonly { parts: readonly GlyphPart[]; advance: number }[],
): Uint8Array {
  const tables = tablesOf(font)
  const glyphOf = glyphsOf(tables)
  const metrics = metricsOf(tables)
  const place = new Map<number, number>()
  const glyphs: NewGlyph[] = wanted.map(({ parts, advance }) => {
    const [first] = parts
    if (first && parts.length === 1 && first.x === 0 && first.y === 0) {
      return { data: glyphOf(first.gid).slice(), ...metrics(first.gid) }
    }
    const data = composed(parts, glyphOf)
    return { data, advance, bearing: data.length > 0 ? viewOf(data).getInt16(2) : 0 }
  })
  // The list grows while it is read: a composed glyph adds its components.
  for (let index = 0; index < glyphs.length; index += 1) {
    eachComponent(glyphs[index]?.data ?? new Uint8Array(), (view, at) => {
      const part = view.getUint16(at)
      if (!place.has(part)) {
        place.set(part, glyphs.length)
        glyphs.push({ data: glyphOf(part).slice(), ...metrics(part) })
      }
      view.setUint16(at, place.get(part) ?? 0)
    })
  }
  return rebuilt(tables, glyphs)
}

/** The offset of each limit of composed glyphs in the font's table, and its new value: the new glyphs are larger. */
const LIMITS = { points: [10, 4096], contours: [12, 512], elements: [28, 16], depth: [30, 4] } as const

function rebuilt(tables: Tables, glyphs: readonly NewGlyph[]): Uint8Array {
  const loca = new Uint8Array((glyphs.length + 1) * 4)
  const glyf = new Uint8Array(glyphs.reduce((sum, { data }) => sum + padded(data.length), 0))
  const hmtx = new Uint8Array(glyphs.length * 4)
  let end = 0
  for (const [index, { data, advance, bearing }] of glyphs.entries()) {
    glyf.set(data, end)
    end += padded(data.length)
    viewOf(loca).setUint32((index + 1) * 4, end)
    viewOf(hmtx).setUint16(index * 4, advance)
    viewOf(hmtx).setInt16(index * 4 + 2, bearing)
  }
  const [head, hhea, maxp] = ['head', 'hhea', 'maxp'].map((tag) => tableOf(tables, tag).slice()) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  viewOf(head).setInt16(50, 1)
  viewOf(hhea).setUint16(34, glyphs.length)
  viewOf(maxp).setUint16(4, glyphs.length)
  for (const [at, least] of Object.values(LIMITS)) {
    viewOf(maxp).setUint16(at, Math.max(least, viewOf(maxp).getUint16(at)))
  }
  const changed = new Map(Object.entries({ head, hhea, maxp, hmtx, loca, glyf }))
  return withTables(
    KEPT.flatMap((tag) => {
      const bytes = changed.get(tag) ?? tables.get(tag)
      return bytes ? [[tag, bytes] as const] : []
    }),
  )
}
