import { MODES, TENTATIVE_SORTS, TENTATIVE_STATUSES, type TentativeSummary } from '@contract/cours/tentative'
import { EmptyState } from '@core/components/states/EmptyState'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { SearchBox } from '@core/table/SearchBox'
import { ListTable } from '@core/table/screen/ListTable'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { AttemptResult } from '@src/parts/cours/AttemptResult'
import { Bilingual } from '@src/parts/cours/Bilingual'
import { useAttemptsQuery } from '@src/redux/code-course/tentative'
import { ChartNoAxesColumn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from './FilterSelect'

const rowId = ({ id }: TentativeSummary) => id
const rowLink = ({ id, mode }: TentativeSummary) => (mode === 'EXAM' ? paths.codeExam(id) : paths.codeStudy(id))

function useColumns(): Column<TentativeSummary>[] {
  const { t } = useTranslation('cours')
  const format = useFormat()
  return [
    { id: 'title', header: t('results.title'), primary: true, cell: ({ title }) => <Bilingual text={title} /> },
    { id: 'activity', header: t('filters.activity'), cell: ({ mode }) => t(`activity.${mode}`) },
    { id: 'result', header: t('results.result'), cell: (row) => <AttemptResult attempt={row} /> },
    {
      id: 'startedAt',
      header: t('results.date'),
      sortable: true,
      cell: ({ startedAt }) => format.moment(startedAt),
    },
  ]
}

/** Every attempt so far; a running one opens where it was left, any other its review. */
export function ResultsTab() {
  const { t } = useTranslation('cours')
  const filters = { status: TENTATIVE_STATUSES, activity: MODES }
  const list = useListState({ id: 'course-results', sorts: TENTATIVE_SORTS, defaultSort: '-startedAt', filters })
  const { activity, ...query } = list.query
  const answer = useAttemptsQuery({ ...query, ...(activity && { mode: activity }) })
  const columns = useColumns()
  return (
    <div className="series">
      <div className="toolbar">
        <SearchBox label={t('results.search')} value={list.search} onChange={list.setSearch} />
        <FilterSelect
          list={list}
          name="status"
          label={t('filters.status')}
          options={TENTATIVE_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        <FilterSelect
          list={list}
          name="activity"
          label={t('filters.activity')}
          options={MODES.map((value) => ({ value, label: t(`activity.${value}`) }))}
        />
      </div>
      <ListTable
        list={list}
        answer={answer}
        columns={columns}
        rowId={rowId}
        rowLink={rowLink}
        label={t('tabs.results')}
        empty={<EmptyState icon={ChartNoAxesColumn} title={t('results.none')} text={t('results.noneText')} />}
      />
    </div>
  )
}
