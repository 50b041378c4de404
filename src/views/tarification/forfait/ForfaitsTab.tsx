import { FORFAIT_SORTS, type Forfait } from '@contract/argent/forfait'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import type { FilterDef } from '@core/table/FilterField'
import { ListTable } from '@core/table/screen/ListTable'
import { TableToolbar } from '@core/table/TableToolbar'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { usePermiChoice } from '@src/parts/permi/usePermiChoice'
import { usePermisQuery } from '@src/redux/permi/permi'
import { useAbility } from '@src/redux/session/ability'
import { useForfaitsQuery } from '@src/redux/tarification/forfait'
import { Package, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ForfaitRowMenu } from './ForfaitRowMenu'
import { useForfaitColumns } from './useForfaitColumns'
import '../tarification.scss'

const LIST = {
  id: 'forfaits',
  sorts: FORFAIT_SORTS,
  defaultSort: 'idPermi',
  filters: { idPermi: 'id', active: ['true', 'false'] },
} as const
const rowId = (row: Forfait) => row.id
const rowLink = (row: Forfait) => paths.forfaitEdit(row.id)
const rowActions = (row: Forfait) => <ForfaitRowMenu forfait={row} />

function useFilters(): FilterDef[] {
  const { t } = useTranslation(['tarification', 'fields'])
  const { data } = usePermisQuery()
  const permiChoice = usePermiChoice()
  return useMemo(
    () => [
      {
        name: 'idPermi',
        label: t('fields:idPermi'),
        options: (data ?? []).filter(({ enseigne }) => enseigne).map(permiChoice),
      },
      {
        name: 'active',
        label: t('forfait.state'),
        options: [
          { value: 'true', label: t('forfait.active.true') },
          { value: 'false', label: t('forfait.active.false') },
        ],
      },
    ],
    [t, data, permiChoice],
  )
}

/** The packages that the school sells to candidates. */
export function ForfaitsTab() {
  const { t } = useTranslation('tarification')
  const list = useListState(LIST)
  const answer = useForfaitsQuery(list.query, { refetchOnFocus: true })
  const columns = useForfaitColumns()
  const filters = useFilters()
  const ability = useAbility()
  const write = ability.can('update', 'Tarification') ? { rowLink, rowActions } : {}
  const add = ability.can('create', 'Tarification') ? (
    <ButtonLink look="primary" icon={Plus} to={paths.forfaitNew}>
      {t('forfait.add')}
    </ButtonLink>
  ) : null
  return (
    <div className="forfaits">
      <TableToolbar list={list} columns={columns} filters={filters} searchLabel={t('forfait.search')} />
      <ListTable
        list={list}
        answer={answer}
        columns={columns}
        rowId={rowId}
        {...write}
        label={t('tabs.forfaits')}
        empty={<EmptyState icon={Package} title={t('forfait.empty')} text={t('forfait.emptyText')} action={add} />}
      />
    </div>
  )
}
