import { jsPDF } from 'jspdf'
import { latin } from './latin'

export interface PdfCard {
  heading: string
  name: string
  /** The code to copy from the card, in large letters. */
  code: string
  lines: readonly string[]
}

const MARGIN = 14
const GAP = 6
const COLUMNS = 2
const HEIGHT = 50
const PADDING = 6
const INK = '#1c2624'
const MUTED = '#5a6764'
const LINE = '#b9c2bf'

/** A text on one line, cut at the width of the card. */
function fitted(pdf: jsPDF, text: string, width: number): string {
  const [first = ''] = pdf.splitTextToSize(latin(text).replace(/\s+/g, ' '), width)
  return String(first)
}

function drawCard(pdf: jsPDF, card: PdfCard, { x, y, width }: { x: number; y: number; width: number }): void {
  const left = x + PADDING
  const inner = width - 2 * PADDING
  pdf.setDrawColor(LINE).setLineWidth(0.2).setLineDashPattern([1.5, 1.5], 0)
  pdf.rect(x, y, width, HEIGHT)
  pdf.setLineDashPattern([], 0)
  pdf.setFont('helvetica', 'normal').setFontSize(9).setTextColor(MUTED)
  pdf.text(fitted(pdf, card.heading, inner), left, y + 9)
  pdf.setFont('helvetica', 'bold').setFontSize(12).setTextColor(INK)
  pdf.text(fitted(pdf, card.name, inner), left, y + 16)
  pdf.setFont('courier', 'bold').setFontSize(20)
  pdf.text(latin(card.code), left, y + 28)
  pdf.setFont('helvetica', 'normal').setFontSize(8.5).setTextColor(MUTED)
  for (const [index, line] of card.lines.slice(0, 3).entries()) {
    pdf.text(fitted(pdf, line, inner), left, y + 36 + index * 4.5)
  }
}

/** Cards to cut out, ten on an A4 page. Loaded only for printing. */
export function cardsOf(title: string, cards: readonly PdfCard[]): Blob {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4' })
  pdf.setProperties({ title })
  const width = (pdf.internal.pageSize.getWidth() - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS
  const rows = Math.floor((pdf.internal.pageSize.getHeight() - 2 * MARGIN + GAP) / (HEIGHT + GAP))
  for (const [index, card] of cards.entries()) {
    const place = index % (COLUMNS * rows)
    if (index > 0 && place === 0) pdf.addPage()
    const row = Math.floor(place / COLUMNS)
    drawCard(pdf, card, {
      x: MARGIN + (place % COLUMNS) * (width + GAP),
      y: MARGIN + row * (HEIGHT + GAP),
      width,
    })
  }
  return pdf.output('blob')
}
