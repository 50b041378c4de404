import { type __Domain__, __DOMAIN___SORTS } from '@contract/__wing__/__domain__'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import { ListScreen } from '@core/table/screen/ListScreen'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { use__Domains__Query } from '@src/redux/__domain__/__domain__'
import { useAbility } from '@src/redux/session/ability'
import { FolderOpen, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { __Domain__RowMenu } from './__Domain__RowMenu'
import { use__Domain__Columns } from './columns'
import { __DOMAIN___FILTERS, use__Domain__Filters } from './filters'

const LIST = {
  id: '__domains__',
  sorts: __DOMAIN___SORTS,
  defaultSort: 'nom',
  filters: __DOMAIN___FILTERS,
} as const
const rowId = (row: __Domain__) => row.id
const rowLink = (row: __Domain__) => paths.__domain__Edit(row.id)
const rowActions = (row: __Domain__) => <__Domain__RowMenu __domain__={row} />

/** The records « __domain__ » of the school. */
export function __Domain__ListPage() {
  const { t } = useTranslation('__domain__')
  const ability = useAbility()
  const list = useListState(LIST)
  const answer = use__Domains__Query(list.query, { refetchOnFocus: true })
  const columns = use__Domain__Columns()
  const filters = use__Domain__Filters()
  const add = ability.can('create', '__Domain__') ? (
    <ButtonLink look="primary" icon={Plus} to={paths.__domain__New}>
      {t('add')}
    </ButtonLink>
  ) : null
  return (
    <ListScreen
      {...{ list, answer, columns, rowId, rowActions, filters }}
      title={t('title')}
      actions={add}
      search={t('search')}
      rowLink={ability.can('update', '__Domain__') ? rowLink : undefined}
      empty={<EmptyState icon={FolderOpen} title={t('empty.title')} text={t('empty.text')} action={add} />}
    />
  )
}
