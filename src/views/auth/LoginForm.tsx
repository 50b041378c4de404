import { Button } from '@core/components/Button'
import { InputField } from '@core/form/fields/InputField'
import { PasswordInput } from '@core/form/fields/PasswordInput'
import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { LockNotice } from './LockNotice'
import { type Refusal, useLogin } from './useLogin'

interface LoginFormProps {
  /** Lets the page fill in the form. */
  formRef: RefObject<HTMLFormElement | null>
}

export function LoginForm({ formRef }: LoginFormProps) {
  const { t } = useTranslation('auth')
  const { faults, pending, props, refusal } = useLogin()
  // Focused because signing in comes first; an element that already has the focus keeps it.
  useEffect(() => {
    if (document.activeElement === document.body)
      formRef.current?.querySelector<HTMLInputElement>('[name="username"]')?.focus()
  }, [formRef])
  useEffect(() => {
    if (refusal) formRef.current?.querySelector<HTMLInputElement>('[name="password"]')?.select()
  }, [refusal, formRef])
  return (
    <form {...props} ref={formRef} aria-label={t('login.title')}>
      <RefusalNotice refusal={refusal} />
      <InputField
        name="username"
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        code={faults.username}
      />
      <PasswordInput name="password" label={t('login.password')} required code={faults.password} />
      <Button className="auth-submit" type="submit" look="primary" pending={pending}>
        {t('login.submit')}
      </Button>
    </form>
  )
}

function RefusalNotice({ refusal }: { refusal: Refusal | null }) {
  if (!refusal) return null
  if ('lockedUntil' in refusal) return <LockNotice until={refusal.lockedUntil} />
  return (
    <p className="form-fault" role="alert">
      {refusal.message}
    </p>
  )
}
