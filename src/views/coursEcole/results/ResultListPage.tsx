import { exportTentatives } from '@contract/calls/cours/tentative'
import { MODES, TENTATIVE_SORTS, TENTATIVE_STATUSES, type TentativeSummary } from '@contract/cours/tentative'
import { BackLink } from '@core/components/BackLink'
import { EmptyState } from '@core/components/states/EmptyState'
import type { FilterDef } from '@core/table/FilterField'
import { ListScreen } from '@core/table/screen/ListScreen'
import { type AnyListState, useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { useOneCandidat } from '@src/parts/candidat/useOneCandidat'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useAttemptsQuery } from '@src/redux/code-course/tentative'
import { ChartNoAxesColumn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useResultColumns } from './useResultColumns'
import { useResultExport } from './useResultExport'

const LIST = {
  id: 'course-results-school',
  sorts: TENTATIVE_SORTS,
  defaultSort: '-startedAt',
  filters: { idCandidat: 'id', mode: MODES, status: TENTATIVE_STATUSES },
} as const
const rowId = ({ id }: TentativeSummary) => id
const rowLabel = ({ candidat }: TentativeSummary) => candidat ?? ''
const rowLink = ({ id }: TentativeSummary) => paths.courseResult(id)

function useFilters({ filters }: AnyListState): FilterDef[] {
  const { t } = useTranslation(['coursEcole', 'cours'])
  const candidats = useOneCandidat(filters.idCandidat ? Number(filters.idCandidat) : null)
  return [
    { name: 'idCandidat', label: t('fields.candidat'), ...candidats },
    {
      name: 'mode',
      label: t('cours:filters.activity'),
      options: MODES.map((value) => ({ value, label: t(`cours:activity.${value}`) })),
    },
    {
      name: 'status',
      label: t('cours:filters.status'),
      options: TENTATIVE_STATUSES.map((value) => ({ value, label: t(`cours:status.${value}`) })),
    },
  ]
}

/** Every mock exam and every session of the caller's candidates; each opens its review. */
export function ResultListPage() {
  const { t } = useTranslation(['coursEcole', 'nav'])
  const list = useListState(LIST)
  const answer = useAttemptsQuery(list.query, { refetchOnFocus: true })
  const columns = useResultColumns()
  const written = useResultExport()
  const filters = useFilters(list)
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowId={rowId}
      rowLabel={rowLabel}
      rowLink={rowLink}
      filters={filters}
      title={t('results.title')}
      description={t('results.text')}
      back={<BackLink to={paths.codeCourse}>{t('nav:codeCourse')}</BackLink>}
      search={t('results.search')}
      tools={
        <ListExportMenu
          call={exportTentatives}
          filters={list.query}
          columns={written}
          name={t('results.title')}
          answer={answer}
        />
      }
      empty={<EmptyState icon={ChartNoAxesColumn} title={t('results.none')} text={t('results.noneText')} />}
    />
  )
}
