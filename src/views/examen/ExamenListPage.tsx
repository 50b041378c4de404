import { exportExamens } from '@contract/calls/planning/examen'
import type { Examen } from '@contract/planning/examen'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/EmptyState'
import { Page } from '@core/components/Page'
import { DataTable } from '@core/table/DataTable'
import { Pagination } from '@core/table/Pagination'
import { TableToolbar } from '@core/table/TableToolbar'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useExamensQuery } from '@src/redux/calendar/examen'
import { useAbility } from '@src/redux/session/ability'
import { CalendarPlus, GraduationCap, UserCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ExamenFigures } from './ExamenFigures'
import { ExamenPanel } from './ExamenPanel'
import { LIST_OPTIONS } from './listOptions'
import { useColumns } from './useColumns'
import { useExportColumns } from './useExportColumns'
import { useFilters } from './useFilters'
import './examen.scss'

const rowId = (row: Examen) => row.idEvenement
const rowLabel = (row: Examen) => row.candidat

/** The exams of the school: who sat what, when, and how it went. */
export function ExamenListPage() {
  const { t } = useTranslation('examen')
  const canExport = useAbility().can('export', 'Examen')
  const list = useListState(LIST_OPTIONS)
  const { data, isFetching, isError, refetch } = useExamensQuery(list.query, { refetchOnFocus: true })
  const columns = useColumns()
  const filters = useFilters(list.filters.idCandidat, data?.data)
  const written = useExportColumns()
  const total = data?.totalDataCount
  const exporting = canExport ? (
    <ListExportMenu call={exportExamens} filters={list.query} columns={written} name={t('title')} total={total} />
  ) : undefined
  return (
    <Page title={t('title')} actions={<Actions />}>
      <ExamenFigures list={list} totaux={data?.totaux} />
      <TableToolbar {...{ list, columns, filters }} searchLabel={t('search')} actions={exporting} />
      <DataTable
        {...{ columns, list, rowId, rowLabel }}
        label={t('title')}
        rows={isError ? undefined : data?.data}
        onOpen={(row) => list.setRow(row.idEvenement)}
        refetching={isFetching}
        error={isError}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon={GraduationCap} title={t('empty.title')} text={t('empty.text')} action={<PlanLink />} />
        }
      />
      <Pagination list={list} total={total} refetching={isFetching} />
      {list.row && /^\d{1,9}$/.test(list.row) ? (
        <ExamenPanel key={list.row} id={Number(list.row)} onClose={() => list.setRow(null)} />
      ) : null}
    </Page>
  )
}

function PlanLink() {
  const { t } = useTranslation('examen')
  if (!useAbility().can('create', 'Evenement')) return null
  return (
    <ButtonLink
      look="primary"
      icon={CalendarPlus}
      to={`${paths.calendrier}?${new URLSearchParams({ nouveau: 'Code exam' })}`}
    >
      {t('plan')}
    </ButtonLink>
  )
}

function Actions() {
  const { t } = useTranslation('examen')
  return (
    <>
      {useAbility().can('read', 'Examinateur') ? (
        <ButtonLink icon={UserCheck} to={paths.examinateurs}>
          {t('examinateurs')}
        </ButtonLink>
      ) : null}
      <PlanLink />
    </>
  )
}
