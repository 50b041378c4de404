import { PasswordField } from '@core/form/fields/PasswordField'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AuthDemo } from './AuthDemo'
import { passwordFaults } from './check'
import { useScreenPath } from './screens'

interface Values {
  password: string
  confirmation: string
}

const faultsOf = ({ password, confirmation }: Values) => passwordFaults(password, confirmation)

export function ResetDemoPage() {
  const { t } = useTranslation('demoAuth')
  const pathOf = useScreenPath()
  return (
    <AuthDemo<Values>
      screen="reset-password"
      start={{ password: '', confirmation: '' }}
      faultsOf={faultsOf}
      next="login"
      links={<Link to={pathOf('login')}>{t('login.back')}</Link>}
    >
      <PasswordField
        name="password"
        label={t('newPassword')}
        hint={t('passwordHint')}
        required
        autoComplete="new-password"
      />
      <PasswordField name="confirmation" label={t('confirmation')} required autoComplete="new-password" />
    </AuthDemo>
  )
}
