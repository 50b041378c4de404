import { exportPackages } from '@contract/calls/plateforme/package'
import { ETATS_PACKAGE, PACKAGE_SORTS, type PackageEcole } from '@contract/plateforme/package'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import type { FilterDef } from '@core/table/FilterField'
import { ListScreen } from '@core/table/screen/ListScreen'
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
  filters: { etat: ETATS_PACKAGE, idAutoEcole: 'id', debutDepuis: 'day', debutJusqua: 'day' },
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
    { name: 'debutDepuis', label: t('filters.from'), type: 'date' },
    { name: 'debutJusqua', label: t('filters.to'), type: 'date' },
  ]
}

/** Packages of the schools: running, future, expired. */
export function PackageListPage() {
  const { t } = useTranslation('package')
  const list = useListState(LIST)
  const answer = usePackagesQuery(list.query)
  const columns = usePackageColumns()
  const written = usePackageExport()
  const filters = useFilters(list.filters.idAutoEcole)
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowId={rowId}
      filters={filters}
      title={t('title')}
      description={t('text')}
      actions={<ButtonLink to={paths.demandes}>{t('demandes')}</ButtonLink>}
      search={t('search')}
      tools={
        <ListExportMenu
          call={exportPackages}
          filters={list.query}
          columns={written}
          name={t('title')}
          answer={answer}
        />
      }
      empty={<EmptyState icon={PackageCheck} title={t('empty.title')} text={t('empty.text')} />}
    />
  )
}
