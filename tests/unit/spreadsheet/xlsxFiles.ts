import { PackedFile, zip } from '@core/spreadsheet/xlsx/zipWriter'
import { bytesOf } from './helpers'

/** An archive of the given files by path. */
export async function archive(files: Record<string, string>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = Object.entries(files).map(async ([name, text]) => {
    const file = new PackedFile(name)
    await file.write(text)
    return file
  })
  return bytesOf(await zip(await Promise.all(packed), 'application/zip'))
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'

export interface Workbook {
  sheets: { name: string; xml: string; hidden?: boolean }[]
  strings?: string
  styles?: string
  since1904?: boolean
}

/** A workbook from the XML of its sheets, as another program would write it. */
export function workbook({ sheets, strings, styles, since1904 }: Workbook): Promise<Uint8Array<ArrayBuffer>> {
  const list = sheets.map(
    ({ name, hidden }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"${hidden ? ' state="hidden"' : ''}/>`,
  )
  const relations = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="http://x/worksheet" Target="/xl/worksheets/sheet${at + 1}.xml"/>`,
  )
  const files: Record<string, string> = {
    '_rels/.rels':
      '<Relationships><Relationship Id="r" Type="http://x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml': `${HEAD}<workbook><workbookPr${since1904 ? ' date1904="1"' : ''}/><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
  }
  if (strings) files['xl/sharedStrings.xml'] = `${HEAD}<sst>${strings}</sst>`
  if (styles) files['xl/styles.xml'] = `${HEAD}<styleSheet>${styles}</styleSheet>`
  sheets.forEach(({ xml }, at) => {
    files[`xl/worksheets/sheet${at + 1}.xml`] = `${HEAD}<worksheet><sheetData>${xml}</sheetData></worksheet>`
  })
  return archive(files)
}
