import { exportCourseOverview } from '@contract/calls/cours/overview'
import { TRAINEE_SORTS, TRAINEE_STATES, type Trainee } from '@contract/cours/overview'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import { ListFigures } from '@core/table/ListFigures'
import { rowsOf } from '@core/table/screen/answer'
import { ListScreen } from '@core/table/screen/ListScreen'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { SignsLink } from '@src/parts/cours/SignsLink'
import { LazyAssignPanel } from '@src/parts/devoir/LazyAssignPanel'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useCourseOverviewQuery } from '@src/redux/code-course/overview'
import { useAbility } from '@src/redux/session/ability'
import { BookOpenCheck, ClipboardList, GraduationCap, KeyRound, Presentation } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AssignBar } from './AssignBar'
import { useTraineeColumns } from './useTraineeColumns'
import { useTraineeExport } from './useTraineeExport'
import { useTraineeSelection } from './useTraineeSelection'

const LIST = {
  id: 'trainees',
  sorts: TRAINEE_SORTS,
  defaultSort: '-readiness',
  filters: { state: TRAINEE_STATES },
} as const
const rowId = (row: Trainee) => row.idCandidat
const rowLabel = (row: Trainee) => row.candidat
const rowLink = (row: Trainee) => `${paths.candidat(row.idCandidat)}?tab=code`

/** The code course as a school sees it: the trainees, those who are ready for the exam, and the weak topics. */
export function TraineesPage() {
  const { t } = useTranslation(['coursEcole', 'devoir', 'nav'])
  const list = useListState(LIST)
  const answer = useCourseOverviewQuery(list.query, { refetchOnFocus: true })
  const columns = useTraineeColumns()
  const written = useTraineeExport()
  const ability = useAbility()
  const canGiveCodes = ability.can('create', 'CodeAcces')
  const canAssign = ability.can('create', 'Devoir')
  const canReadResults = ability.can('export', 'Tentative')
  const canOpenRoom = ability.can('create', 'Salle')
  const [isAssigning, setAssigning] = useState(false)
  const { selected, selection, selectAll, clear } = useTraineeSelection(list.query, rowsOf(answer))
  const room = canOpenRoom ? (
    <ButtonLink icon={Presentation} to={paths.salles}>
      {t('room')}
    </ButtonLink>
  ) : null
  const figures = TRAINEE_STATES.map((value) => ({
    value,
    label: t(`figures.${value}`),
    count: answer.data?.counts[value],
    urgent: value === 'ready',
  }))
  const codes = canGiveCodes ? (
    <ButtonLink icon={KeyRound} to={paths.codesAcces}>
      {t('codes')}
    </ButtonLink>
  ) : null
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowId={rowId}
      rowLabel={rowLabel}
      rowLink={rowLink}
      title={t('nav:codeCourse')}
      description={t('text')}
      actions={
        <>
          {room}
          {canReadResults ? (
            <ButtonLink icon={ClipboardList} to={paths.courseResults}>
              {t('results.title')}
            </ButtonLink>
          ) : null}
          {codes}
          {canAssign ? (
            <ButtonLink icon={BookOpenCheck} to={paths.devoirs}>
              {t('devoir:title')}
            </ButtonLink>
          ) : null}
          <SignsLink />
        </>
      }
      selection={canAssign ? selection : undefined}
      above={<ListFigures label={t('figures.label')} filter="state" list={list} figures={figures} />}
      search={t('search')}
      tools={
        <ListExportMenu
          call={exportCourseOverview}
          filters={list.query}
          columns={written}
          name={t('nav:codeCourse')}
          answer={answer}
        />
      }
      empty={<EmptyState icon={GraduationCap} title={t('empty.title')} text={t('empty.text')} action={codes} />}
    >
      <AssignBar
        count={selected.length}
        all={answer.data?.totalDataCount ?? 0}
        onAssign={() => setAssigning(true)}
        onSelectAll={() => void selectAll()}
        onClear={clear}
      />
      {isAssigning && selected.length > 0 ? (
        <LazyAssignPanel
          people={selected.map(({ idCandidat, candidat }) => ({ id: idCandidat, nom: candidat }))}
          onClose={() => setAssigning(false)}
          onDone={clear}
        />
      ) : null}
    </ListScreen>
  )
}
