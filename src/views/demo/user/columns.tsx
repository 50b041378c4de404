import type { DemoUser } from '@contract/demo/user'
import { Avatar } from '@core/components/Avatar'
import { Blank } from '@core/components/states/Blank'
import type { Column } from '@core/table/columns'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { UserPlan, UserRole, UserState } from './looks'

/** The columns of the list of users. */
export function useUserColumns(): Column<DemoUser>[] {
  const { t } = useTranslation('demoUser')
  return useMemo(
    () => [
      {
        id: 'fullName',
        header: t('fields.user'),
        primary: true,
        sortable: true,
        hideable: false,
        cell: (row) => (
          <span className="person">
            <Avatar name={row.fullName} src={row.avatar} />
            <span className="user-name">
              <b>{row.fullName}</b>
              {row.username ? <span className="muted">@{row.username}</span> : null}
            </span>
          </span>
        ),
      },
      { id: 'email', header: t('fields.email'), sortable: true, cell: (row) => row.email || <Blank /> },
      { id: 'role', header: t('fields.role'), sortable: true, cell: (row) => <UserRole role={row.role} /> },
      {
        id: 'currentPlan',
        header: t('fields.plan'),
        sortable: true,
        cell: (row) => <UserPlan plan={row.currentPlan} />,
      },
      { id: 'status', header: t('fields.status'), sortable: true, cell: (row) => <UserState status={row.status} /> },
    ],
    [t],
  )
}
