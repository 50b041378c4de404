import type { jsPDF } from 'jspdf'
import { latin } from './latin'

interface PdfBlock {
  title: string
  lines: readonly string[]
}

/** The head of a letter: sender and title, and below, side by side, recipient and subject. */
export interface PdfLetter {
  from: { name: string; lines: readonly string[] }
  blocks: readonly PdfBlock[]
}

const MARGIN = 14
const TOP = 20
const LINE = 4.6
const GAP = 10
const INK = '#1c2624'
const MUTED = '#5a6764'
const RULE = '#d5dcda'
const PRIMARY = '#0b6b57'
const MARK = 11

function addMark(pdf: jsPDF): void {
  const [left, top] = [MARGIN, TOP - 7]
  pdf.setFillColor(PRIMARY).roundedRect(left, top, MARK, MARK, 2, 2, 'F')
  // The logo: a road.
  pdf.setFillColor('#ffffff').triangle(left + 2.4, top + 9, left + 8.6, top + 9, left + 5.5, top + 1.2, 'F')
  pdf
    .setFillColor(PRIMARY)
    .rect(left + 5.15, top + 4, 0.7, 1.8, 'F')
    .rect(left + 5.05, top + 7, 0.9, 2, 'F')
}

function addSender(pdf: jsPDF, { name, lines }: PdfLetter['from']): number {
  addMark(pdf)
  const left = MARGIN + MARK + 4
  pdf
    .setFont('helvetica', 'bold')
    .setFontSize(13)
    .setTextColor(INK)
    .text(latin(name), left, TOP - 2.5)
  pdf.setFont('helvetica', 'normal').setFontSize(9).setTextColor(MUTED)
  for (const [index, line] of lines.entries()) pdf.text(latin(line), left, TOP + 2.3 + index * LINE)
  return TOP + 2.3 + lines.length * LINE
}

function addTitle(pdf: jsPDF, title: string, subtitle: readonly string[]): number {
  const right = pdf.internal.pageSize.getWidth() - MARGIN
  pdf.setFont('helvetica', 'bold').setFontSize(18).setTextColor(INK)
  pdf.text(latin(title), right, TOP - 1.5, { align: 'right' })
  pdf.setFont('helvetica', 'normal').setFontSize(10).setTextColor(MUTED)
  for (const [index, line] of subtitle.entries()) {
    pdf.text(latin(line), right, TOP + 5 + index * LINE, { align: 'right' })
  }
  return TOP + 5 + subtitle.length * LINE
}

function addBlock(pdf: jsPDF, { title, lines }: PdfBlock, left: number, width: number, top: number): number {
  pdf.setFont('helvetica', 'bold').setFontSize(9).setTextColor(PRIMARY).text(latin(title), left, top)
  pdf.setFont('helvetica', 'normal').setFontSize(10).setTextColor(INK)
  const written: string[] = lines.flatMap((line) => pdf.splitTextToSize(latin(line), width))
  for (const [index, line] of written.entries()) pdf.text(line, left, top + 5.5 + index * LINE)
  return top + 5.5 + written.length * LINE
}

/** Draws the head of a letter; returns the position below it. */
export function addLetterhead(pdf: jsPDF, letter: PdfLetter, title: string, subtitle: readonly string[]): number {
  const rule = Math.max(addSender(pdf, letter.from), addTitle(pdf, title, subtitle)) + 2
  const width = pdf.internal.pageSize.getWidth() - 2 * MARGIN
  pdf
    .setDrawColor(RULE)
    .setLineWidth(0.3)
    .line(MARGIN, rule, MARGIN + width, rule)
  const column = (width - GAP * (letter.blocks.length - 1)) / Math.max(1, letter.blocks.length)
  const ends = letter.blocks.map((block, index) =>
    addBlock(pdf, block, MARGIN + index * (column + GAP), column, rule + 9),
  )
  return Math.max(rule, ...ends) + 5
}
