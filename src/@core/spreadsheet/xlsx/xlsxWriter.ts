import { neutralise } from '../formula'
import type { WriteCell, WriteColumn } from '../types'
import { PackedFile, zip } from './zipWriter'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SERIAL_OF_1970 = 25_569
const MAX_CELL = 32_767
const DEFAULT_WIDTH = 18

/** Indexes of the cell styles in `STYLES`. */
const STYLE = { text: 0, heading: 1, date: 2, code: 3, number: 0, amount: 4, moment: 5 } as const

const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`
const ROOT_RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`
const WORKBOOK_RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`
/**
 * Format 14 is the reader's own short date, 22 the same with a time; 49 is text, which keeps leading zeros; 164 has
 * three decimals.
 */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.000"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="22" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** A sheet's name has at most 31 characters and none of these. */
const sheetName = (name: string) =>
  name
    .replace(/[:\\/?*[\]]/g, ' ')
    .trim()
    .slice(0, 31) || 'Liste'

// biome-ignore lint/suspicious/noControlCharactersInRegex: characters that XML cannot hold are written by number
const NOT_XML = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g

function escapeXml(text: string): string {
  return text
    .replace(/_x(?=[\da-f]{4}_)/gi, '_x005F_x')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(NOT_XML, (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0')}_`)
}

/** Letters of a column from 0: 27 → 'AB'. */
function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter
}

/** A day or a wall clock's moment, which have no zone in a workbook, as if it were in UTC; NaN for anything else. */
function wallMs(cell: string, kind: WriteColumn['kind']): number {
  if (kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(cell)) return Date.parse(cell)
  const isMoment = kind === 'moment' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(cell)
  return isMoment ? Date.parse(`${cell}Z`) : Number.NaN
}

function cellXml(cell: WriteCell, kind: WriteColumn['kind'], address: string, style: number = STYLE[kind]): string {
  const head = `<c r="${address}" s="${style}"`
  if (cell === null || cell === '') return `${head}/>`
  if (typeof cell === 'number') return `${head}><v>${cell}</v></c>`
  const time = wallMs(cell, kind)
  if (!Number.isNaN(time)) return `${head}><v>${time / 86_400_000 + SERIAL_OF_1970}</v></c>`
  const text = escapeXml(neutralise(cell.replace(/\r\n?/g, '\n')).slice(0, MAX_CELL))
  return `${head} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

function sheetHead(columns: WriteColumn[]): string {
  // The style of a whole column also applies to rows added later: digits typed there keep their zeros.
  const cols = columns
    .map(
      ({ width, kind }, at) =>
        `<col min="${at + 1}" max="${at + 1}" width="${width ?? DEFAULT_WIDTH}" style="${STYLE[kind]}" customWidth="1"/>`,
    )
    .join('')
  const headings = columns
    .map(({ heading }, at) => cellXml(heading, 'text', `${columnLetters(at)}1`, STYLE.heading))
    .join('')
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols}</cols><sheetData><row r="1">${headings}</row>`
}

function packed(name: string, text: string): PackedFile {
  const file = new PackedFile(name)
  file.write(text)
  return file
}

/** Writes an Excel workbook of one sheet row by row, compressing as it goes. */
export class XlsxWriter {
  readonly #sheet = new PackedFile('xl/worksheets/sheet1.xml')
  #line = 1

  constructor(
    readonly columns: WriteColumn[],
    readonly name: string,
  ) {
    this.#sheet.write(sheetHead(columns))
  }

  #rowXml(row: WriteCell[]): string {
    this.#line += 1
    const cells = this.columns.map(({ kind }, at) =>
      cellXml(row[at] ?? null, kind, `${columnLetters(at)}${this.#line}`),
    )
    return `<row r="${this.#line}">${cells.join('')}</row>`
  }

  add(rows: WriteCell[][]): void {
    this.#sheet.write(rows.map((row) => this.#rowXml(row)).join(''))
  }

  finish(): Blob {
    this.#sheet.write('</sheetData></worksheet>')
    const name = escapeXml(sheetName(this.name))
    const workbook = `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`
    const files = [
      packed('[Content_Types].xml', CONTENT_TYPES),
      packed('_rels/.rels', ROOT_RELATIONS),
      packed('xl/workbook.xml', workbook),
      packed('xl/_rels/workbook.xml.rels', WORKBOOK_RELATIONS),
      packed('xl/styles.xml', STYLES),
      this.#sheet,
    ]
    return zip(files, TYPE)
  }
}
