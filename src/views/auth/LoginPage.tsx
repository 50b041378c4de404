import { Page } from '@core/components/Page'
import { isMocked } from '@src/configs/network'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DemoAccounts } from './DemoAccounts'
import { LoginFields } from './LoginFields'
import { useLogin } from './useLogin'
import './auth.scss'

export function LoginPage() {
  const { t } = useTranslation('auth')
  const login = useLogin()
  const { reset } = login.form
  return (
    <Page title={t('login.title')} description={t('login.text')}>
      <LoginFields {...login} />
      <nav className="auth-links" aria-label={t('login.links')}>
        <Link to={paths.forgotPassword}>{t('login.forgot')}</Link>
        <Link to={paths.register}>{t('login.register')}</Link>
      </nav>
      {isMocked ? <DemoAccounts onChoose={reset} /> : null}
    </Page>
  )
}
