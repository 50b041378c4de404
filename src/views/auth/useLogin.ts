import type { LoginInput } from '@contract/compte/auth'
import { usePlainForm } from '@core/form/usePlainForm'
import type { Problem } from '@core/http/problem'
import { requiredFaults } from '@src/parts/auth/required'
import { useProblemText } from '@src/parts/auth/useProblem'
import { signIn } from '@src/redux/session/signIn'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGoIn } from './useGoIn'

/** Why nobody was let in: a sentence, or the moment when a locked account opens again. */
export type Refusal = { message: string } | { lockedUntil: number }

/** Seconds that a locked account still has to wait. */
function secondsOf({ code, details }: Problem): number | null {
  if (code !== 'locked' || typeof details !== 'object' || details === null || !('seconds' in details)) return null
  return typeof details.seconds === 'number' ? details.seconds : null
}

function useRefusal() {
  const { t } = useTranslation('auth')
  const textOf = useProblemText()
  return (problem: Problem): Refusal => {
    const seconds = secondsOf(problem)
    if (seconds !== null) return { lockedUntil: Date.now() + seconds * 1000 }
    return { message: problem.code === 'bad_credentials' ? t('login.wrong') : textOf(problem) }
  }
}

/** The login form: what was typed stays whatever the answer is. */
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
  // Stays pending until the next page is there.
  return { faults, pending: pending || isDone, props, refusal }
}
