import type { LoginInput } from '@contract/compte/auth'
import { usePlainForm } from '@core/form/usePlainForm'
import type { Problem } from '@core/http/problem'
import { requiredFaults } from '@src/parts/auth/required'
import { signIn } from '@src/redux/session/signIn'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGoIn } from './useGoIn'

/** Why the sign-in was refused: a message, or the moment when a locked account opens again. */
export type Refusal = { message: string } | { lockedUntil: number }

/** A number from the details of a refusal. */
function numberIn({ details }: Problem, name: string): number | null {
  const value: unknown = typeof details === 'object' && details !== null ? Reflect.get(details, name) : null
  return typeof value === 'number' ? value : null
}

function useRefusal() {
  const { t } = useTranslation('auth')
  return (problem: Problem): Refusal | null => {
    const seconds = problem.code === 'locked' ? numberIn(problem, 'seconds') : null
    if (seconds !== null) return { lockedUntil: Date.now() + seconds * 1000 }
    // Any other failure is shown in the dialog.
    if (problem.status !== 401 && problem.code !== 'locked') return null
    if (problem.code !== 'bad_credentials') return { message: problem.message }
    const left = numberIn(problem, 'left')
    return { message: left === null ? t('login.wrong') : t('login.wrongLeft', { count: left }) }
  }
}

/** The login form: the typed values stay, whatever the answer. */
export function useLogin() {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isDone, setDone] = useState(false)
  const refusalOf = useRefusal()
  const goIn = useGoIn()

  async function submit(values: Record<string, string>) {
    setRefusal(null)
    const input: LoginInput = { username: values.username ?? '', password: values.password ?? '' }
    const problem = await signIn(input)
    if (problem?.errors) return problem.errors
    if (problem) setRefusal(refusalOf(problem))
    else {
      setDone(true)
      goIn()
    }
  }

  const { faults, pending, props } = usePlainForm({ check: requiredFaults, submit })
  // Pending until the next page is rendered.
  return { faults, pending: pending || isDone, props, refusal }
}
