import { exportRevisions } from '@contract/calls/planning/revision'
import type { Revision } from '@contract/planning/revision'
import { BackLink } from '@core/components/BackLink'
import { EmptyState } from '@core/components/EmptyState'
import { Page } from '@core/components/Page'
import { DataTable } from '@core/table/DataTable'
import { Pagination } from '@core/table/Pagination'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useRevisionsQuery } from '@src/redux/calendar/revision'
import { useAbility } from '@src/redux/session/ability'
import { CalendarCheck } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { RevisionPanel } from './RevisionPanel'
import { useColumns } from './useColumns'
import { useExportColumns } from './useExportColumns'
import '@src/parts/evenement/evenement.scss'
import './revision.scss'

const LIST_OPTIONS = { id: 'revisions', sorts: [] } as const
const NO_FILTERS = {}
const rowId = ({ evenement }: Revision) => evenement.idEvenement
const rowLabel = ({ evenement }: Revision) => evenement.title

/** What is planned and no longer holds, the next first: each is moved, given to others, or cancelled. */
export function RevisionListPage() {
  const { t } = useTranslation('revision')
  const list = useListState(LIST_OPTIONS)
  const { page, perPage } = list.query
  const { data, isFetching, isError, refetch } = useRevisionsQuery({ page, perPage }, { refetchOnFocus: true })
  const columns = useColumns()
  const written = useExportColumns()
  const canExport = useAbility().can('export', 'Evenement')
  const { setRow } = list
  const close = useCallback(() => setRow(null), [setRow])
  return (
    <Page
      title={t('title')}
      description={t('description')}
      back={<BackLink to={paths.calendrier}>{t('calendar')}</BackLink>}
      actions={
        canExport && data?.totalDataCount ? (
          <ListExportMenu
            call={exportRevisions}
            filters={NO_FILTERS}
            columns={written}
            name={t('title')}
            total={data.totalDataCount}
          />
        ) : undefined
      }
    >
      <DataTable
        {...{ columns, list, rowId, rowLabel }}
        label={t('title')}
        rows={isError ? undefined : data?.data}
        onOpen={({ evenement }) => setRow(evenement.idEvenement)}
        refetching={isFetching}
        error={isError}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={CalendarCheck} title={t('empty.title')} text={t('empty.text')} />}
      />
      <Pagination list={list} total={data?.totalDataCount} refetching={isFetching} />
      {list.row && /^\d{1,9}$/.test(list.row) ? (
        <RevisionPanel key={list.row} id={Number(list.row)} onClose={close} />
      ) : null}
    </Page>
  )
}
