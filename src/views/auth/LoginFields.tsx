import { Button } from '@core/components/Button'
import { Form } from '@core/form/Form'
import { PasswordField } from '@core/form/PasswordField'
import { TextField } from '@core/form/TextField'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LockNotice } from './LockNotice'
import type { LoginValues } from './useLogin'

interface LoginFieldsProps {
  form: UseFormReturn<LoginValues>
  submit: (values: LoginValues) => Promise<void>
  lockedUntil: number | null
}

export function LoginFields({ form, submit, lockedUntil }: LoginFieldsProps) {
  const { t } = useTranslation('auth')
  const { isSubmitting, isSubmitSuccessful } = form.formState
  return (
    <Form form={form} onSubmit={submit} label={t('login.title')}>
      {lockedUntil === null || isSubmitting ? null : <LockNotice until={lockedUntil} />}
      <TextField name="username" label={t('login.username')} autoComplete="username" required />
      <PasswordField name="password" label={t('login.password')} autoComplete="current-password" required />
      <Button className="auth-submit" type="submit" look="primary" pending={isSubmitting && !isSubmitSuccessful}>
        {t('login.submit')}
      </Button>
    </Form>
  )
}
