import { DEMO_PLANS, DEMO_ROLES, DEMO_USER_STATUSES, type DemoUser } from '@contract/demo/user'
import { Button } from '@core/components/Button'
import { Page } from '@core/components/Page'
import { EmptyState } from '@core/components/states/EmptyState'
import { DataTable } from '@core/table/DataTable'
import { Pagination } from '@core/table/Pagination'
import { TableToolbar } from '@core/table/TableToolbar'
import { useListState } from '@core/table/useListState'
import { demoPaths } from '@src/configs/demo/paths'
import { useDemoUsersQuery } from '@src/redux/demo/user/api'
import { UserPlus, Users } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sortQuery } from '../shared/sorting'
import { AddUserPanel } from './AddUserPanel'
import { useUserColumns } from './columns'
import { useUserOptions } from './looks'
import { UserMenu } from './UserMenu'
import './user.scss'

const LIST = {
  id: 'utilisateurs-demo',
  sorts: ['fullName', 'email', 'role', 'currentPlan', 'status'],
  filters: { role: DEMO_ROLES, currentPlan: DEMO_PLANS, status: DEMO_USER_STATUSES },
} as const
const rowId = (row: DemoUser) => row.id
const rowLink = (row: DemoUser) => demoPaths.demoUser(row.id)
const rowActions = (row: DemoUser) => <UserMenu demoUser={row} />

/** All users of the demo, the latest one first. */
export function UserListPage() {
  const { t } = useTranslation('demoUser')
  const list = useListState(LIST)
  const { page, perPage, query } = list
  const { q, role, currentPlan, status, sort } = query
  const { data, isFetching, isError, refetch } = useDemoUsersQuery({
    page,
    perPage,
    q,
    role,
    currentPlan,
    status,
    ...sortQuery(sort),
  })
  const columns = useUserColumns()
  const { roles, plans, statuses } = useUserOptions()
  const [isAdding, setAdding] = useState(false)
  const close = useCallback(() => setAdding(false), [])
  const filters = [
    { name: 'role', label: t('fields.role'), options: roles },
    { name: 'currentPlan', label: t('fields.plan'), options: plans },
    { name: 'status', label: t('fields.status'), options: statuses },
  ]
  const add = (
    <Button look="primary" icon={UserPlus} onClick={() => setAdding(true)}>
      {t('add.button')}
    </Button>
  )
  return (
    <Page title={t('title')} actions={add}>
      <TableToolbar list={list} columns={columns} filters={filters} searchLabel={t('search')} />
      <DataTable
        columns={columns}
        list={list}
        rowId={rowId}
        rowLink={rowLink}
        rowActions={rowActions}
        label={t('title')}
        rows={data?.users}
        refetching={isFetching}
        error={isError}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={Users} title={t('empty.title')} text={t('empty.text')} />}
      />
      <Pagination list={list} total={data?.total} refetching={isFetching} />
      {isAdding ? <AddUserPanel onClose={close} /> : null}
    </Page>
  )
}
