import { type Canvas, PAGE } from './canvas'
import { type Dir, type Line, linesOf } from './lines'
import type { Weight } from './scripts'

export const MARGIN = 45
export const WIDTH = PAGE.width - 2 * MARGIN
/** The room at the foot of every page. */
const FOOT_HEIGHT = 48
/** A small sheet begins higher. */
const SMALL_TOP = 26
export const GUTTER = 18
export const INK = '#1c2624'
export const MUTED = '#55625f'
export const RULE = '#c9d2cf'
export const TINT = '#eef2f1'
export const ACCENT = '#0b6b57'

/** Arabic letters are smaller than Latin ones of the same size, and reach further below their line. */
const ARABIC = { size: 1.14, leading: 1.62 }
const LATIN = { size: 1, leading: 1.4 }

export interface TextStyle {
  size: number
  weight?: Weight
  colour?: string
  dir?: Dir
  /** `start` is the side on which the text begins to be read. */
  align?: 'start' | 'end' | 'middle'
}

/** Lines of a text with the room that they take. */
export interface Laid {
  lines: Line[]
  size: number
  leading: number
  height: number
  style: TextStyle
}

/** The position where the next thing is drawn; begins pages as they fill. */
export class Flow {
  y = MARGIN

  constructor(
    readonly canvas: Canvas,
    private readonly onPage: (flow: Flow) => void,
    /** The direction of texts that name none. */
    readonly dir: Dir = 'ltr',
  ) {}

  newPage(): void {
    this.canvas.addPage()
    this.y = this.isSmall ? SMALL_TOP : MARGIN
    this.onPage(this)
  }

  /** Whether it draws on half a sheet. */
  get isSmall(): boolean {
    return this.canvas.height < PAGE.height
  }

  /** The place where the foot of the page begins. */
  get foot(): number {
    return this.canvas.height - FOOT_HEIGHT
  }

  get room(): number {
    return this.foot - this.y
  }

  /** Begins a new page unless this much room is left. */
  ensure(height: number): void {
    if (height > this.room) this.newPage()
  }

  lay(text: string, width: number, style: TextStyle): Laid {
    const { weight = 'normal', dir = this.dir } = style
    const { size: scale, leading: spread } = dir === 'rtl' ? ARABIC : LATIN
    const size = style.size * scale
    const lines = linesOf(text, (width / size) * 1000, { weight, dir }, this.canvas.fonts)
    const leading = style.size * spread
    return { lines, size, leading, height: lines.length * leading, style }
  }

  /** Draws some lines of a text in a column that begins at `x`, from `top` down. */
  draw({ size, leading, style }: Laid, lines: readonly Line[], x: number, width: number, top: number): void {
    const { colour = INK, dir = this.dir, align = 'start' } = style
    const isLeft = (dir === 'ltr') === (align === 'start')
    for (const [index, line] of lines.entries()) {
      const free = width - (line.width * size) / 1000
      const side = isLeft ? 0 : free
      const shift = align === 'middle' ? free / 2 : side
      // The baseline leaves room for descenders.
      this.canvas.text(
        line,
        x + shift,
        top + (index + 1) * leading - leading * (dir === 'rtl' ? 0.36 : 0.3),
        size,
        colour,
      )
    }
  }
}
