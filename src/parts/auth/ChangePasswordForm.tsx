import { Button } from '@core/components/Button'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { PasswordField } from '@core/form/fields/PasswordField'
import { showFaults } from '@core/form/showFaults'
import { problemOf } from '@src/redux/answers/problemOf'
import { useChangePasswordMutation } from '@src/redux/auth/auth'
import { takeNewPassword } from '@src/redux/auth/profil'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppDispatch, useAppSelector } from '@src/redux/hooks'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NewPasswordField } from './NewPasswordField'
import { passwordFaults } from './passwordFaults'
import { requiredFaults } from './required'

interface Values {
  currentPassword: string
  password: string
}

const EMPTY: Values = { currentPassword: '', password: '' }

const faultsFor = (known: readonly string[]) => async (values: Values) => {
  const same = values.password && values.password === values.currentPassword ? { password: 'password_same' } : {}
  return { ...(await passwordFaults(values.password, known)), ...same, ...requiredFaults({ ...values }) }
}

interface ChangePasswordFormProps {
  currentLabel: string
  submitLabel: string
  onDone?: () => void
}

/** Changes the password, which signs out every other device. */
export function ChangePasswordForm({ currentLabel, submitLabel, onDone }: ChangePasswordFormProps) {
  const { t } = useTranslation('auth')
  const dispatch = useAppDispatch()
  const { username = '', nomComplet = '', email, telephone } = useAppSelector(selectUserData)?.connect ?? {}
  const known = [username, nomComplet, email ?? '', telephone ?? '']
  const [changePassword] = useChangePasswordMutation()
  const form = useForm<Values>({ defaultValues: EMPTY, resolver: checkResolver<Values>(faultsFor(known)) })
  async function submit(values: Values) {
    const { data, error } = await changePassword(values)
    if (data) {
      form.reset(EMPTY)
      dispatch(takeNewPassword({ accessToken: data.access_token, refreshToken: data.refresh_token }))
      onDone?.()
    } else await showFaults(form, problemOf(error))
  }
  return (
    <Form form={form} onSubmit={submit} label={t('change.title')}>
      {/* Needed by the browser's password manager, which looks for the user name. */}
      <input hidden readOnly autoComplete="username" value={username} />
      <PasswordField name="currentPassword" label={currentLabel} autoComplete="current-password" required />
      <NewPasswordField name="password" known={known} />
      <Button type="submit" look="primary" pending={form.formState.isSubmitting}>
        {submitLabel}
      </Button>
    </Form>
  )
}
