import { exportMoniteurs } from '@contract/calls/ecole/moniteur'
import { MONITEUR_SORTS, type Moniteur } from '@contract/ecole/moniteur'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/EmptyState'
import { Page } from '@core/components/Page'
import { DataTable } from '@core/table/DataTable'
import { Pagination } from '@core/table/Pagination'
import { TableToolbar } from '@core/table/TableToolbar'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useMoniteursQuery } from '@src/redux/moniteur/moniteur'
import { useAbility } from '@src/redux/session/ability'
import { IdCard, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMoniteurColumns } from './columns'
import { MONITEUR_FILTERS, useMoniteurFilters } from './filters'
import { MoniteurRowMenu } from './MoniteurRowMenu'
import { useExportColumns } from './useExportColumns'

const rowId = (row: Moniteur) => row.id
const rowLink = (row: Moniteur) => paths.moniteur(row.id)
const rowActions = (row: Moniteur) => <MoniteurRowMenu moniteur={row} />

/** Instructors of the school. */
export function MoniteurListPage() {
  const { t } = useTranslation('moniteur')
  const list = useListState({ id: 'moniteurs', sorts: MONITEUR_SORTS, defaultSort: 'nom', filters: MONITEUR_FILTERS })
  const { data, isFetching, isError, refetch } = useMoniteursQuery(list.query)
  const columns = useMoniteurColumns()
  const filters = useMoniteurFilters()
  const ability = useAbility()
  const written = useExportColumns()
  const add = ability.can('create', 'Moniteur') ? (
    <ButtonLink look="primary" icon={Plus} to={paths.moniteurNew}>
      {t('add')}
    </ButtonLink>
  ) : null
  const exporting = ability.can('export', 'Moniteur') ? (
    <ListExportMenu
      call={exportMoniteurs}
      filters={list.query}
      columns={written}
      name={t('title')}
      total={data?.totalDataCount}
    />
  ) : undefined
  return (
    <Page title={t('title')} actions={add}>
      <TableToolbar list={list} columns={columns} searchLabel={t('search')} filters={filters} actions={exporting} />
      <DataTable
        {...{ columns, list, rowId, rowLink }}
        rowActions={ability.can('update', 'Moniteur') ? rowActions : undefined}
        label={t('title')}
        rows={data?.data}
        refetching={isFetching}
        error={isError}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={IdCard} title={t('empty.title')} text={t('empty.text')} action={add} />}
      />
      <Pagination list={list} total={data?.totalDataCount} refetching={isFetching} />
    </Page>
  )
}
