import { MAX_IMPORT_ROWS } from '@contract/ecole/import/candidatImport'
import { readSpreadsheet } from '@core/spreadsheet/client'
import { SpreadsheetError, type SpreadsheetFault } from '@core/spreadsheet/faults'
import type { Spreadsheet } from '@core/spreadsheet/types'
import { useEffect, useRef, useState } from 'react'

export const MAX_IMPORT_BYTES = 10 * 1024 * 1024
/** Number of additional rows, for titles and headings above the candidates. */
const OTHER_ROWS = 50
const LIMITS = { maxBytes: MAX_IMPORT_BYTES, maxRows: MAX_IMPORT_ROWS + OTHER_ROWS }

export interface FileReading {
  reading: File | null
  fault: SpreadsheetFault | null
  read: (file: File, sheet?: string) => Promise<void>
  stop: () => void
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Reads a file in the background; opening another one or pressing stop aborts it. */
export function useFileReader(onRead: (file: File, spreadsheet: Spreadsheet) => void): FileReading {
  const [reading, setReading] = useState<File | null>(null)
  const [fault, setFault] = useState<SpreadsheetFault | null>(null)
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])
  const read = async (file: File, sheet?: string) => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    setReading(file)
    setFault(null)
    try {
      onRead(file, await readSpreadsheet(file, { ...LIMITS, sheet }, controller.signal))
    } catch (error) {
      if (!isAbort(error)) setFault(error instanceof SpreadsheetError ? error.fault : 'damaged')
    }
    if (current.current === controller) setReading(null)
  }
  const stop = () => current.current?.abort()
  return { reading, fault, read, stop }
}
