import { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import { latin } from './latin'
import { addLetterhead, type PdfLetter } from './letterhead'

export interface PdfColumn {
  label: string
  /** Millimetres; without it the column takes the remaining width. */
  width?: number
  align?: 'left' | 'right' | 'center'
}

export interface PdfTable {
  /** Empty when the sheet's own title is enough. */
  title: string
  columns: PdfColumn[]
  rows: string[][]
}

interface PdfTotal {
  label: string
  amount: string
  /** Emphasised. */
  strong?: boolean
}

/** A printed sheet: a heading, tables, and a footer with the page number on every page. */
export interface PdfSheet {
  title: string
  subtitle?: string
  orientation?: 'portrait' | 'landscape'
  /** Makes the sheet a letter: the letterhead is drawn with the title and subtitle. */
  letter?: PdfLetter
  tables: PdfTable[]
  /** Totals of the tables, at the end on the right. */
  totals?: PdfTotal[]
  /** Closing paragraphs. */
  notes?: string[]
  /** Shown when there is no table. */
  empty?: string
  footer: string
}

const MARGIN = 14
const INK = '#1c2624'
const MUTED = '#5a6764'
const LINE = '#d5dcda'
const HEAD = '#eef2f1'
const TOP = 18

function addHeading(pdf: jsPDF, { title, subtitle, letter }: PdfSheet): number {
  if (letter) return addLetterhead(pdf, letter, title, subtitle?.split('\n') ?? [])
  pdf.setFont('helvetica', 'bold').setFontSize(16).setTextColor(INK)
  pdf.text(latin(title), MARGIN, TOP)
  if (!subtitle) return TOP + 8
  pdf.setFont('helvetica', 'normal').setFontSize(10).setTextColor(MUTED)
  pdf.text(latin(subtitle), MARGIN, TOP + 6)
  return TOP + 14
}

/** The end of a table, where the next one begins. */
function addTable(pdf: jsPDF, { title, columns, rows }: PdfTable, top: number): number {
  const height = pdf.internal.pageSize.getHeight()
  // A title is never alone at the foot of a page.
  const start = top > height - 45 ? TOP : top
  if (start !== top) pdf.addPage()
  pdf.setFont('helvetica', 'bold').setFontSize(11).setTextColor(INK)
  if (title) pdf.text(latin(title), MARGIN, start)
  let end = start
  autoTable(pdf, {
    startY: title ? start + 3 : start,
    margin: { left: MARGIN, right: MARGIN, bottom: 18, top: TOP },
    theme: 'grid',
    head: [columns.map(({ label, align = 'left' }) => ({ content: latin(label), styles: { halign: align } }))],
    body: rows.map((row) => row.map(latin)),
    styles: { font: 'helvetica', fontSize: 9, textColor: INK, lineColor: LINE, lineWidth: 0.2, cellPadding: 2 },
    headStyles: { fillColor: HEAD, textColor: INK, fontStyle: 'bold' },
    columnStyles: Object.fromEntries(
      columns.map(({ width, align = 'left' }, index) => [index, { halign: align, cellWidth: width ?? 'auto' }]),
    ),
    rowPageBreak: 'avoid',
    didDrawPage: ({ cursor }) => {
      end = cursor?.y ?? end
    },
  })
  return end + 10
}

const LINE_HEIGHT = 5

/** The top of a block of lines: here, or on a new page when it does not fit. */
function placeFor(pdf: jsPDF, lines: number, top: number): number {
  if (top + lines * LINE_HEIGHT <= pdf.internal.pageSize.getHeight() - 18) return top
  pdf.addPage()
  return TOP
}

function addLines(pdf: jsPDF, paragraphs: readonly string[], top: number): number {
  pdf.setFont('helvetica', 'normal').setFontSize(10).setTextColor(INK)
  const width = pdf.internal.pageSize.getWidth() - 2 * MARGIN
  const lines: string[] = paragraphs.flatMap((text) => pdf.splitTextToSize(latin(text), width))
  // An empty block needs no new page.
  if (lines.length === 0) return top
  const start = placeFor(pdf, lines.length, top)
  pdf.text(lines, MARGIN, start, { lineHeightFactor: 1.4 })
  return start + lines.length * LINE_HEIGHT + 5
}

const TOTALS_WIDTH = 96

function addTotals(pdf: jsPDF, totals: readonly PdfTotal[], top: number): number {
  const right = pdf.internal.pageSize.getWidth() - MARGIN
  const start = placeFor(pdf, totals.length, top)
  pdf.setFontSize(10).setTextColor(INK)
  for (const [index, { label, amount, strong = false }] of totals.entries()) {
    const line = start + index * (LINE_HEIGHT + 1)
    pdf.setFont('helvetica', strong ? 'bold' : 'normal')
    pdf.text(latin(label), right - TOTALS_WIDTH, line)
    pdf.text(latin(amount), right, line, { align: 'right' })
  }
  return start + totals.length * (LINE_HEIGHT + 1) + 6
}

function addFooters(pdf: jsPDF, footer: string): void {
  const pages = pdf.getNumberOfPages()
  const { pageSize } = pdf.internal
  pdf.setFont('helvetica', 'normal').setFontSize(8).setTextColor(MUTED)
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page)
    const bottom = pageSize.getHeight() - 9
    pdf.text(latin(footer), MARGIN, bottom)
    pdf.text(`${page} / ${pages}`, pageSize.getWidth() - MARGIN, bottom, { align: 'right' })
  }
}

/** Builds the A4 document. Loaded only when a document is requested. */
export function sheetOf(sheet: PdfSheet): Blob {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', orientation: sheet.orientation ?? 'portrait' })
  pdf.setProperties({ title: sheet.title })
  let top = addHeading(pdf, sheet)
  for (const table of sheet.tables) top = addTable(pdf, table, top)
  if (sheet.tables.length === 0 && sheet.empty) {
    pdf.setFont('helvetica', 'normal').setFontSize(10).setTextColor(MUTED)
    pdf.text(latin(sheet.empty), MARGIN, top)
  }
  if (sheet.totals) top = addTotals(pdf, sheet.totals, top)
  addLines(pdf, sheet.notes ?? [], top)
  addFooters(pdf, sheet.footer)
  return pdf.output('blob')
}
