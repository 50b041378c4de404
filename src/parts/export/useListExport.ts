import { toast } from '@core/components/messages/toast'
import { today } from '@core/format/date'
import { writeSpreadsheet } from '@core/spreadsheet/client'
import { saveFile } from '@core/spreadsheet/save'
import type { SpreadsheetFormat, WriteCell, WriteColumn } from '@core/spreadsheet/types'
import { ExportError, exportSlices, type SliceRequest } from '@src/redux/exportSlices'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A column of the file, with its value for a row. */
export interface ExportColumn<Row> extends WriteColumn {
  value: (row: Row) => WriteCell
}

export interface ListExport<Row> extends SliceRequest<Row> {
  columns: readonly ExportColumn<Row>[]
  /** The name of the file and its sheet. */
  name: string
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** The rows of a list as lines of the file. */
export const linesOf = <Row>(rows: readonly Row[], columns: readonly ExportColumn<Row>[]): WriteCell[][] =>
  rows.map((row) => columns.map(({ value }) => value(row)))

/** An export that can be stopped; leaving the page stops it too. */
export function useListExport<Row>({ columns, name, ...request }: ListExport<Row>) {
  const { t } = useTranslation('export', { useSuspense: false })
  const [done, setDone] = useState<number | null>(null)
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])
  const start = async (format: SpreadsheetFormat) => {
    const controller = new AbortController()
    const { signal } = controller
    current.current = controller
    setDone(0)
    async function* lines() {
      let count = 0
      for await (const rows of exportSlices(request, signal)) {
        yield linesOf(rows, columns)
        count += rows.length
        setDone(count)
      }
    }
    try {
      const written = columns.map(({ value: _, ...column }) => column)
      const blob = await writeSpreadsheet({ format, columns: written, sheet: name }, lines(), signal)
      toast.success(t('saved', { name: saveFile(blob, `${name}-${today()}.${format}`) }))
    } catch (error) {
      if (!isAbort(error) && !(error instanceof ExportError)) toast.error(t('failed'))
    }
    setDone(null)
  }
  return { running: done !== null, done: done ?? 0, start, stop: () => current.current?.abort() }
}
