import { PasswordField } from '@core/form/fields/PasswordField'
import { SwitchField } from '@core/form/fields/SwitchField'
import { TextField } from '@core/form/fields/TextField'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AuthDemo } from './AuthDemo'
import { emailFault, filledFault } from './check'
import { useScreenPath } from './screens'

interface Values {
  email: string
  password: string
  remember: boolean
}

const faultsOf = ({ email, password }: Values) => ({ email: emailFault(email), password: filledFault(password) })

export function LoginDemoPage() {
  const { t } = useTranslation('demoAuth')
  const pathOf = useScreenPath()
  return (
    <AuthDemo<Values>
      screen="login"
      start={{ email: '', password: '', remember: false }}
      faultsOf={faultsOf}
      links={
        <>
          <Link to={pathOf('forgot-password')}>{t('forgot-password.ask')}</Link>
          <Link to={pathOf('register')}>{t('register.ask')}</Link>
        </>
      }
    >
      <TextField name="email" type="email" label={t('email')} required autoComplete="off" maxLength={200} />
      <PasswordField name="password" label={t('password')} required autoComplete="off" />
      <SwitchField name="remember" label={t('remember')} />
    </AuthDemo>
  )
}
