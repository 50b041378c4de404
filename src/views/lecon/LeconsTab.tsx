import type { Evenement } from '@contract/planning/evenement'
import { EmptyState } from '@core/components/EmptyState'
import { DataTable } from '@core/table/DataTable'
import { Pagination } from '@core/table/Pagination'
import { useListState } from '@core/table/useListState'
import { useZone } from '@src/parts/evenement/useZone'
import { eventPath } from '@src/parts/lecon/eventPath'
import { useLeconsQuery } from '@src/redux/calendar/lecon'
import { CalendarDays } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { HeuresCard } from '../parcours/HeuresCard'
import { LeconFigures } from './LeconFigures'
import { LIST_OPTIONS } from './listOptions'
import { useColumns } from './useColumns'

/** The parameters of the address that are this tab's. */
export const LECONS_PARAMS = ['page', 'perPage', 'sort', 'etat'] as const

const { sorts, defaultSort, filters } = LIST_OPTIONS
const OPTIONS = { id: 'lecons-candidat', sorts, defaultSort, filters: { etat: filters.etat } } as const
const rowId = (row: Evenement) => row.idEvenement

/** The lessons of one candidate, past and to come, each leading to the calendar; and its hours. */
export function LeconsTab({ id }: { id: number }) {
  const { t } = useTranslation('lecon')
  const zone = useZone()
  const list = useListState(OPTIONS)
  const query = { ...list.query, idCandidat: String(id) }
  const { data, isFetching, isError, refetch } = useLeconsQuery(query, { refetchOnFocus: true })
  const columns = useColumns(id)
  return (
    <div className="tab-list">
      <HeuresCard id={id} />
      <LeconFigures list={list} totaux={data?.totaux} />
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
