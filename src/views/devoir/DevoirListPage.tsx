import { exportDevoirs } from '@contract/calls/cours/devoir'
import { DEVOIR_SORTS, DEVOIR_STATUSES, type Devoir } from '@contract/cours/devoir'
import { BackLink } from '@core/components/BackLink'
import { ButtonLink } from '@core/components/ButtonLink'
import { Menu } from '@core/components/overlays/Menu'
import { EmptyState } from '@core/components/states/EmptyState'
import { ListFigures } from '@core/table/ListFigures'
import { ListScreen } from '@core/table/screen/ListScreen'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { useTakeBack } from '@src/parts/devoir/useTakeBack'
import { travailOf, useTravailChoice } from '@src/parts/devoir/useTravailChoice'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useDevoirsQuery } from '@src/redux/code-course/devoir'
import { useAbility } from '@src/redux/session/ability'
import { BookOpenCheck, Ellipsis, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDevoirColumns, useDevoirExport } from './useDevoirColumns'

const LIST = {
  id: 'devoirs',
  sorts: DEVOIR_SORTS,
  defaultSort: 'dateLimite',
  filters: { status: DEVOIR_STATUSES, idSerie: 'id', idExamenBlanc: 'id', idCandidat: 'id' },
} as const
const rowId = (row: Devoir) => row.id
const rowLabel = (row: Devoir) => row.candidat
const rowLink = (row: Devoir) => `${paths.candidat(row.idCandidat)}?tab=code`

/** The series and mock exams that were assigned, as filters of the list. */
function useFilters() {
  const { t } = useTranslation('devoir')
  const all = useTravailChoice().map(({ value, label }) => ({ label, travail: travailOf(value) }))
  const series = all.flatMap(({ label, travail }) =>
    'idSerie' in travail ? [{ value: String(travail.idSerie), label }] : [],
  )
  const examens = all.flatMap(({ label, travail }) =>
    'idExamenBlanc' in travail ? [{ value: String(travail.idExamenBlanc), label }] : [],
  )
  return [
    { name: 'idSerie', label: t('filters.idSerie'), options: series },
    { name: 'idExamenBlanc', label: t('filters.idExamenBlanc'), options: examens },
  ]
}

/** The assignments of candidates: done, late or still open. */
export function DevoirListPage() {
  const { t } = useTranslation(['devoir', 'nav'])
  const list = useListState(LIST)
  const answer = useDevoirsQuery(list.query, { refetchOnFocus: true })
  const columns = useDevoirColumns()
  const written = useDevoirExport()
  const filters = useFilters()
  const ability = useAbility()
  const seesCourse = ability.can('read', 'CodeCourse')
  const canTakeBack = ability.can('update', 'Devoir')
  const figures = DEVOIR_STATUSES.map((value) => ({
    value,
    label: t(`figures.${value}`),
    count: answer.data?.counts[value],
    urgent: value === 'LATE',
  }))
  const back = seesCourse
    ? { to: paths.codeCourse, label: t('nav:codeCourse') }
    : { to: paths.candidats, label: t('nav:candidats') }
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowId={rowId}
      rowLabel={rowLabel}
      rowLink={rowLink}
      filters={filters}
      title={t('title')}
      description={t('text')}
      back={<BackLink to={back.to}>{back.label}</BackLink>}
      above={<ListFigures label={t('figures.label')} filter="status" list={list} figures={figures} />}
      search={t('search')}
      tools={
        <ListExportMenu call={exportDevoirs} filters={list.query} columns={written} name={t('title')} answer={answer} />
      }
      rowActions={(row) => (row.status === 'DONE' || !canTakeBack ? null : <DevoirMenu devoir={row} />)}
      empty={
        <EmptyState
          icon={BookOpenCheck}
          title={t('empty.title')}
          text={t('empty.text')}
          action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
        />
      }
    />
  )
}

function DevoirMenu({ devoir }: { devoir: Devoir }) {
  const { t } = useTranslation('devoir')
  const takeBack = useTakeBack()
  return (
    <Menu
      look="ghost"
      label={t('actionsOf', { nom: devoir.candidat })}
      items={[{ id: 'takeBack', label: t('takeBack'), icon: Undo2, onSelect: () => void takeBack(devoir) }]}
    >
      <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
    </Menu>
  )
}
