import { exportExaminateurs } from '@contract/calls/planning/examinateur'
import { EXAMINATEUR_SORTS, type Examinateur } from '@contract/planning/examinateur'
import { BackLink } from '@core/components/BackLink'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import { ListScreen } from '@core/table/screen/ListScreen'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useExaminateursQuery } from '@src/redux/calendar/examinateur'
import { useAbility } from '@src/redux/session/ability'
import { ClipboardCheck, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useExaminateurColumns } from './columns'
import { ExaminateurRowMenu } from './ExaminateurRowMenu'
import { EXAMINATEUR_FILTERS, useExaminateurFilters } from './filters'
import { useExportColumns } from './useExportColumns'

const LIST = {
  id: 'examinateurs',
  sorts: EXAMINATEUR_SORTS,
  defaultSort: 'nom',
  filters: EXAMINATEUR_FILTERS,
} as const
const rowId = (row: Examinateur) => row.id
const rowLink = (row: Examinateur) => paths.examinateurEdit(row.id)
const rowActions = (row: Examinateur) => <ExaminateurRowMenu examinateur={row} />

/** The examiners known to the school. */
export function ExaminateurListPage() {
  const { t } = useTranslation('examinateur')
  const ability = useAbility()
  const canUpdate = ability.can('update', 'Examinateur')
  const list = useListState(LIST)
  const answer = useExaminateursQuery(list.query, { refetchOnFocus: true })
  const columns = useExaminateurColumns()
  const filters = useExaminateurFilters()
  const written = useExportColumns()
  const add = ability.can('create', 'Examinateur') ? (
    <ButtonLink look="primary" icon={Plus} to={paths.examinateurNew}>
      {t('add')}
    </ButtonLink>
  ) : null
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowId={rowId}
      rowActions={rowActions}
      filters={filters}
      title={t('title')}
      back={<BackLink to={paths.examens}>{t('exams')}</BackLink>}
      actions={add}
      search={t('search')}
      tools={
        <ListExportMenu
          call={exportExaminateurs}
          filters={list.query}
          columns={written}
          name={t('title')}
          answer={answer}
        />
      }
      rowLink={canUpdate ? rowLink : undefined}
      empty={<EmptyState icon={ClipboardCheck} title={t('empty.title')} text={t('empty.text')} action={add} />}
    />
  )
}
