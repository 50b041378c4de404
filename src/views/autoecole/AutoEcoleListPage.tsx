import { exportAutoEcoles } from '@contract/calls/plateforme/autoecole'
import { PAYS } from '@contract/clock/pays'
import { AUTOECOLE_SORTS, type AutoEcole, ETATS_ABONNEMENT, STATUTS_AUTOECOLE } from '@contract/plateforme/autoecole'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/EmptyState'
import { Page } from '@core/components/Page'
import { DataTable } from '@core/table/DataTable'
import type { FilterDef } from '@core/table/FilterField'
import { Pagination } from '@core/table/Pagination'
import { TableToolbar } from '@core/table/TableToolbar'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useAutoEcolesQuery } from '@src/redux/autoecole/autoecole'
import { Building2 } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { AutoEcoleDetails } from './AutoEcoleDetails'
import { useAutoEcoleColumns, useAutoEcoleExport } from './columns'

const LIST = {
  id: 'autoecoles',
  sorts: AUTOECOLE_SORTS,
  defaultSort: 'nom',
  filters: { statut: STATUTS_AUTOECOLE, abonnement: ETATS_ABONNEMENT, pays: PAYS },
} as const
const rowId = (row: AutoEcole) => row.id

function useFilters(): FilterDef[] {
  const { t } = useTranslation(['autoecole', 'fields'])
  return useMemo(
    () => [
      {
        name: 'statut',
        label: t('statutLabel'),
        options: STATUTS_AUTOECOLE.map((value) => ({ value, label: t(`statut.${value}`) })),
      },
      {
        name: 'abonnement',
        label: t('abonnement.label'),
        options: ETATS_ABONNEMENT.map((value) => ({ value, label: t(`abonnement.${value}`) })),
      },
      {
        name: 'pays',
        label: t('fields:pays'),
        options: PAYS.map((value) => ({ value, label: t(`country.${value}`) })),
      },
    ],
    [t],
  )
}

/** Schools of the platform, those that wait for approval first; details open beside the list. */
export function AutoEcoleListPage() {
  const { t } = useTranslation('autoecole')
  const list = useListState(LIST)
  const { data, isFetching, isError, refetch } = useAutoEcolesQuery(list.query, { refetchOnFocus: true })
  const columns = useAutoEcoleColumns()
  const written = useAutoEcoleExport()
  const filters = useFilters()
  const chosen = data?.data.find(({ id }) => String(id) === list.row)
  const exporting = (
    <ListExportMenu
      call={exportAutoEcoles}
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
      actions={
        <>
          <ButtonLink to={paths.utilisateurs}>{t('allUsers')}</ButtonLink>
          <ButtonLink to={paths.packages}>{t('packages')}</ButtonLink>
        </>
      }
    >
      <TableToolbar {...{ list, columns, filters }} searchLabel={t('search')} actions={exporting} />
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
      {chosen ? <AutoEcoleDetails key={chosen.id} ecole={chosen} onClose={() => list.setRow(null)} /> : null}
    </Page>
  )
}
