import type { CandidatListQuery } from '@contract/ecole/candidat'
import { IMPORT_FIELDS, type ImportField } from '@contract/ecole/import/candidatImport'
import { Menu } from '@core/components/overlays/Menu'
import { ProgressBar } from '@core/components/states/ProgressBar'
import { Download } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useExport } from './useExport'
import '@src/parts/export/export.scss'

interface ExportMenuProps {
  /** The list's own query. */
  filters: CandidatListQuery
  /** The number of matching candidates, if known. */
  total?: number
  /** The fields to write; all by default. */
  columns?: readonly ImportField[]
}

/** Exports the filtered list to a file; the progress is shown above the page and can be stopped. */
export function ExportMenu({ filters, total, columns = IMPORT_FIELDS }: ExportMenuProps) {
  const { t } = useTranslation('import', { useSuspense: false })
  const { running, done, start, stop } = useExport(filters, columns)
  return (
    <>
      <Menu
        label={t('export.menu')}
        icon={Download}
        items={[
          { id: 'xlsx', label: t('export.xlsx'), disabled: running, onSelect: () => void start('xlsx') },
          { id: 'csv', label: t('export.csv'), disabled: running, onSelect: () => void start('csv') },
        ]}
      />
      {running
        ? createPortal(
            <div className="export-progress">
              <ProgressBar
                label={t('export.running')}
                value={total ? done / total : undefined}
                detail={t('export.done', { count: done })}
                onStop={stop}
              />
            </div>,
            document.body,
          )
        : null}
    </>
  )
}
