import { exportVehicules } from '@contract/calls/ecole/vehicule'
import { VEHICULE_SORTS, type Vehicule } from '@contract/ecole/vehicule'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import { ListScreen } from '@core/table/screen/ListScreen'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useAbility } from '@src/redux/session/ability'
import { useVehiculesQuery } from '@src/redux/vehicule/vehicule'
import { Car, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AlertesLine } from './AlertesLine'
import { useVehiculeFilters, VEHICULE_FILTERS } from './filters'
import { useColumns } from './useColumns'
import { useExportColumns } from './useExportColumns'
import { VehiculeRowMenu } from './VehiculeRowMenu'
import '../vehicule.scss'

const LIST = {
  id: 'vehicules',
  sorts: VEHICULE_SORTS,
  defaultSort: 'immatriculation',
  filters: VEHICULE_FILTERS,
} as const
const rowId = (row: Vehicule) => row.id
const rowLink = (row: Vehicule) => paths.vehicule(row.id)
const rowActions = (row: Vehicule) => <VehiculeRowMenu vehicule={row} />

/** The vehicles of the school. */
export function VehiculeListPage() {
  const { t } = useTranslation('vehicule')
  const ability = useAbility()
  const list = useListState(LIST)
  const answer = useVehiculesQuery(list.query, { refetchOnFocus: true })
  const columns = useColumns()
  const filters = useVehiculeFilters()
  const written = useExportColumns()
  const add = ability.can('create', 'Vehicule') ? (
    <ButtonLink look="primary" icon={Plus} to={paths.vehiculeNew}>
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
      rowActions={rowActions}
      filters={filters}
      title={t('title')}
      actions={add}
      above={<AlertesLine list={list} />}
      search={t('search')}
      tools={
        <ListExportMenu
          call={exportVehicules}
          filters={list.query}
          columns={written}
          name={t('title')}
          answer={answer}
        />
      }
      empty={<EmptyState icon={Car} title={t('empty.title')} text={t('empty.text')} action={add} />}
    />
  )
}
