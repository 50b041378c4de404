import type { Evenement } from '@contract/planning/evenement'
import { BackLink } from '@core/components/BackLink'
import { EmptyState } from '@core/components/EmptyState'
import { Page } from '@core/components/Page'
import { useFormat } from '@core/format/useFormat'
import { DataTable } from '@core/table/DataTable'
import { Pagination } from '@core/table/Pagination'
import { TableToolbar } from '@core/table/TableToolbar'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { useRights } from '@src/parts/evenement/useRights'
import { useLeconsQuery } from '@src/redux/calendar/lecon'
import { CalendarDays } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LeconFigures } from './LeconFigures'
import { LeconPanel } from './LeconPanel'
import { LIST_OPTIONS } from './listOptions'
import { useColumns } from './useColumns'
import { useFilters } from './useFilters'

const rowId = (row: Evenement) => row.idEvenement
const rowLabel = (row: Evenement) => row.title

/** The lessons of the school, or of the instructor who reads: what waits to be attested, what is ahead, what was. */
export function LeconListPage() {
  const { t } = useTranslation('lecon')
  const format = useFormat()
  const list = useListState(LIST_OPTIONS)
  const { data, isFetching, isError, refetch } = useLeconsQuery(list.query, { refetchOnFocus: true })
  const columns = useColumns()
  const filters = useFilters(list, !useRights().canUpdate)
  const rows = isError ? undefined : data?.data
  return (
    <Page
      title={t('title')}
      description={data ? t('attested', { duree: format.durationLong(data.minutes) }) : undefined}
      back={<BackLink to={paths.calendrier}>{t('back')}</BackLink>}
    >
      <LeconFigures list={list} totaux={data?.totaux} />
      <TableToolbar {...{ list, columns, filters }} searchLabel={t('search')} />
      <DataTable
        {...{ columns, list, rowId, rowLabel, rows }}
        label={t('title')}
        onOpen={(row) => list.setRow(row.idEvenement)}
        refetching={isFetching}
        error={isError}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={CalendarDays} title={t('empty.title')} text={t('empty.text')} />}
      />
      <Pagination list={list} total={data?.totalDataCount} refetching={isFetching} />
      {list.row && /^\d{1,9}$/.test(list.row) ? (
        <LeconPanel key={list.row} id={Number(list.row)} rows={rows} onClose={() => list.setRow(null)} />
      ) : null}
    </Page>
  )
}
