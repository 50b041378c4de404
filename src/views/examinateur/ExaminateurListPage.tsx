import { exportExaminateurs } from '@contract/calls/planning/examinateur'
import { EXAMINATEUR_SORTS, type Examinateur } from '@contract/planning/examinateur'
import { BackLink } from '@core/components/BackLink'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/EmptyState'
import { Page } from '@core/components/Page'
import { DataTable } from '@core/table/DataTable'
import { Pagination } from '@core/table/Pagination'
import { TableToolbar } from '@core/table/TableToolbar'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useExaminateursQuery } from '@src/redux/calendar/examinateur'
import { useAbility } from '@src/redux/session/ability'
import { ClipboardCheck, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useExaminateurColumns } from './columns'
import { ExaminateurRowMenu } from './ExaminateurRowMenu'
import { EXAMINATEUR_FILTERS, useExaminateurFilters } from './filters'
import { useExportColumns } from './useExportColumns'

const LIST = {
  id: 'examinateurs',
  sorts: EXAMINATEUR_SORTS,
  defaultSort: 'nom',
  filters: EXAMINATEUR_FILTERS,
} as const
const rowId = (row: Examinateur) => row.id
const rowLink = (row: Examinateur) => paths.examinateurEdit(row.id)
const rowActions = (row: Examinateur) => <ExaminateurRowMenu examinateur={row} />

/** The examiners that the school meets. */
export function ExaminateurListPage() {
  const { t } = useTranslation('examinateur')
  const ability = useAbility()
  const canUpdate = ability.can('update', 'Examinateur')
  const list = useListState(LIST)
  const { data, isFetching, isError, refetch } = useExaminateursQuery(list.query, { refetchOnFocus: true })
  const columns = useExaminateurColumns()
  const filters = useExaminateurFilters()
  const written = useExportColumns()
  const add = ability.can('create', 'Examinateur') ? (
    <ButtonLink look="primary" icon={Plus} to={paths.examinateurNew}>
      {t('add')}
    </ButtonLink>
  ) : null
  const exporting = ability.can('export', 'Examinateur') ? (
    <ListExportMenu
      call={exportExaminateurs}
      filters={list.query}
      columns={written}
      name={t('title')}
      total={data?.totalDataCount}
    />
  ) : undefined
  return (
    <Page title={t('title')} back={<BackLink to={paths.examens}>{t('exams')}</BackLink>} actions={add}>
      <TableToolbar {...{ list, columns, filters }} searchLabel={t('search')} actions={exporting} />
      <DataTable
        {...{ columns, list, rowId, rowActions }}
        rowLink={canUpdate ? rowLink : undefined}
        label={t('title')}
        rows={data?.data}
        refetching={isFetching}
        error={isError}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={ClipboardCheck} title={t('empty.title')} text={t('empty.text')} action={add} />}
      />
      <Pagination list={list} total={data?.totalDataCount} refetching={isFetching} />
    </Page>
  )
}
