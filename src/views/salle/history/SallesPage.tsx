import { exportSalles } from '@contract/calls/cours/salle'
import { SALLE_SORTS, type SalleSummary } from '@contract/cours/salle'
import { BackLink } from '@core/components/BackLink'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import { ListScreen } from '@core/table/screen/ListScreen'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useSallesQuery } from '@src/redux/code-course/salle'
import { useAbility } from '@src/redux/session/ability'
import { Plus, Presentation } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSalleColumns } from './useSalleColumns'
import { useSalleExport } from './useSalleExport'

const LIST = { id: 'salles', sorts: SALLE_SORTS, defaultSort: '-startedAt', filters: {} } as const
const rowId = (row: SalleSummary) => row.id
const rowLink = (row: SalleSummary) => paths.salle(row.id)

/** The lessons given in rooms, and a button to open the next one. */
export function SallesPage() {
  const { t } = useTranslation(['salle', 'nav'])
  const list = useListState(LIST)
  const answer = useSallesQuery(list.query, { refetchOnMountOrArgChange: true, refetchOnFocus: true })
  const columns = useSalleColumns()
  const written = useSalleExport()
  const open = useAbility().can('create', 'Salle') ? (
    <ButtonLink look="primary" icon={Plus} to={paths.salleNew}>
      {t('new.title')}
    </ButtonLink>
  ) : null
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowId={rowId}
      rowLink={rowLink}
      rowLabel={(row: SalleSummary) => row.title.fr}
      title={t('history.title')}
      description={t('history.text')}
      back={<BackLink to={paths.codeCourse}>{t('nav:codeCourse')}</BackLink>}
      actions={open}
      search={t('history.search')}
      tools={
        <ListExportMenu
          call={exportSalles}
          filters={list.query}
          columns={written}
          name={t('history.title')}
          answer={answer}
        />
      }
      empty={<EmptyState icon={Presentation} title={t('history.empty')} text={t('history.emptyText')} action={open} />}
    />
  )
}
