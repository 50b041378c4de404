import type { DemoRow } from '@contract/demo/table'
import { EmptyState } from '@core/components/states/EmptyState'
import type { Column } from '@core/table/columns'
import { DataTable } from '@core/table/DataTable'
import { Pagination } from '@core/table/Pagination'
import { TableToolbar } from '@core/table/TableToolbar'
import { useListState } from '@core/table/useListState'
import { useDemoRowPageQuery } from '@src/redux/demo/table/api'
import { DemoPerson, DemoState } from '@src/views/demo/showcase/parts/demoColumns'
import { Users } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const LIST = {
  id: 'candidatures-demo',
  sorts: [],
  filters: {},
  usualPerPage: 7,
  perPages: [7, 10, 25, 50, 75, 100],
} as const
const rowId = ({ id }: DemoRow) => id

export function ServerSide() {
  const { t } = useTranslation('demoTables')
  const list = useListState(LIST)
  const { page, perPage, query } = list
  const { data, isFetching, isError, refetch } = useDemoRowPageQuery({ page, perPage, q: query.q })
  const columns = useMemo(
    (): Column<DemoRow>[] => [
      { id: 'full_name', header: t('word.field.full_name'), primary: true, cell: (row) => <DemoPerson row={row} /> },
      { id: 'email', header: t('word.field.email'), cell: ({ email }) => email },
      { id: 'city', header: t('word.field.city'), cell: ({ city }) => city },
      { id: 'salary', header: t('word.field.salary'), align: 'end', cell: ({ salary }) => salary },
      { id: 'status', header: t('word.stateHead'), cell: ({ status }) => <DemoState status={status} /> },
    ],
    [t],
  )
  return (
    <>
      <TableToolbar list={list} columns={columns} searchLabel={t('word.searchApplications')} />
      <DataTable
        columns={columns}
        list={list}
        rowId={rowId}
        label={t('word.applications')}
        rows={data?.invoices}
        refetching={isFetching}
        error={isError}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={Users} title={t('word.none')} />}
      />
      <Pagination list={list} total={data?.total} refetching={isFetching} />
    </>
  )
}
