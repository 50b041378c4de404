import { Menu } from '@core/components/overlays/Menu'
import { ProgressBar } from '@core/components/states/ProgressBar'
import type { ListAnswer } from '@core/table/screen/answer'
import { useAbility } from '@src/redux/session/ability'
import { Download } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import './export.scss'
import { type ListExport, useListExport } from './useListExport'

interface ListExportMenuProps<Row> extends ListExport<Row> {
  /** The list's answer, which contains the number of matching rows. */
  answer: Pick<ListAnswer<unknown>, 'data'>
}

/**
 * Exports a filtered list to a file, for users with the call's right; the progress is shown above the page and can be
 * stopped.
 */
export function ListExportMenu<Row>({ answer, ...list }: ListExportMenuProps<Row>) {
  const ability = useAbility()
  const { can } = list.call
  if (typeof can !== 'string' && !ability.can(...can)) return null
  return <ExportMenu list={list} total={answer.data?.totalDataCount} />
}

function ExportMenu<Row>({ list, total }: { list: ListExport<Row>; total: number | undefined }) {
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
