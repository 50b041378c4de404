import { drawBlock } from './blocks'
import { Canvas, PAGE } from './canvas'
import { Fonts } from './fonts'
import { ACCENT, Flow, MARGIN, MUTED, RULE, WIDTH } from './layout'
import type { Paper, PaperFile } from './paper'
import type { FontFiles } from './scripts'

const LOGO = { width: 92, height: 46 }

/** The sender at the head of the first page: French left, Arabic right, the logo between or beside. */
function letterhead(flow: Flow, { letterhead: { name, lines, logo } }: Paper): void {
  const side = name.ar === undefined ? WIDTH - LOGO.width - 12 : (WIDTH - LOGO.width - 24) / 2
  const top = flow.y
  if (logo) {
    const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height)
    const [width, height] = [logo.width * scale, logo.height * scale]
    const x = name.ar === undefined ? MARGIN + WIDTH - width : MARGIN + (WIDTH - width) / 2
    flow.canvas.image(flow.canvas.picture(logo), { x, y: top, width, height })
  }
  let bottom = top + (logo ? LOGO.height : 0)
  const [left, right] = [MARGIN, MARGIN + WIDTH - side]
  for (const { texts, dir, x } of [
    { texts: [name, ...lines].map(({ fr }) => fr), dir: flow.dir, x: flow.dir === 'ltr' ? left : right },
    { texts: [name, ...lines].map(({ ar }) => ar), dir: 'rtl' as const, x: right },
  ]) {
    let y = top
    for (const [index, text] of texts.entries()) {
      if (!text) continue
      const head = { size: 12, weight: 'bold' as const, colour: ACCENT, dir }
      const laid = flow.lay(text, side, index === 0 ? head : { size: 8.4, colour: MUTED, dir })
      flow.draw(laid, laid.lines, x, side, y)
      y += laid.height
    }
    bottom = Math.max(bottom, y)
  }
  flow.canvas.line(MARGIN, bottom + 5, MARGIN + WIDTH, bottom + 5, RULE)
  flow.y = bottom + 16
}

function footers(flow: Flow, first: number, { footer }: Paper): void {
  const last = flow.canvas.count
  for (let page = first; page <= last; page += 1) {
    flow.canvas.select(page)
    const top = flow.canvas.height - 40
    flow.canvas.line(MARGIN, top, MARGIN + WIDTH, top, RULE, 0.4)
    const isRtl = flow.dir === 'rtl'
    const text = flow.lay(footer, WIDTH - 60, { size: 7.6, colour: MUTED })
    flow.draw(text, text.lines.slice(0, 1), isRtl ? MARGIN + 60 : MARGIN, WIDTH - 60, top + 3)
    const count = flow.lay(`${page - first + 1} / ${last - first + 1}`, 60, {
      size: 7.6,
      colour: MUTED,
      dir: 'ltr',
      align: isRtl ? 'start' : 'end',
    })
    flow.draw(count, count.lines, isRtl ? MARGIN : MARGIN + WIDTH - 60, 60, top + 3)
  }
}

/** Draws papers into one PDF file. */
export function drawPapers({ title, papers, format, dir = 'ltr' }: PaperFile, files: FontFiles): Uint8Array {
  const canvas = new Canvas(new Fonts(files), format === 'A5' ? PAGE.height / 2 : PAGE.height)
  const flow = new Flow(canvas, () => undefined, dir)
  for (const paper of papers) {
    flow.newPage()
    const first = canvas.count
    letterhead(flow, paper)
    for (const block of paper.blocks) drawBlock(flow, block)
    footers(flow, first, paper)
  }
  const hasArabic = papers.some(({ letterhead: { name } }) => name.ar !== undefined)
  const language = hasArabic ? 'fr-TN' : 'fr-FR'
  return canvas.bytes(title, dir === 'rtl' ? 'ar-TN' : language)
}
