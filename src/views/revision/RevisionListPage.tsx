import { exportRevisions } from '@contract/calls/planning/revision'
import type { Revision } from '@contract/planning/revision'
import { BackLink } from '@core/components/BackLink'
import { EmptyState } from '@core/components/states/EmptyState'
import { ListScreen } from '@core/table/screen/ListScreen'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useRevisionsQuery } from '@src/redux/calendar/revision'
import { CalendarCheck } from 'lucide-react'
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

/** The planned events that are no longer valid, the next first: each can be moved, reassigned or cancelled. */
export function RevisionListPage() {
  const { t } = useTranslation('revision')
  const list = useListState(LIST_OPTIONS)
  const { page, perPage } = list.query
  const answer = useRevisionsQuery({ page, perPage }, { refetchOnFocus: true })
  const columns = useColumns()
  const written = useExportColumns()
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowId={rowId}
      rowLabel={rowLabel}
      title={t('title')}
      description={t('description')}
      back={<BackLink to={paths.calendrier}>{t('calendar')}</BackLink>}
      actions={
        answer.data?.totalDataCount ? (
          <ListExportMenu
            call={exportRevisions}
            filters={NO_FILTERS}
            columns={written}
            name={t('title')}
            answer={answer}
          />
        ) : undefined
      }
      empty={<EmptyState icon={CalendarCheck} title={t('empty.title')} text={t('empty.text')} />}
      panel={({ id, close }) => <RevisionPanel key={id} id={id} onClose={close} />}
    />
  )
}
