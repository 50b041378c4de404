import { exportDemandesPack } from '@contract/calls/plateforme/demandePack'
import { DEMANDE_PACK_SORTS, type DemandePack } from '@contract/plateforme/demandePack'
import { FREQUENCES } from '@contract/plateforme/pack'
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
import { useDemandesPackQuery } from '@src/redux/packs/demandePack'
import { Inbox } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DemandePanel } from './DemandePanel'
import { useDemandeColumns, useDemandeExport } from './useDemandeColumns'
import '@src/views/package/package.scss'

const ANSWERED = ['ACCEPTED', 'REFUSED'] as const
const LIST = {
  id: 'demandesPack',
  sorts: DEMANDE_PACK_SORTS,
  defaultSort: '-createdAt',
  filters: { statut: ANSWERED, frequence: FREQUENCES },
} as const
const rowId = (row: DemandePack) => row.idDemande

function useFilters(): FilterDef[] {
  const { t } = useTranslation(['demandePack', 'pack'])
  return useMemo(
    () => [
      {
        name: 'statut',
        label: t('fields.statut'),
        allLabel: t('statut.PENDING'),
        options: ANSWERED.map((value) => ({ value, label: t(`statut.${value}`) })),
      },
      {
        name: 'frequence',
        label: t('fields.frequence'),
        options: FREQUENCES.map((value) => ({ value, label: t(`pack:frequence.${value}`) })),
      },
    ],
    [t],
  )
}

/** Requests for packs: those that wait, unless the answered ones are asked for. */
export function DemandeListPage() {
  const { t } = useTranslation('demandePack')
  const list = useListState(LIST)
  const query = { ...list.query, statut: list.query.statut ?? 'PENDING' } as const
  const { data, isFetching, isError, refetch } = useDemandesPackQuery(query, { refetchOnFocus: true })
  const columns = useDemandeColumns()
  const written = useDemandeExport()
  const filters = useFilters()
  const chosen = data?.data.find((row) => String(rowId(row)) === list.row)
  const exporting = (
    <ListExportMenu
      call={exportDemandesPack}
      filters={query}
      columns={written}
      name={t('title')}
      total={data?.totalDataCount}
    />
  )
  return (
    <Page
      title={t('title')}
      description={t('text')}
      actions={<ButtonLink to={paths.packages}>{t('packages')}</ButtonLink>}
    >
      <TableToolbar {...{ list, columns, filters }} searchLabel={t('search')} actions={exporting} />
      <DataTable
        {...{ columns, list, rowId }}
        label={t('title')}
        rows={data?.data}
        onOpen={(row) => list.setRow(rowId(row))}
        refetching={isFetching}
        error={isError}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={Inbox} title={t('empty.title')} text={t('empty.text')} />}
      />
      <Pagination list={list} total={data?.totalDataCount} refetching={isFetching} />
      {chosen ? <DemandePanel key={chosen.idDemande} demande={chosen} onClose={() => list.setRow(null)} /> : null}
    </Page>
  )
}
