import { exportPackages } from '@contract/calls/plateforme/package'
import { ETATS_PACKAGE, PACKAGE_SORTS, type PackageEcole } from '@contract/plateforme/package'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/EmptyState'
import { Page } from '@core/components/Page'
import { DataTable } from '@core/table/DataTable'
import type { FilterDef } from '@core/table/FilterField'
import { Pagination } from '@core/table/Pagination'
import { TableToolbar } from '@core/table/TableToolbar'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { useEcoleChoice } from '@src/parts/autoecole/useEcoleChoice'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { usePackagesQuery } from '@src/redux/packs/package'
import { PackageCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePackageColumns, usePackageExport } from './usePackageColumns'

const LIST = {
  id: 'packages',
  sorts: PACKAGE_SORTS,
  defaultSort: '-dateFin',
  filters: { etat: ETATS_PACKAGE, idAutoEcole: 'id' },
} as const
const rowId = (row: PackageEcole) => row.id

function useFilters(idAutoEcole: string | undefined): FilterDef[] {
  const { t } = useTranslation('package')
  const ecoles = useEcoleChoice({ chosen: idAutoEcole ? Number(idAutoEcole) : null })
  return [
    {
      name: 'etat',
      label: t('fields.etat'),
      options: ETATS_PACKAGE.map((value) => ({ value, label: t(`etat.${value}`) })),
    },
    {
      name: 'idAutoEcole',
      label: t('fields.ecole'),
      ...ecoles,
    },
  ]
}

/** Packages of the schools: running, to come, expired. */
export function PackageListPage() {
  const { t } = useTranslation('package')
  const list = useListState(LIST)
  const { data, isFetching, isError, refetch } = usePackagesQuery(list.query)
  const columns = usePackageColumns()
  const written = usePackageExport()
  const filters = useFilters(list.filters.idAutoEcole)
  const exporting = (
    <ListExportMenu
      call={exportPackages}
      filters={list.query}
      columns={written}
      name={t('title')}
      total={data?.totalDataCount}
    />
  )
  return (
    <Page
      title={t('title')}
      description={t('text')}
      actions={<ButtonLink to={paths.demandes}>{t('demandes')}</ButtonLink>}
    >
      <TableToolbar {...{ list, columns, filters }} searchLabel={t('search')} actions={exporting} />
      <DataTable
        {...{ columns, list, rowId }}
        label={t('title')}
        rows={data?.data}
        refetching={isFetching}
        error={isError}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={PackageCheck} title={t('empty.title')} text={t('empty.text')} />}
      />
      <Pagination list={list} total={data?.totalDataCount} refetching={isFetching} />
    </Page>
  )
}
