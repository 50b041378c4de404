import { saveFile } from '@core/spreadsheet/save'
import type { SpreadsheetFormat } from '@core/spreadsheet/types'

/** The content of a table for an export: its heads and its rows, as text. */
export interface Grid {
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

/** For the clipboard: a spreadsheet starts a new column at each tab. */
export const textOf = ({ heads, rows }: Grid): string => [heads, ...rows].map((cells) => cells.join('\t')).join('\n')

/** @returns the name of the file; the libraries that write it are loaded now */
export async function saveGrid({ heads, rows }: Grid, name: string, format: SpreadsheetFormat): Promise<string> {
  const { writeSpreadsheet } = await import('@core/spreadsheet/client')
  const columns = heads.map((heading) => ({ heading, kind: 'text' as const }))
  const file = await writeSpreadsheet({ format, columns, sheet: name }, [rows.map((cells) => [...cells])])
  return saveFile(file, `${name}.${format}`)
}

/** @returns the name of the file */
export async function savePdf({ heads, rows }: Grid, title: string): Promise<string> {
  const { sheetOf } = await import('@core/pdf/tables')
  const table = { title: '', columns: heads.map((label) => ({ label })), rows: rows.map((cells) => [...cells]) }
  return saveFile(sheetOf({ title, orientation: 'landscape', tables: [table], footer: title }), `${title}.pdf`)
}
