import type { CandidatListQuery } from '@contract/ecole/candidat'
import type { ImportField } from '@contract/ecole/import/candidatImport'
import { toast } from '@core/components/messages/toast'
import { saveFile } from '@core/spreadsheet/save'
import type { SpreadsheetFormat } from '@core/spreadsheet/types'
import { useColumnLabel } from '@src/parts/candidat/useColumnLabel'
import { ExportError } from '@src/redux/exportSlices'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ExportLabels, exportCandidats } from './exportCandidats'

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

function useLabels(): ExportLabels {
  const { t } = useTranslation('import', { useSuspense: false })
  return {
    field: useColumnLabel(),
    sexe: (sexe) => t(`sexe.${sexe}`),
    source: (source) => t(`source.${source}`),
    sheet: t('sheet'),
    fileName: t('export.fileName'),
  }
}

/** An export that can be stopped; leaving the page stops it too. */
export function useExport(filters: CandidatListQuery, columns: readonly ImportField[]) {
  const { t } = useTranslation('import', { useSuspense: false })
  const labels = useLabels()
  const [done, setDone] = useState<number | null>(null)
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])
  const start = async (format: SpreadsheetFormat) => {
    const controller = new AbortController()
    current.current = controller
    setDone(0)
    try {
      const { signal } = controller
      const { blob, name } = await exportCandidats({ filters, format, columns, labels, onProgress: setDone, signal })
      toast.success(t('export.saved', { name: saveFile(blob, name) }))
    } catch (error) {
      if (!isAbort(error) && !(error instanceof ExportError)) toast.error(t('saveFailed'))
    }
    setDone(null)
  }
  return { running: done !== null, done: done ?? 0, start, stop: () => current.current?.abort() }
}
