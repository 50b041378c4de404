import { encode } from 'uqr'
import { ACCENT, type Flow, GUTTER, INK, type Laid, MARGIN, MUTED, RULE, type TextStyle, TINT, WIDTH } from './layout'
import type { Block, Both } from './paper'

const BODY = 9.2
const HALF = (WIDTH - GUTTER) / 2
const RIGHT = MARGIN + HALF + GUTTER

const rtl = (style: TextStyle): TextStyle => ({ ...style, dir: 'rtl' })

interface Placed {
  laid: Laid
  x: number
  width: number
}

/** Both texts of a paragraph side by side; one alone takes the whole width. */
function sides(flow: Flow, { fr, ar }: Both, style: TextStyle): Placed[] {
  if (ar === undefined) return [{ laid: flow.lay(fr, WIDTH, style), x: MARGIN, width: WIDTH }]
  return [
    { laid: flow.lay(fr, HALF, style), x: MARGIN, width: HALF },
    { laid: flow.lay(ar, HALF, rtl(style)), x: RIGHT, width: HALF },
  ]
}

const heightOf = (placed: readonly Placed[]) => Math.max(0, ...placed.map(({ laid }) => laid.height))

/**
 * Draws texts side by side; the rest of a text that does not fit continues at the top of the next page, in its own
 * column.
 */
function drawSides(flow: Flow, placed: readonly Placed[]): void {
  const rest = placed.map(({ laid }) => [...laid.lines])
  while (rest.some(({ length }) => length > 0)) {
    const fits = placed.map(({ laid }, index) =>
      Math.min(rest[index]?.length ?? 0, Math.floor(flow.room / laid.leading)),
    )
    if (fits.every((count) => count === 0)) {
      flow.newPage()
      continue
    }
    let used = 0
    for (const [index, { laid, x, width }] of placed.entries()) {
      const lines = rest[index]?.splice(0, fits[index] ?? 0) ?? []
      flow.draw(laid, lines, x, width, flow.y)
      used = Math.max(used, lines.length * laid.leading)
    }
    flow.y += used
  }
}

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

function title(flow: Flow, { text, under = [] }: Of<'title'>): void {
  const style: TextStyle = { size: 15, weight: 'bold', align: 'middle' }
  for (const [line, dir] of [
    [text.fr, 'ltr'],
    [text.ar, 'rtl'],
  ] as const) {
    if (line === undefined) continue
    const laid = flow.lay(line, WIDTH, { ...style, dir })
    flow.draw(laid, laid.lines, MARGIN, WIDTH, flow.y)
    flow.y += laid.height
  }
  for (const line of under) {
    const laid = flow.lay(line, WIDTH, { size: 10, colour: MUTED, align: 'middle' })
    flow.draw(laid, laid.lines, MARGIN, WIDTH, flow.y)
    flow.y += laid.height
  }
  flow.y += 8
}

function heading(flow: Flow, { text }: Of<'heading'>): void {
  const placed = sides(flow, text, { size: 10, weight: 'bold', colour: ACCENT })
  // A heading is never alone at the foot of a page.
  flow.ensure(heightOf(placed) + 48)
  flow.y += 7
  drawSides(flow, placed)
  flow.y += 2
}

function text(flow: Flow, { text: both, strong }: Of<'text'>): void {
  const placed = sides(flow, both, { size: BODY, ...(strong && { weight: 'bold' as const }) })
  // Two lines at least stay together.
  flow.ensure(Math.min(heightOf(placed), 30))
  drawSides(flow, placed)
  flow.y += 4
}

const LABEL = 112
/** The size of Arabic labels on half a sheet, which has no room for their higher lines. */
const SMALL_LABEL = 7.4
const PAD = 3

function facts(flow: Flow, { rows }: Of<'facts'>): void {
  for (const { label, value } of rows) {
    const isBoth = label.ar !== undefined
    const middle = WIDTH - LABEL * (isBoth ? 2 : 1) - 12
    const [frWidth, arX] = [value.ar === undefined ? middle : (middle - 8) / 2, MARGIN + WIDTH - LABEL]
    const muted: TextStyle = { size: BODY, colour: MUTED }
    const arabic = rtl(flow.isSmall ? { ...muted, size: SMALL_LABEL } : muted)
    const placed: Placed[] = [
      { laid: flow.lay(label.fr, LABEL, muted), x: MARGIN, width: LABEL },
      { laid: flow.lay(value.fr, frWidth, { size: BODY, weight: 'bold' }), x: MARGIN + LABEL + 6, width: frWidth },
    ]
    if (value.ar !== undefined) {
      const laid = flow.lay(value.ar, frWidth, { size: BODY, weight: 'bold', dir: 'rtl' })
      placed.push({ laid, x: MARGIN + LABEL + 6 + frWidth + 8, width: frWidth })
    }
    if (label.ar !== undefined) placed.push({ laid: flow.lay(label.ar, LABEL, arabic), x: arX, width: LABEL })
    const height = heightOf(placed) + 2 * PAD
    flow.ensure(height)
    for (const { laid, x, width } of placed) flow.draw(laid, laid.lines, x, width, flow.y + PAD)
    flow.y += height
    flow.canvas.line(MARGIN, flow.y, MARGIN + WIDTH, flow.y, RULE, 0.4)
  }
  flow.y += 5
}

interface Cell {
  texts: Laid[]
  x: number
  width: number
}

function cellsOf(flow: Flow, columns: Of<'table'>['columns'], row: readonly Both[], style: TextStyle): Cell[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  let left = MARGIN
  return columns.map(({ share, align = 'start' }, index) => {
    const width = (WIDTH * share) / whole
    const { fr = '', ar } = row[index] ?? { fr: '' }
    const inner = width - 10
    const texts = [flow.lay(fr, inner, { ...style, align })]
    // Under a right-aligned figure the Arabic text ends at the same side.
    if (ar !== undefined)
      texts.push(flow.lay(ar, inner, { ...style, dir: 'rtl', align: align === 'end' ? 'start' : 'end' }))
    const x = flow.dir === 'rtl' ? 2 * MARGIN + WIDTH - left - width : left
    const cell = { texts, x: x + 5, width: inner }
    left += width
    return cell
  })
}

function tableRow(flow: Flow, cells: readonly Cell[], isHead: boolean): void {
  const height = Math.max(...cells.map(({ texts }) => texts.reduce((sum, laid) => sum + laid.height, 0))) + 2 * PAD
  if (isHead) flow.canvas.box({ x: MARGIN, y: flow.y, width: WIDTH, height }, TINT, true)
  for (const { texts, x, width } of cells) {
    let top = flow.y + PAD
    for (const laid of texts) {
      flow.draw(laid, laid.lines, x, width, top)
      top += laid.height
    }
  }
  flow.y += height
  flow.canvas.line(MARGIN, flow.y, MARGIN + WIDTH, flow.y, RULE, 0.4)
}

const rowHeight = (cells: readonly Cell[]) =>
  Math.max(...cells.map(({ texts }) => texts.reduce((sum, { height }) => sum + height, 0))) + 2 * PAD

function table(flow: Flow, { columns, rows, total }: Of<'table'>): void {
  const head = cellsOf(
    flow,
    columns,
    columns.map(({ label }) => label),
    { size: 8.6, weight: 'bold' },
  )
  const body = rows.map((row) => cellsOf(flow, columns, row, { size: BODY }))
  if (total) body.push(cellsOf(flow, columns, total, { size: BODY, weight: 'bold' }))
  flow.ensure(rowHeight(head) + rowHeight(body[0] ?? head))
  tableRow(flow, head, true)
  for (const cells of body) {
    if (rowHeight(cells) > flow.room) {
      flow.newPage()
      tableRow(flow, head, true)
    }
    tableRow(flow, cells, false)
  }
  flow.y += 6
}

function boxes(flow: Flow, { boxes: list, height }: Of<'boxes'>): void {
  flow.ensure(height + 6)
  const gap = 12
  const width = (WIDTH - gap * (list.length - 1)) / list.length
  for (const [index, { title: name, large, note }] of list.entries()) {
    const place = flow.dir === 'rtl' ? list.length - 1 - index : index
    const x = MARGIN + place * (width + gap)
    flow.canvas.box({ x, y: flow.y, width, height }, MUTED)
    let top = flow.y + 5
    const lines = [
      { text: name.fr, style: { size: BODY, weight: 'bold' } },
      { text: name.ar, style: { size: BODY, weight: 'bold', dir: 'rtl' } },
      { text: large, style: { size: 18, weight: 'bold', dir: 'ltr', align: flow.dir === 'rtl' ? 'end' : 'start' } },
      { text: note?.fr, style: { size: 8, colour: MUTED } },
      { text: note?.ar, style: { size: 8, colour: MUTED, dir: 'rtl' } },
    ] as const
    for (const { text: line, style } of lines) {
      if (line === undefined) continue
      const laid = flow.lay(line, width - 14, style)
      flow.draw(laid, laid.lines, x + 7, width - 14, top)
      top += laid.height
    }
  }
  flow.y += height + 10
}

function notice(flow: Flow, { text: both }: Of<'notice'>): void {
  const inset = 8
  const shown = [
    { line: both.fr, dir: 'ltr' as const },
    { line: both.ar, dir: 'rtl' as const },
  ].flatMap(({ line, dir }) =>
    line === undefined ? [] : [flow.lay(line, WIDTH - 2 * inset, { size: BODY, weight: 'bold', colour: INK, dir })],
  )
  const height = shown.reduce((sum, laid) => sum + laid.height, 2 * inset)
  flow.ensure(height + 6)
  flow.canvas.box({ x: MARGIN, y: flow.y, width: WIDTH, height }, TINT, true)
  let top = flow.y + inset
  for (const laid of shown) {
    flow.draw(laid, laid.lines, MARGIN + inset, WIDTH - 2 * inset, top)
    top += laid.height
  }
  flow.y += height + 8
}

/** A QR code with a text beside it. */
function code(flow: Flow, { text: number, note }: Of<'code'>): void {
  const { data: grid } = encode(number, { ecc: 'M', border: 0 })
  const side = 46
  flow.ensure(side + 6)
  const dot = side / grid.length
  for (const [row, line] of grid.entries()) {
    for (const [column, isDark] of line.entries()) {
      if (!isDark) continue
      const place = { x: MARGIN + column * dot, y: flow.y + row * dot, width: dot, height: dot }
      flow.canvas.box(place, INK, true)
    }
  }
  const left = MARGIN + side + 12
  const laid = flow.lay(note.fr, WIDTH - side - 12, { size: BODY, colour: MUTED })
  flow.draw(laid, laid.lines, left, WIDTH - side - 12, flow.y)
  flow.y += Math.max(side, laid.height) + 6
}

const DRAWERS: { [Kind in Block['kind']]: (flow: Flow, block: Of<Kind>) => void } = {
  title,
  heading,
  text,
  facts,
  table,
  boxes,
  notice,
  code,
  space: (flow, { height }) => {
    flow.y = Math.min(flow.foot, flow.y + height)
  },
  break: (flow) => flow.newPage(),
}

/** Draws a part of a paper below the previous one. */
export function drawBlock<Kind extends Block['kind']>(flow: Flow, block: Of<Kind> & { kind: Kind }): void {
  DRAWERS[block.kind](flow, block)
}
