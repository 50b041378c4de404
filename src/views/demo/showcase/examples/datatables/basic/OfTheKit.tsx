import type { DemoRow } from '@contract/demo/table'
import { EmptyState } from '@core/components/states/EmptyState'
import type { Column } from '@core/table/columns'
import { ListFigures } from '@core/table/ListFigures'
import { ListTable } from '@core/table/screen/ListTable'
import { TableToolbar } from '@core/table/TableToolbar'
import { useListState } from '@core/table/useListState'
import { useDemoRowsQuery } from '@src/redux/demo/table/api'
import { DemoPerson, DemoState, STATES } from '@src/views/demo/showcase/parts/demoColumns'
import { Users } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const NUMBERS = ['1', '2', '3', '4', '5'] as const
const LIST = { id: 'candidatures-kit', sorts: [], filters: { etat: NUMBERS } } as const
const rowId = ({ id }: DemoRow) => id

export function OfTheKit() {
  const { t } = useTranslation('demoTables')
  const list = useListState(LIST)
  const rows = useDemoRowsQuery()
  const { etat } = list.filters
  const asked = (list.query.q ?? '').toLowerCase()
  const found = (rows.data ?? []).filter(
    ({ full_name, status }) => full_name.toLowerCase().includes(asked) && (!etat || String(status) === etat),
  )
  const from = (list.page - 1) * list.perPage
  const data = rows.data && { data: found.slice(from, from + list.perPage), totalDataCount: found.length }
  const columns = useMemo(
    (): Column<DemoRow>[] => [
      { id: 'full_name', header: t('word.field.full_name'), primary: true, cell: (row) => <DemoPerson row={row} /> },
      { id: 'city', header: t('word.field.city'), cell: ({ city }) => city },
      { id: 'status', header: t('word.stateHead'), cell: ({ status }) => <DemoState status={status} /> },
    ],
    [t],
  )
  const figures = NUMBERS.map((value, index) => ({
    value,
    label: t(`word.status.${STATES[index] ?? 'current'}`),
    count: rows.data?.filter(({ status }) => String(status) === value).length,
  }))
  return (
    <>
      <ListFigures label={t('word.byState')} list={list} filter="etat" figures={figures} />
      <TableToolbar list={list} columns={columns} searchLabel={t('word.searchByName')} />
      <ListTable
        list={list}
        columns={columns}
        rowId={rowId}
        answer={{ ...rows, data, currentData: data }}
        label={t('word.applicationsOfKit')}
        empty={<EmptyState icon={Users} title={t('word.none')} />}
      />
    </>
  )
}
