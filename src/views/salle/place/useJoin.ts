import { joinSalle } from '@contract/calls/cours/salle'
import { guestInput, joinInput } from '@contract/cours/salle'
import { fieldErrors } from '@contract/errors'
import { checkResolver } from '@core/form/checkResolver'
import { showFaults } from '@core/form/showFaults'
import { minutesToWait } from '@core/http/wait'
import { problemOf } from '@src/redux/answers/problemOf'
import { useJoinAsGuestMutation, useJoinSalleMutation } from '@src/redux/code-course/salle'
import { storePlace } from '@src/redux/code-course/storedPlace'
import { isForPage } from '@src/redux/failures'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface Values {
  code: string
  prenom: string
}

/** A malformed code is refused here and does not use up a try. */
const resolverFor = (isGuest: boolean) =>
  checkResolver<Values>(({ code, prenom }) => {
    const parsed = isGuest ? guestInput.safeParse({ code, prenom }) : joinInput.safeParse({ code })
    return parsed.success ? {} : fieldErrors(parsed.error)
  })

/** The form to take a place: candidates use their account, guests a first name. */
export function useJoin(code: string, isGuest: boolean, onJoined: () => unknown) {
  const { t } = useTranslation('salle')
  const [join] = useJoinSalleMutation()
  const [joinGuest] = useJoinAsGuestMutation()
  const form = useForm<Values>({ defaultValues: { code, prenom: '' }, resolver: resolverFor(isGuest) })
  async function submit(values: Values) {
    const { data, error } = await (isGuest ? joinGuest(values) : join({ code: values.code }))
    if (data) {
      storePlace({ code: values.code.toUpperCase().replace(/[^A-Z0-9]/g, ''), jeton: data.jeton })
      return onJoined()
    }
    const problem = problemOf(error)
    const minutes = minutesToWait(problem)
    if (minutes !== null) form.setError('root', { message: t('join.wait', { count: minutes }) })
    else if (problem.errors) await showFaults(form, problem)
    else if (isForPage(problem, joinSalle.failure)) form.setError('root', { message: problem.message })
  }
  return { form, submit }
}
