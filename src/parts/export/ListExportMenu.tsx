import { Menu } from '@core/components/Menu'
import { ProgressBar } from '@core/components/ProgressBar'
import { Download } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import './export.scss'
import { type ListExport, useListExport } from './useListExport'

interface ListExportMenuProps<Row> extends ListExport<Row> {
  /** How many rows the filters find, where it is known. */
  total?: number
}

/** Writes a filtered list to a file; its progress stands above the page and can be stopped. */
export function ListExportMenu<Row>({ total, ...list }: ListExportMenuProps<Row>) {
  const { t } = useTranslation('export', { useSuspense: false })
  const { running, done, start, stop } = useListExport(list)
  return (
    <>
      <Menu
        label={t('menu')}
        icon={Download}
        items={[
          { id: 'xlsx', label: t('xlsx'), disabled: running, onSelect: () => void start('xlsx') },
          { id: 'csv', label: t('csv'), disabled: running, onSelect: () => void start('csv') },
        ]}
      />
      {running
        ? createPortal(
            <div className="export-progress">
              <ProgressBar
                label={t('running')}
                value={total ? done / total : undefined}
                detail={t('done', { count: done })}
                onStop={stop}
              />
            </div>,
            document.body,
          )
        : null}
    </>
  )
}
