import type { DemoUser } from '@contract/demo/user'
import { Avatar } from '@core/components/Avatar'
import { BackLink } from '@core/components/BackLink'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { Facts } from '@core/components/Facts'
import { Page } from '@core/components/Page'
import { paths } from '@src/configs/paths'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { UserRole, UserState } from './looks'
import { PermissionTable } from './PermissionTable'
import { PlanCard } from './PlanCard'
import { StatusButton } from './StatusButton'
import { UserMissing } from './UserMissing'
import { useRemoveUser } from './useRemoveUser'
import { useUserOfAddress } from './useUserOfAddress'
import './user.scss'

/** A user to see: who it is, its plan, what it may do. */
export function UserViewPage() {
  const { t } = useTranslation('demoUser')
  const state = useUserOfAddress()
  const { demoUser } = state
  return (
    <Page
      title={demoUser?.fullName ?? t('viewTitle')}
      lead={demoUser ? <Avatar name={demoUser.fullName} src={demoUser.avatar} size={64} /> : undefined}
      description={demoUser ? <UserState status={demoUser.status} /> : undefined}
      back={<BackLink to={paths.demoUsers}>{t('title')}</BackLink>}
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
    if (await remove(demoUser)) navigate(paths.demoUsers)
  }
  return (
    <>
      <Button look="danger-ghost" icon={Trash2} onClick={() => void removeAndLeave()}>
        {t('remove.button')}
      </Button>
      <StatusButton demoUser={demoUser} />
      <ButtonLink look="primary" icon={Pencil} to={paths.demoUserEdit(demoUser.id)}>
        {t('edit')}
      </ButtonLink>
    </>
  )
}

function Sheet({ demoUser }: { demoUser: DemoUser }) {
  const { t } = useTranslation('demoUser')
  const { email, contact } = demoUser
  const facts = [
    { label: t('fields.username'), value: demoUser.username && `@${demoUser.username}` },
    { label: t('fields.email'), value: email && <a href={`mailto:${email}`}>{email}</a> },
    { label: t('fields.contact'), value: contact && <a href={`tel:${contact.replace(/[^+\d]/g, '')}`}>{contact}</a> },
    { label: t('fields.role'), value: <UserRole role={demoUser.role} /> },
    { label: t('fields.company'), value: demoUser.company },
    { label: t('fields.country'), value: demoUser.country },
  ]
  return (
    <div className="user-columns">
      <section className="card" aria-labelledby="user-facts">
        <div className="card-head">
          <h2 id="user-facts">{t('information')}</h2>
        </div>
        <div className="card-body">
          <Facts facts={facts} />
        </div>
      </section>
      <PlanCard demoUser={demoUser} />
      <PermissionTable role={demoUser.role} />
    </div>
  )
}
