import { PasswordField } from '@core/form/fields/PasswordField'
import { SwitchField } from '@core/form/fields/SwitchField'
import { TextField } from '@core/form/fields/TextField'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AuthDemo } from './AuthDemo'
import { emailFault, filledFault, passwordFaults } from './check'
import { useScreenPath } from './screens'

interface Values {
  username: string
  email: string
  password: string
  terms: boolean
}

const faultsOf = ({ username, email, password, terms }: Values) => ({
  username: filledFault(username),
  email: emailFault(email),
  password: passwordFaults(password, password).password,
  terms: terms ? undefined : 'required',
})

export function RegisterDemoPage() {
  const { t } = useTranslation('demoAuth')
  const pathOf = useScreenPath()
  return (
    <AuthDemo<Values>
      screen="register"
      start={{ username: '', email: '', password: '', terms: false }}
      faultsOf={faultsOf}
      next="login"
      links={<Link to={pathOf('login')}>{t('login.ask')}</Link>}
    >
      <TextField name="username" label={t('username')} required autoComplete="off" maxLength={40} />
      <TextField name="email" type="email" label={t('email')} required autoComplete="off" maxLength={200} />
      <PasswordField
        name="password"
        label={t('password')}
        hint={t('passwordHint')}
        required
        autoComplete="new-password"
      />
      <div>
        <SwitchField name="terms" label={t('terms')} />
        <details className="demo-auth-terms">
          <summary>{t('readTerms')}</summary>
          <p>{t('termsText')}</p>
        </details>
      </div>
    </AuthDemo>
  )
}
