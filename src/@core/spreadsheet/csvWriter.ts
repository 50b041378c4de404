import { neutralise } from './formula'
import type { WriteCell, WriteColumn } from './types'

/** French Excel splits columns at semicolons, and reads UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\ufeff'
const DELIMITER = ';'
/** Quotes every character that a reader may take for the delimiter, so that none is guessed wrong. */
const NEEDS_QUOTES = /[;,|\t"\n]|^\s|\s$/

function csvText(cell: WriteCell, kind: WriteColumn['kind']): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return (kind === 'amount' ? cell.toFixed(3) : String(cell)).replace('.', ',')
  const day = kind === 'date' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(cell) : null
  if (day) return `${day[3]}/${day[2]}/${day[1]}`
  const moment = kind === 'moment' ? /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})/.exec(cell) : null
  if (moment) return `${moment[3]}/${moment[2]}/${moment[1]} ${moment[4]}`
  return neutralise(cell.replace(/\r\n?/g, '\n'))
}

function csvCell(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Writes comma-separated text row by row. */
export class CsvWriter {
  #parts: string[]

  constructor(readonly columns: WriteColumn[]) {
    this.#parts = [BYTE_ORDER_MARK, this.#line(columns.map(({ heading }) => neutralise(heading)))]
  }

  #line(cells: string[]): string {
    // A single empty cell would be an empty line, which readers skip.
    return `${cells.length === 1 && cells[0] === '' ? '""' : cells.map(csvCell).join(DELIMITER)}\r\n`
  }

  add(rows: WriteCell[][]): void {
    for (const row of rows) {
      this.#parts.push(this.#line(this.columns.map(({ kind }, index) => csvText(row[index] ?? null, kind))))
    }
  }

  async finish(): Promise<Blob> {
    return new Blob(this.#parts, { type: 'text/csv;charset=utf-8' })
  }
}
