import { TextField } from '@core/form/fields/TextField'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AuthDemo } from './AuthDemo'
import { emailFault } from './check'
import { useScreenPath } from './screens'

interface Values {
  email: string
}

const faultsOf = ({ email }: Values) => ({ email: emailFault(email) })

export function ForgotDemoPage() {
  const { t } = useTranslation('demoAuth')
  const pathOf = useScreenPath()
  return (
    <AuthDemo<Values>
      screen="forgot-password"
      start={{ email: '' }}
      faultsOf={faultsOf}
      next="reset-password"
      links={<Link to={pathOf('login')}>{t('login.back')}</Link>}
    >
      <TextField name="email" type="email" label={t('email')} required autoComplete="off" maxLength={200} />
    </AuthDemo>
  )
}
