import { BackLink } from '@core/components/BackLink'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { Page } from '@core/components/Page'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { TextField } from '@core/form/fields/TextField'
import { showFaults } from '@core/form/showFaults'
import { minutesToWait } from '@core/http/wait'
import { paths } from '@src/configs/paths'
import { NewPasswordField } from '@src/parts/auth/NewPasswordField'
import { passwordFaults } from '@src/parts/auth/passwordFaults'
import { requiredFaults } from '@src/parts/auth/required'
import { resetPassword } from '@src/redux/auth/requests'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import './auth.scss'

interface Values {
  identifiant: string
  code: string
  password: string
}

/** A pasted code may contain spaces. */
const digitsOf = (code: string) => code.replace(/\D/g, '')

async function faultsOf(values: Values): Promise<Record<string, string>> {
  const { code, identifiant, password } = values
  return {
    ...(digitsOf(code).length === 6 ? {} : { code: 'code_digits' }),
    ...(await passwordFaults(password, [identifiant])),
    ...requiredFaults({ ...values }),
  }
}

function identifiantOf(state: unknown): string {
  const carried = typeof state === 'object' && state !== null && 'identifiant' in state ? state.identifiant : ''
  return typeof carried === 'string' ? carried : ''
}

function useReset() {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const identifiant = identifiantOf(useLocation().state)
  const form = useForm<Values>({
    defaultValues: { identifiant, code: '', password: '' },
    resolver: checkResolver<Values>(faultsOf),
  })
  async function submit(values: Values) {
    const { error } = await resetPassword({ ...values, code: digitsOf(values.code) })
    const minutes = error ? minutesToWait(error) : null
    if (minutes !== null) return form.setError('root', { message: t('reset.spent', { count: minutes }) })
    if (error) return showFaults(form, error)
    toast.success(t('reset.done'))
    navigate(paths.login)
  }
  return { form, submit }
}

export function ResetPasswordPage() {
  const { t } = useTranslation('auth')
  const { form, submit } = useReset()
  return (
    <Page
      title={t('reset.title')}
      description={t('reset.text')}
      back={<BackLink to={paths.login}>{t('backToLogin')}</BackLink>}
    >
      <Form form={form} onSubmit={submit} label={t('reset.title')}>
        <TextField name="identifiant" label={t('identifiant')} autoComplete="username" required />
        <TextField
          name="code"
          label={t('reset.code')}
          hint={t('reset.codeHint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          required
        />
        <NewPasswordField name="password" known={[form.watch('identifiant')]} />
        <Button className="auth-submit" type="submit" look="primary" pending={form.formState.isSubmitting}>
          {t('reset.submit')}
        </Button>
      </Form>
      <nav className="auth-links" aria-label={t('reset.links')}>
        <Link to={paths.forgotPassword}>{t('reset.again')}</Link>
      </nav>
    </Page>
  )
}
