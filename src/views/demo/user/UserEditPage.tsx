import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { demoPaths } from '@src/configs/demo/paths'
import { useTranslation } from 'react-i18next'
import { UserForm } from './UserForm'
import { UserMissing } from './UserMissing'
import { useUserOfAddress } from './useUserOfAddress'
import './user.scss'

/** Edits a user. */
export function UserEditPage() {
  const { t } = useTranslation('demoUser')
  const state = useUserOfAddress()
  const { demoUser } = state
  const back = demoUser ? (
    <BackLink to={demoPaths.demoUser(demoUser.id)}>{demoUser.fullName}</BackLink>
  ) : (
    <BackLink to={demoPaths.demoUsers}>{t('title')}</BackLink>
  )
  return (
    <Page title={state.isUnknown ? t('unknown.title') : t('editTitle')} back={back}>
      {demoUser ? <UserForm key={demoUser.id} demoUser={demoUser} /> : <UserMissing state={state} />}
    </Page>
  )
}
