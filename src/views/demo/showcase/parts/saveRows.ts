import type { SpreadsheetFormat } from '@core/spreadsheet/types'
import type { SampleRow } from './sampleRows'

/** Writes the rows to a file; the library is loaded with the first one. */
export async function saveRows(rows: readonly SampleRow[], name: string, format: SpreadsheetFormat, heads: string[]) {
  const [{ writeSpreadsheet }, { saveFile }] = await Promise.all([
    import('@core/spreadsheet/client'),
    import('@core/spreadsheet/save'),
  ])
  const kinds = ['text', 'text', 'number'] as const
  const columns = kinds.map((kind, index) => ({ heading: heads[index] ?? '', kind }))
  const file = await writeSpreadsheet({ format, columns, sheet: name }, [
    rows.map(({ nom, ville, heures }) => [nom, ville, heures]),
  ])
  return saveFile(file, `${name}.${format}`)
}
