import { AUTOECOLE_SORTS, type AutoEcole, STATUTS_AUTOECOLE } from '@contract/autoecole'
import { EmptyState } from '@core/components/EmptyState'
import { Page } from '@core/components/Page'
import { DataTable } from '@core/table/DataTable'
import type { FilterDef } from '@core/table/FilterField'
import { Pagination } from '@core/table/Pagination'
import { TableToolbar } from '@core/table/TableToolbar'
import { useListState } from '@core/table/useListState'
import { useAutoEcolesQuery } from '@src/redux/autoecole/api'
import { Building2 } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { AutoEcoleDetails } from './AutoEcoleDetails'
import { useAutoEcoleColumns } from './columns'

const FILTERS = { statut: STATUTS_AUTOECOLE }
const rowId = (row: AutoEcole) => row.id

function useStatutFilter(): FilterDef[] {
  const { t } = useTranslation('autoecole')
  return useMemo(
    () => [
      {
        name: 'statut',
        label: t('statutLabel'),
        options: STATUTS_AUTOECOLE.map((value) => ({ value, label: t(`statut.${value}`) })),
      },
    ],
    [t],
  )
}

/** Schools of the platform, those that wait for approval first; details open beside the list. */
export function AutoEcoleListPage() {
  const { t } = useTranslation('autoecole')
  const list = useListState({ id: 'autoecoles', sorts: AUTOECOLE_SORTS, defaultSort: 'nom', filters: FILTERS })
  const { data, isFetching, isError, refetch } = useAutoEcolesQuery(list.query)
  const columns = useAutoEcoleColumns()
  const filters = useStatutFilter()
  const chosen = data?.data.find(({ id }) => String(id) === list.row)
  return (
    <Page title={t('title')} description={t('text')}>
      <TableToolbar list={list} columns={columns} searchLabel={t('search')} filters={filters} />
      <DataTable
        {...{ columns, list, rowId }}
        label={t('title')}
        rows={data?.data}
        onOpen={(row) => list.setRow(row.id)}
        refetching={isFetching}
        error={isError}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={Building2} title={t('empty.title')} text={t('empty.text')} />}
      />
      <Pagination list={list} total={data?.totalDataCount} refetching={isFetching} />
      {chosen ? <AutoEcoleDetails ecole={chosen} onClose={() => list.setRow(null)} /> : null}
    </Page>
  )
}
