import { SpreadsheetError } from '../faults'
import type { SheetRow } from '../types'
import { type CellContext, cellText, unescapeCell } from './xlsxCells'
import { scanXml } from './xml'

/** Cells further to the right are stray characters, not part of a list. */
const MAX_COLUMNS = 200

/** Column of an address from 0: 'C12' → 2. */
function columnOf(address: string): number {
  let column = 0
  for (const sign of address) {
    const letter = sign.charCodeAt(0) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  return column - 1
}

/** The shared strings, in order, without phonetic annotations. */
export function readSharedStrings(xml: string | null): string[] {
  const strings: string[] = []
  let current = ''
  let inText = false
  let inPhonetic = false
  if (xml === null) return strings
  scanXml(xml, {
    open(name) {
      if (name === 'si') current = ''
      else if (name === 't') inText = true
      else if (name === 'rPh') inPhonetic = true
    },
    text(text) {
      if (inText && !inPhonetic) current += text
    },
    close(name) {
      if (name === 't') inText = false
      else if (name === 'rPh') inPhonetic = false
      else if (name === 'si') strings.push(unescapeCell(current))
    },
  })
  return strings
}

/** Collects the non-empty rows of a sheet. */
class RowCollector {
  readonly rows: SheetRow[] = []
  #line = 0
  #cells: string[] = []
  #column = -1

  constructor(readonly maxRows: number) {}

  openRow(number: string | undefined): void {
    this.#line = number ? Number(number) : this.#line + 1
    this.#cells = []
    this.#column = -1
  }

  openCell(address: string | undefined): void {
    this.#column = address ? columnOf(address) : this.#column + 1
  }

  put(text: string): void {
    if (text === '' || this.#column < 0 || this.#column >= MAX_COLUMNS) return
    while (this.#cells.length < this.#column) this.#cells.push('')
    this.#cells[this.#column] = text
  }

  closeRow(): void {
    if (!this.#cells.some((cell) => cell.trim() !== '')) return
    if (this.rows.length >= this.maxRows) throw new SpreadsheetError('too_many_rows')
    this.rows.push({ line: this.#line, cells: this.#cells })
  }
}

export function readSheetRows(xml: string, context: CellContext, maxRows: number): SheetRow[] {
  const collector = new RowCollector(maxRows)
  let cell: { type?: string; style?: string; value: string } | null = null
  let inValue = false
  let inPhonetic = false
  scanXml(xml, {
    open(name, attributes) {
      if (name === 'row') collector.openRow(attributes.r)
      else if (name === 'c') {
        collector.openCell(attributes.r)
        cell = { type: attributes.t, style: attributes.s, value: '' }
      } else if (name === 'v' || name === 't') inValue = true
      else if (name === 'rPh') inPhonetic = true
    },
    text(text) {
      if (cell && inValue && !inPhonetic) cell.value += text
    },
    close(name) {
      if (name === 'v' || name === 't') inValue = false
      else if (name === 'rPh') inPhonetic = false
      else if (name === 'c' && cell) {
        collector.put(cellText(cell.type, cell.style, cell.value, context))
        cell = null
      } else if (name === 'row') collector.closeRow()
    },
  })
  return collector.rows
}
