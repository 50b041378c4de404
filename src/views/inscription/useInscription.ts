import type { SignupAnswer } from '@contract/plateforme/autoecole'
import { errorDialog } from '@core/dialogs/dialogs'
import { applyServerErrors } from '@core/form/applyServerErrors'
import { checkResolver } from '@core/form/checkResolver'
import { useDraft } from '@core/form/useDraft'
import { useUnsavedGuard } from '@core/form/useUnsavedGuard'
import { minutesToWait } from '@core/http/wait'
import { checkMatricule, signUp } from '@src/redux/autoecole/requests'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { bodyOf, EMPTY, type InscriptionValues, LAST_STEP, stepOf } from './values'

const resolver = checkResolver<InscriptionValues>(async (values) => (await import('./check')).faultsOf(values))

/** The answer of the last sign-up, from the history's state: a reload still shows the next steps. */
function answerIn(state: unknown): SignupAnswer | null {
  if (typeof state !== 'object' || state === null || !('done' in state)) return null
  const { done } = state
  if (typeof done !== 'object' || done === null || !('nom' in done && 'username' in done && 'email' in done))
    return null
  return { nom: String(done.nom), username: String(done.username), email: String(done.email) }
}

/** The sign-up of a school: all values except the password are kept until it is sent. */
export function useInscription() {
  const { t } = useTranslation('inscription')
  const navigate = useNavigate()
  const location = useLocation()
  const [done, setDone] = useState(() => answerIn(location.state))
  const form = useForm<InscriptionValues>({ defaultValues: EMPTY, resolver })
  const draft = useDraft('inscription', form, { except: ['password'] })
  const etape = form.watch('etape')
  const { isDirty, errors, submitCount } = form.formState
  useUnsavedGuard(isDirty && !done, draft.clear)

  const go = (step: number) => form.setValue('etape', Math.min(Math.max(step, 0), LAST_STEP))

  // A fault of an earlier step opens that step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    const steps = Object.keys(errors)
      .filter((field) => field !== 'root')
      .map(stepOf)
    const first = Math.min(...steps)
    if (steps.length > 0 && first < etape) go(first)
  }, [submitCount, errors])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (done) navigate('.', { replace: true, state: { done } })
  }, [done])

  async function submit(values: InscriptionValues) {
    if (values.etape < LAST_STEP) {
      // Reported before the user fills in the rest; if the check fails, the final answer reports it.
      const known = values.etape === 0 && (await checkMatricule(values.matricule)).data?.known
      if (known) return form.setError('matricule', { message: 'duplicate' })
      return go(values.etape + 1)
    }
    const { data, error } = await signUp(bodyOf(values))
    if (data) {
      draft.clear()
      setDone(data)
      return
    }
    const unknown = applyServerErrors(form, error.errors ?? {})
    const known = Object.keys(error.errors ?? {}).filter((field) => !unknown.includes(field))
    const first = known.map(stepOf).sort()[0]
    if (first !== undefined) return go(first)
    const minutes = minutesToWait(error)
    if (minutes !== null) form.setError('root', { message: t('tooMany', { minutes }) })
    else if (unknown.length > 0) await errorDialog(error.message)
  }
  return { form, etape, go, submit, done, hasDraft: draft.restored && isDirty }
}
