import { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import { latin } from './latin'
import { addLetterhead, type PdfLetter } from './letterhead'

export interface PdfColumn {
  label: string
  /** Millimetres; without it the column takes what is left. */
  width?: number
  align?: 'left' | 'right' | 'center'
}

export interface PdfTable {
  /** Left empty where the sheet's own title says it. */
  title: string
  columns: PdfColumn[]
  rows: string[][]
}

interface PdfTotal {
  label: string
  amount: string
  /** Stands out. */
  strong?: boolean
}

/** A printed sheet: a heading, tables, the same footer on every page with its number. */
export interface PdfSheet {
  title: string
  subtitle?: string
  orientation?: 'portrait' | 'landscape'
  /** A letter instead of a sheet: its head, with the title and the lines of the subtitle at its end. */
  letter?: PdfLetter
  tables: PdfTable[]
  /** What the tables come to, at the end on the right. */
  totals?: PdfTotal[]
  /** Paragraphs at the very end. */
  notes?: string[]
  /** Said where there is no table. */
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

/** Where a table ends, so that the next one begins below it. */
function addTable(pdf: jsPDF, { title, columns, rows }: PdfTable, top: number): number {
  const height = pdf.internal.pageSize.getHeight()
  // A title is never left alone at the foot of a page.
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

/** The top of a block of so many lines: here, or on a page of its own when it does not fit. */
function placeFor(pdf: jsPDF, lines: number, top: number): number {
  if (top + lines * LINE_HEIGHT <= pdf.internal.pageSize.getHeight() - 18) return top
  pdf.addPage()
  return TOP
}

function addLines(pdf: jsPDF, paragraphs: readonly string[], top: number): number {
  pdf.setFont('helvetica', 'normal').setFontSize(10).setTextColor(INK)
  const width = pdf.internal.pageSize.getWidth() - 2 * MARGIN
  const lines: string[] = paragraphs.flatMap((text) => pdf.splitTextToSize(latin(text), width))
  // Nothing to say needs no page of its own.
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

/** Makes the sheet, A4. Loaded only when somebody asks for a document. */
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
