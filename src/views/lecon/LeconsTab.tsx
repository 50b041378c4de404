import type { Evenement } from '@contract/planning/evenement'
import { EmptyState } from '@core/components/EmptyState'
import { useFormat } from '@core/format/useFormat'
import { DataTable } from '@core/table/DataTable'
import { Pagination } from '@core/table/Pagination'
import { useListState } from '@core/table/useListState'
import { useZone } from '@src/parts/evenement/useZone'
import { eventPath } from '@src/parts/lecon/eventPath'
import { useLeconsQuery } from '@src/redux/calendar/lecon'
import { CalendarDays } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LeconFigures } from './LeconFigures'
import { LIST_OPTIONS } from './listOptions'
import { useColumns } from './useColumns'

/** The parameters of the address that are this tab's. */
export const LECONS_PARAMS = ['page', 'perPage', 'sort', 'etat'] as const

const { sorts, filters } = LIST_OPTIONS
/** What one comes for first: the next lesson. */
const OPTIONS = { id: 'lecons-candidat', sorts, defaultSort: 'prochaine', filters: { etat: filters.etat } } as const
const rowId = (row: Evenement) => row.idEvenement

/** The lessons of one candidate, the next one first and then back in time, each leading to the calendar. */
export function LeconsTab({ id }: { id: number }) {
  const { t } = useTranslation('lecon')
  const format = useFormat()
  const zone = useZone()
  const list = useListState(OPTIONS)
  const query = { ...list.query, idCandidat: String(id) }
  const { data, isFetching, isError, refetch } = useLeconsQuery(query, { refetchOnFocus: true })
  const columns = useColumns(id)
  return (
    <div className="tab-list">
      <div className="lecon-summary">
        <LeconFigures list={list} totaux={data?.totaux} />
        <span className="muted">{data ? t('attested', { duree: format.durationLong(data.minutes) }) : null}</span>
      </div>
      <DataTable
        {...{ columns, list, rowId }}
        label={t('title')}
        rows={isError ? undefined : data?.data}
        rowLink={(row) => eventPath(row, zone)}
        refetching={isFetching}
        error={isError}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={CalendarDays} title={t('empty.title')} text={t('empty.text')} />}
      />
      <Pagination list={list} total={data?.totalDataCount} refetching={isFetching} />
    </div>
  )
}
