import { Direction, Face, Font, Blob as FontData, Buffer as Glyphs, shape } from 'harfbuzzjs'
import type { GlyphPart } from './subset'
import { sfntOf } from './woff'

/** A glyph on the line. Lengths are in thousandths of the size. */
export interface Glyph {
  /** Its number in the file. */
  cid: number
  advance: number
}

interface Used {
  parts: GlyphPart[]
  /** In units of the font. */
  advance: number
  /** The letters that the glyph stands for; the same shape may be different letters. */
  text: string
}

type Shaped = ReturnType<Glyphs['getGlyphInfosAndPositions']>

/** The glyphs of each group of letters that belong together, such as a letter and its dots. */
function clusters(glyphs: Shaped): Shaped[] {
  const groups: Shaped[] = []
  for (const glyph of glyphs) {
    const last = groups.at(-1)
    if (last?.[0]?.cluster === glyph.cluster) last.push(glyph)
    else groups.push([glyph])
  }
  return groups
}

/** A font with the glyphs that a file has used so far. */
export class PdfFace {
  readonly data: Uint8Array
  private readonly font: Font
  private readonly scale: number
  private readonly cids = new Map<string, number>()
  private readonly signs = new Map<number, boolean>()
  private readonly shaped = new Map<string, readonly Glyph[]>()
  /** The used glyphs by cid; the first one is that for unknown characters. */
  readonly used: Used[] = [{ parts: [{ gid: 0, x: 0, y: 0 }], advance: 0, text: '' }]

  constructor(
    readonly name: string,
    file: Uint8Array,
  ) {
    this.data = sfntOf(file)
    const face = new Face(new FontData(this.data), 0)
    this.font = new Font(face)
    this.scale = 1000 / face.upem
  }

  has(codePoint: number): boolean {
    const known = this.signs.get(codePoint) ?? this.font.nominalGlyph(codePoint) !== undefined
    this.signs.set(codePoint, known)
    return known
  }

  /** The width that the file states of a glyph; kerning may set the next one nearer. */
  width(cid: number): number {
    return (this.used[cid]?.advance ?? 0) * this.scale
  }

  extents(): { ascender: number; descender: number } {
    const { ascender, descender } = this.font.hExtents()
    return { ascender: ascender * this.scale, descender: descender * this.scale }
  }

  private cidOf(parts: GlyphPart[], text: string): number {
    const key = `${parts.map(({ gid, x, y }) => `${gid},${x},${y}`).join(' ')} ${text}`
    const known = this.cids.get(key)
    if (known !== undefined) return known
    const advance = parts.reduce((sum, { gid }) => sum + this.font.glyphHAdvance(gid), 0)
    this.cids.set(key, this.used.length)
    this.used.push({ parts, advance, text })
    return this.used.length - 1
  }

  /** The glyphs of a text of one direction, from left to right as they are drawn. */
  shape(text: string, isRtl: boolean): readonly Glyph[] {
    const key = `${isRtl ? '<' : '>'}${text}`
    const known = this.shaped.get(key) ?? this.shapeNow(text, isRtl)
    this.shaped.set(key, known)
    return known
  }

  private shapeNow(text: string, isRtl: boolean): Glyph[] {
    const buffer = new Glyphs()
    buffer.addText(text)
    buffer.setDirection(isRtl ? Direction.RTL : Direction.LTR)
    buffer.setScript(isRtl ? 'Arab' : 'Latn')
    buffer.setLanguage(isRtl ? 'ar' : 'fr')
    shape(this.font, buffer)
    const groups = clusters(buffer.getGlyphInfosAndPositions())
    const starts = groups.map(([first]) => first?.cluster ?? 0).sort((a, b) => a - b)
    return groups.map((group) => {
      const start = group[0]?.cluster ?? 0
      const letters = text.slice(start, starts[starts.indexOf(start) + 1] ?? text.length)
      let pen = 0
      const parts = group.map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        const part = { gid: codepoint, x: pen + xOffset, y: yOffset }
        pen += xAdvance
        return part
      })
      return { cid: this.cidOf(parts, letters), advance: pen * this.scale }
    })
  }
}
