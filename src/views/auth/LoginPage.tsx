import { Page } from '@core/components/Page'
import { isMocked } from '@src/configs/network'
import { paths } from '@src/configs/paths'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DemoAccounts } from './DemoAccounts'
import { LoginForm } from './LoginForm'
import './auth.scss'

export function LoginPage() {
  const { t } = useTranslation('auth')
  const form = useRef<HTMLFormElement>(null)
  const fill = (name: string, value: string) => {
    const input = form.current?.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = value
  }
  return (
    <Page title={t('login.title')} description={t('login.text')}>
      <LoginForm formRef={form} />
      <nav className="auth-links" aria-label={t('login.links')}>
        <Link to={paths.forgotPassword}>{t('login.forgot')}</Link>
        <Link to={paths.register}>{t('login.register')}</Link>
      </nav>
      {isMocked ? (
        <DemoAccounts
          onChoose={({ username, password }) => {
            fill('username', username)
            fill('password', password)
            form.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus()
          }}
        />
      ) : null}
    </Page>
  )
}
