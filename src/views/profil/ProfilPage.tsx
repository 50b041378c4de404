import { toast } from '@core/components/messages/toast'
import { Page } from '@core/components/Page'
import { ChangePasswordForm } from '@src/parts/auth/ChangePasswordForm'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { PushCard } from '@src/views/notif/PushCard'
import { useTranslation } from 'react-i18next'
import { ProfilCard } from './ProfilCard'
import { SessionsCard } from './SessionsCard'
import '@src/views/auth/auth.scss'
import './profil.scss'

/** The user's own account: identity, language, password, devices. */
export function ProfilPage() {
  const { t } = useTranslation('profil')
  const userData = useAppSelector(selectUserData)
  if (!userData) return null
  return (
    <Page title={t('profile.title')}>
      <div className="profil-grid">
        <ProfilCard userData={userData} />
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
