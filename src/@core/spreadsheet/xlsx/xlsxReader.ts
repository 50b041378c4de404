import { SpreadsheetError } from '../faults'
import type { ReadOptions, SheetRow, Spreadsheet } from '../types'
import type { CellContext } from './xlsxCells'
import { readSharedStrings, readSheetRows } from './xlsxSheet'
import { readDateStyles } from './xlsxStyles'
import { scanXml } from './xml'
import { ZipReader } from './zipReader'

interface SheetEntry {
  name: string
  relation: string
  hidden: boolean
}

interface Relations {
  /** The path of each part by its id, and by the last word of its type. */
  byId: Map<string, string>
  byType: Map<string, string>
}

/** '../sharedStrings.xml' beside 'xl/workbook.xml' → a path from the archive's root. */
function resolvePath(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const parts = folder === '' ? [] : folder.split('/')
  for (const part of target.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

function readRelations(xml: string | null, folder: string): Relations {
  const relations: Relations = { byId: new Map(), byType: new Map() }
  if (xml === null) return relations
  scanXml(xml, {
    open(name, attributes) {
      const target = attributes.Target
      if (name !== 'Relationship' || !target) return
      const path = resolvePath(folder, target)
      relations.byId.set(attributes.Id ?? '', path)
      relations.byType.set(attributes.Type?.split('/').at(-1) ?? '', path)
    },
  })
  return relations
}

function readWorkbook(xml: string): { sheets: SheetEntry[]; since1904: boolean } {
  const sheets: SheetEntry[] = []
  let since1904 = false
  scanXml(xml, {
    open(name, attributes) {
      if (name === 'workbookPr') since1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      if (name !== 'sheet') return
      const { name: title = '', id = '', state = 'visible' } = attributes
      sheets.push({ name: title, relation: id, hidden: state !== 'visible' })
    },
  })
  return { sheets, since1904 }
}

/**
 * Names the fault of other zip archives: other spreadsheet formats, which can be saved again, or no spreadsheet at all.
 */
function refuseOther(zip: ZipReader): never {
  const isOtherSpreadsheet = zip.has('content.xml') || zip.has('xl/workbook.bin') || zip.has('index/document.iwa')
  throw new SpreadsheetError(isOtherSpreadsheet ? 'other_format' : 'not_spreadsheet')
}

function openWorkbook(zip: ZipReader) {
  const root = readRelations(zip.text('_rels/.rels'), '')
  const path = root.byType.get('officeDocument') ?? 'xl/workbook.xml'
  const xml = path.endsWith('.bin') ? null : zip.text(path)
  if (xml === null) return refuseOther(zip)
  const folder = path.split('/').slice(0, -1).join('/')
  const file = path.split('/').at(-1)
  const relations = readRelations(zip.text(`${folder}/_rels/${file}.rels`), folder)
  const workbook = readWorkbook(xml)
  if (workbook.sheets.length === 0) refuseOther(zip)
  const strings = relations.byType.get('sharedStrings') ?? `${folder}/sharedStrings.xml`
  const styles = relations.byType.get('styles') ?? `${folder}/styles.xml`
  const context: CellContext = {
    sharedStrings: readSharedStrings(zip.text(strings)),
    dateStyles: readDateStyles(zip.text(styles)),
    since1904: workbook.since1904,
  }
  return { sheets: workbook.sheets, relations, context }
}

/** Reads one sheet of a workbook: the requested one, else the first visible one with data. */
export function readXlsx(bytes: Uint8Array, { sheet, maxRows }: ReadOptions): Spreadsheet {
  const zip = new ZipReader(bytes)
  const { sheets, relations, context } = openWorkbook(zip)
  const visible = sheets.filter(({ hidden }) => !hidden)
  const shown = visible.length > 0 ? visible : sheets
  const wanted = shown.filter(({ name }) => sheet === undefined || name === sheet)
  let found: { name: string; rows: SheetRow[] } | null = null
  for (const { name, relation } of wanted) {
    const xml = zip.text(relations.byId.get(relation) ?? '')
    const rows = xml === null ? [] : readSheetRows(xml, context, maxRows)
    if (rows.length > 0 || sheet !== undefined) {
      found = { name, rows }
      break
    }
  }
  if (!found) throw new SpreadsheetError('empty')
  return { kind: 'xlsx', sheets: shown.map(({ name }) => name), sheet: found.name, rows: found.rows }
}
