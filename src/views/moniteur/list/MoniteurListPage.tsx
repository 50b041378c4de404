import { exportMoniteurs } from '@contract/calls/ecole/moniteur'
import { MONITEUR_SORTS, type Moniteur } from '@contract/ecole/moniteur'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import { ListScreen } from '@core/table/screen/ListScreen'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useMoniteursQuery } from '@src/redux/moniteur/moniteur'
import { useAbility } from '@src/redux/session/ability'
import { IdCard, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMoniteurColumns } from './columns'
import { MONITEUR_FILTERS, useMoniteurFilters } from './filters'
import { MoniteurRowMenu } from './MoniteurRowMenu'
import { useExportColumns } from './useExportColumns'

const rowId = (row: Moniteur) => row.id
const rowLink = (row: Moniteur) => paths.moniteur(row.id)
const rowActions = (row: Moniteur) => <MoniteurRowMenu moniteur={row} />

/** Instructors of the school. */
export function MoniteurListPage() {
  const { t } = useTranslation('moniteur')
  const list = useListState({ id: 'moniteurs', sorts: MONITEUR_SORTS, defaultSort: 'nom', filters: MONITEUR_FILTERS })
  const answer = useMoniteursQuery(list.query)
  const columns = useMoniteurColumns()
  const filters = useMoniteurFilters()
  const ability = useAbility()
  const written = useExportColumns()
  const add = ability.can('create', 'Moniteur') ? (
    <ButtonLink look="primary" icon={Plus} to={paths.moniteurNew}>
      {t('add')}
    </ButtonLink>
  ) : null
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowId={rowId}
      rowLink={rowLink}
      filters={filters}
      title={t('title')}
      actions={add}
      search={t('search')}
      tools={
        <ListExportMenu
          call={exportMoniteurs}
          filters={list.query}
          columns={written}
          name={t('title')}
          answer={answer}
        />
      }
      rowActions={ability.can('update', 'Moniteur') ? rowActions : undefined}
      empty={<EmptyState icon={IdCard} title={t('empty.title')} text={t('empty.text')} action={add} />}
    />
  )
}
