import type { DemoUser } from '@contract/demo/user'
import { Avatar } from '@core/components/Avatar'
import { BackLink } from '@core/components/BackLink'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { Page } from '@core/components/Page'
import { demoPaths } from '@src/configs/demo/paths'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { InvoiceTable } from '../invoice/InvoiceTable'
import { UserState } from './looks'
import { PermissionTable } from './PermissionTable'
import { PlanCard } from './PlanCard'
import { rightsOf } from './permissions'
import { StatusButton } from './StatusButton'
import { UserFacts } from './UserFacts'
import { UserMissing } from './UserMissing'
import { UserTimeline } from './UserTimeline'
import { useRemoveUser } from './useRemoveUser'
import { useUserOfAddress } from './useUserOfAddress'
import './user.scss'

/** A user: their data, plan, rights and activity. */
export function UserViewPage() {
  const { t } = useTranslation('demoUser')
  const state = useUserOfAddress()
  const { demoUser } = state
  return (
    <Page
      title={demoUser?.fullName ?? (state.isUnknown ? t('unknown.title') : t('viewTitle'))}
      lead={demoUser ? <Avatar name={demoUser.fullName} src={demoUser.avatar} size={64} /> : undefined}
      description={demoUser ? <UserState status={demoUser.status} /> : undefined}
      back={<BackLink to={demoPaths.demoUsers}>{t('title')}</BackLink>}
      actions={demoUser ? <ViewActions demoUser={demoUser} /> : undefined}
    >
      {demoUser ? <Sheet key={demoUser.id} demoUser={demoUser} /> : <UserMissing state={state} />}
    </Page>
  )
}

function ViewActions({ demoUser }: { demoUser: DemoUser }) {
  const { t } = useTranslation('demoUser')
  const remove = useRemoveUser()
  const navigate = useNavigate()
  const removeAndLeave = async () => {
    if (await remove(demoUser)) navigate(demoPaths.demoUsers)
  }
  return (
    <>
      <Button look="danger-ghost" icon={Trash2} onClick={() => void removeAndLeave()}>
        {t('remove.button')}
      </Button>
      <StatusButton demoUser={demoUser} />
      <ButtonLink look="primary" icon={Pencil} to={demoPaths.demoUserEdit(demoUser.id)}>
        {t('edit')}
      </ButtonLink>
    </>
  )
}

function Sheet({ demoUser }: { demoUser: DemoUser }) {
  const { t } = useTranslation(['demoUser', 'demoInvoice'])
  const { role, rights, fullName: name, email } = demoUser
  return (
    <>
      <div className="user-columns">
        <UserFacts demoUser={demoUser} />
        <PlanCard demoUser={demoUser} />
        <UserTimeline demoUser={demoUser} />
        <PermissionTable
          rights={rights ?? rightsOf(role)}
          note={rights ? t('rights.own') : t('rights.of', { role: t(`role.${role}`) })}
        />
      </div>
      <h2 className="user-part">{t('demoInvoice:titleOf', { name })}</h2>
      <InvoiceTable client={{ name, email }} />
    </>
  )
}
