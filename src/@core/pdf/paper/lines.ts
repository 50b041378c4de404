import bidiFactory, { type EmbeddingLevels } from 'bidi-js'
import type { Glyph, PdfFace } from './face'
import type { Fonts } from './fonts'
import type { Weight } from './scripts'

const bidi = bidiFactory()

export type Dir = 'ltr' | 'rtl'

/** Glyphs of one face, one behind the other. */
export interface Run {
  face: PdfFace
  glyphs: readonly Glyph[]
}

/** A line as it is drawn, from left to right; its width in thousandths of the size. */
export interface Line {
  runs: Run[]
  width: number
}

interface Style {
  weight: Weight
  dir: Dir
}

const widthOf = (runs: readonly Run[]) =>
  runs.reduce((sum, { glyphs }) => glyphs.reduce((width, { advance }) => width + advance, sum), 0)

/** Signs that only order the text around them: they set apart a number or a name within Arabic. */
const DIRECTION = /[\u200e\u200f\u2066-\u2069]/

/** Signs that no face has become a question mark; narrow spaces a plain one that does not break. */
function drawable(text: string, fonts: Fonts, weight: Weight): string {
  return [...text.replace(/[\u202f\u2007]/g, '\u00a0').replace(/[\u200b-\u200d\u2060\ufeff]/g, '')]
    .map((sign) => (fonts.faceOf(sign, weight) || DIRECTION.test(sign) ? sign : '?'))
    .join('')
}

/** Marks and spaces go with the letters around them, so that a word is shaped in one piece. */
function pieces(text: string, fonts: Fonts, weight: Weight): { text: string; face: PdfFace }[] {
  const out: { text: string; face: PdfFace }[] = []
  for (const sign of text) {
    if (DIRECTION.test(sign)) continue
    const own = fonts.faceOf(sign, weight)
    const last = out.at(-1)
    const face = last && /[\s\p{M}]/u.test(sign) && last.face.has(sign.codePointAt(0) ?? 0) ? last.face : own
    if (!face) continue
    if (last?.face === face) last.text += sign
    else out.push({ text: sign, face })
  }
  return out
}

/** The runs of a part of a paragraph in the order in which they are seen. */
function runsOf(text: string, levels: EmbeddingLevels, from: number, to: number, fonts: Fonts, weight: Weight): Run[] {
  const segments: { start: number; end: number; level: number }[] = []
  // Spaces at the end of a line take the direction of the paragraph.
  for (let at = from; at <= to; at += 1) {
    const level = levels.levels[at] ?? 0
    const last = segments.at(-1)
    if (last?.level === level) last.end = at
    else segments.push({ start: at, end: at, level })
  }
  const highest = Math.max(0, ...segments.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) reverseFrom(segments, level)
  return segments.flatMap(({ start, end, level }) => {
    const isRtl = level % 2 === 1
    const parts = pieces(text.slice(start, end + 1), fonts, weight)
    const ordered = isRtl ? parts.reverse() : parts
    return ordered.map((part) => ({ face: part.face, glyphs: part.face.shape(part.text, isRtl) }))
  })
}

/** Rule L2 of the Unicode bidirectional algorithm, on whole segments. */
function reverseFrom(segments: { level: number }[], level: number): void {
  let start = 0
  while (start < segments.length) {
    if ((segments[start]?.level ?? 0) < level) {
      start += 1
      continue
    }
    let end = start
    while ((segments[end]?.level ?? -1) >= level) end += 1
    segments.splice(start, end - start, ...segments.slice(start, end).reverse())
    start = end
  }
}

/**
 * The positions where a line may end: behind a plain space, or a hyphen between letters, and at the end of the text.
 */
function breaksOf(text: string): number[] {
  const ends = [...text.matchAll(/ +|(?<=\p{L})-(?=\p{L})/gu)].map(({ index, 0: match }) => index + match.length)
  return ends.at(-1) === text.length ? ends : [...ends, text.length]
}

/** One paragraph cut into lines of at most this width, in thousandths of the size. */
function paragraphLines(paragraph: string, width: number, { weight, dir }: Style, fonts: Fonts): Line[] {
  const text = drawable(paragraph, fonts, weight)
  if (text.trim() === '') return [{ runs: [], width: 0 }]
  const levels = bidi.getEmbeddingLevels(text, dir)
  const line = (from: number, to: number): Line => {
    const last = text.slice(from, to).trimEnd().length + from - 1
    const runs = runsOf(text, levels, from, last, fonts, weight)
    return { runs, width: widthOf(runs) }
  }
  // Words are measured alone: letters join and kern within a word, never across a space.
  const lengths = breaksOf(text).map((end, index, ends) => {
    const start = ends[index - 1] ?? 0
    const full = widthOf(runsOf(text, levels, start, end - 1, fonts, weight))
    return { end, full, bare: text[end - 1] === ' ' ? line(start, end).width : full }
  })
  const lines: Line[] = []
  let [from, to, used] = [0, 0, 0]
  for (const { end, full, bare } of lengths) {
    if (to > from && used + bare > width) {
      lines.push(line(from, to))
      ;[from, used] = [to, 0]
    }
    to = end
    used += full
  }
  if (to > from) lines.push(line(from, to))
  return lines.flatMap((one) => (one.width > width ? cut(one, width) : [one]))
}

/** A word longer than the line is cut between its glyphs. */
function cut({ runs }: Line, width: number): Line[] {
  const lines: Line[] = [{ runs: [], width: 0 }]
  for (const { face, glyphs } of runs) {
    for (const glyph of glyphs) {
      if ((lines.at(-1)?.width ?? 0) + glyph.advance > width) lines.push({ runs: [], width: 0 })
      const line = lines.at(-1)
      if (!line) continue
      const last = line.runs.at(-1)
      if (last?.face === face) last.glyphs = [...last.glyphs, glyph]
      else line.runs.push({ face, glyphs: [glyph] })
      line.width += glyph.advance
    }
  }
  return lines
}

/** The lines of a text; each line break of it begins a new one. */
export const linesOf = (text: string, width: number, style: Style, fonts: Fonts): Line[] =>
  text.split('\n').flatMap((paragraph) => paragraphLines(paragraph, width, style, fonts))
