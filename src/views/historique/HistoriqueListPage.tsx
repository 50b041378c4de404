import { exportHistorique } from '@contract/calls/ecole/historique'
import type { Historique } from '@contract/ecole/historique'
import { EmptyState } from '@core/components/EmptyState'
import { Page } from '@core/components/Page'
import { DataTable } from '@core/table/DataTable'
import { Pagination } from '@core/table/Pagination'
import { TableToolbar } from '@core/table/TableToolbar'
import { useListState } from '@core/table/useListState'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useHistoriquesQuery } from '@src/redux/historique/historique'
import { FileClock } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { EntryPanel } from './EntryPanel'
import { HISTORIQUE_FILTERS, useHistoriqueFilters } from './filters'
import { useColumns } from './useColumns'
import { useExportColumns } from './useExportColumns'
import './historique.scss'

/** The log goes one way, newest first: there is nothing to sort by. */
const LIST = { id: 'historiques', sorts: [], filters: HISTORIQUE_FILTERS } as const
const rowId = (row: Historique) => row.id

/** The log of the school: who did what to which record, and when. */
export function HistoriqueListPage() {
  const { t } = useTranslation('historique')
  const list = useListState(LIST)
  const { data, isFetching, isError, refetch } = useHistoriquesQuery(list.query, { refetchOnMountOrArgChange: true })
  const columns = useColumns()
  const filters = useHistoriqueFilters()
  const written = useExportColumns()
  const { setRow } = list
  const close = useCallback(() => setRow(null), [setRow])
  const chosen = data?.data.find(({ id }) => String(id) === list.row)
  return (
    <Page title={t('title')} description={t('text')}>
      <TableToolbar
        {...{ list, columns, filters }}
        searchLabel={t('search')}
        actions={
          <ListExportMenu
            call={exportHistorique}
            filters={list.query}
            columns={written}
            name={t('title')}
            total={data?.totalDataCount}
          />
        }
      />
      <DataTable
        {...{ columns, list, rowId }}
        label={t('title')}
        rows={data?.data}
        onOpen={(row) => setRow(row.id)}
        refetching={isFetching}
        error={isError}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={FileClock} title={t('empty.title')} text={t('empty.text')} />}
      />
      <Pagination list={list} total={data?.totalDataCount} refetching={isFetching} />
      {chosen ? <EntryPanel entry={chosen} onClose={close} /> : null}
    </Page>
  )
}
