import { checkResolver } from '@core/form/checkResolver'
import type { Problem } from '@core/http/problem'
import { login } from '@src/redux/auth/thunks'
import { useAppDispatch } from '@src/redux/hooks'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { requiredFaults } from './required'
import { useShowProblem } from './useProblem'

export interface LoginValues {
  username: string
  password: string
}

/** Seconds that a locked account still has to wait. */
function secondsOf({ code, details }: Problem): number | null {
  if (code !== 'locked' || typeof details !== 'object' || details === null || !('seconds' in details)) return null
  return typeof details.seconds === 'number' ? details.seconds : null
}

/** The login form: what was typed stays whatever the answer is. */
export function useLogin() {
  const { t } = useTranslation('auth')
  const dispatch = useAppDispatch()
  const [lockedUntil, setLockedUntil] = useState<number | null>(null)
  const form = useForm<LoginValues>({
    defaultValues: { username: '', password: '' },
    resolver: checkResolver<LoginValues>((values) => requiredFaults({ ...values })),
  })
  const showProblem = useShowProblem(form)

  function refuse(problem: Problem): void {
    const seconds = secondsOf(problem)
    if (seconds !== null) setLockedUntil(Date.now() + seconds * 1000)
    else if (problem.code === 'bad_credentials') {
      form.setError('root', { message: t('login.wrong') })
      form.setFocus('password', { shouldSelect: true })
    } else showProblem(problem)
  }

  async function submit(values: LoginValues): Promise<void> {
    setLockedUntil(null)
    const action = await dispatch(login(values))
    if (login.rejected.match(action) && action.payload) refuse(action.payload)
  }

  return { form, submit, lockedUntil }
}
