import { Page } from '@core/components/Page'
import { toast } from '@core/components/toast'
import { ChangePasswordForm } from '@src/parts/auth/ChangePasswordForm'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { PushCard } from '@src/views/notif/PushCard'
import { useTranslation } from 'react-i18next'
import { AccountCard } from './AccountCard'
import { SessionsCard } from './SessionsCard'
import '@src/views/auth/auth.scss'
import './account.scss'

/** The user's own account: identity, language, password, devices. */
export function ProfilePage() {
  const { t } = useTranslation('account')
  const userData = useAppSelector(selectUserData)
  if (!userData) return null
  return (
    <Page title={t('profile.title')}>
      <div className="account-grid">
        <AccountCard userData={userData} />
        <section className="card card-body" aria-labelledby="password-title">
          <h2 id="password-title">{t('password.title')}</h2>
          <p className="muted">{t('password.text')}</p>
          <ChangePasswordForm
            currentLabel={t('password.current')}
            submitLabel={t('password.submit')}
            onDone={() => toast.success(t('password.done'))}
          />
        </section>
        <PushCard />
        <SessionsCard />
      </div>
    </Page>
  )
}
