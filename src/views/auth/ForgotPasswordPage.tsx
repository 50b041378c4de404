import { BackLink } from '@core/components/BackLink'
import { Button } from '@core/components/Button'
import { Page } from '@core/components/Page'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { TextField } from '@core/form/fields/TextField'
import { showFaults } from '@core/form/showFaults'
import { minutesToWait } from '@core/http/wait'
import { paths } from '@src/configs/paths'
import { requiredFaults } from '@src/parts/auth/required'
import { requestPasswordCode } from '@src/redux/auth/requests'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import './auth.scss'

interface Values {
  identifiant: string
}

export function ForgotPasswordPage() {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const form = useForm<Values>({
    defaultValues: { identifiant: '' },
    resolver: checkResolver<Values>((values) => requiredFaults({ ...values })),
  })
  async function submit({ identifiant }: Values) {
    const { error } = await requestPasswordCode(identifiant)
    const minutes = error ? minutesToWait(error) : null
    if (minutes !== null) form.setError('root', { message: t('reset.spent', { count: minutes }) })
    else if (error) await showFaults(form, error)
    else navigate(paths.resetPassword, { state: { identifiant } })
  }
  return (
    <Page
      title={t('forgot.title')}
      description={t('forgot.text')}
      back={<BackLink to={paths.login}>{t('backToLogin')}</BackLink>}
    >
      <Form form={form} onSubmit={submit} label={t('forgot.title')}>
        <TextField name="identifiant" label={t('identifiant')} autoComplete="username" required />
        <Button className="auth-submit" type="submit" look="primary" pending={form.formState.isSubmitting}>
          {t('forgot.submit')}
        </Button>
      </Form>
    </Page>
  )
}
