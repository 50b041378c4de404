import { exportHistorique } from '@contract/calls/ecole/historique'
import type { Historique } from '@contract/ecole/historique'
import { EmptyState } from '@core/components/states/EmptyState'
import { ListScreen } from '@core/table/screen/ListScreen'
import { useListState } from '@core/table/useListState'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useHistoriquesQuery } from '@src/redux/historique/historique'
import { FileClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EntryPanel } from './EntryPanel'
import { HISTORIQUE_FILTERS, useHistoriqueFilters } from './filters'
import { useColumns } from './useColumns'
import { useExportColumns } from './useExportColumns'
import './historique.scss'

/** The log has a fixed order, newest first. */
const LIST = { id: 'historiques', sorts: [], filters: HISTORIQUE_FILTERS } as const
const rowId = (row: Historique) => row.id

/** The log of the school: who did what to which record, and when. */
export function HistoriqueListPage() {
  const { t } = useTranslation('historique')
  const list = useListState(LIST)
  const answer = useHistoriquesQuery(list.query, { refetchOnMountOrArgChange: true })
  const columns = useColumns()
  const filters = useHistoriqueFilters()
  const written = useExportColumns()
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowId={rowId}
      filters={filters}
      title={t('title')}
      description={t('text')}
      search={t('search')}
      tools={
        <ListExportMenu
          call={exportHistorique}
          filters={list.query}
          columns={written}
          name={t('title')}
          answer={answer}
        />
      }
      empty={<EmptyState icon={FileClock} title={t('empty.title')} text={t('empty.text')} />}
      panel={({ row, close }) => row && <EntryPanel entry={row} onClose={close} />}
    />
  )
}
