import type { Evenement } from '@contract/evenement'
import { toast } from '@core/components/toast'
import { useUpdateEvenementMutation } from '@src/redux/evenement/api'
import { problemOf } from '@src/redux/problemOf'
import { bodyAt, type Place } from '@src/views/evenement/actions/places'
import { useTellProblem } from '@src/views/evenement/actions/useTellProblem'
import { clashOf } from '@src/views/evenement/clash/clashOf'
import { clashSentence } from '@src/views/evenement/clash/clashWords'
import { whenWord } from '@src/views/evenement/eventWords'
import { useWords } from '@src/views/evenement/useWords'
import { useTranslation } from 'react-i18next'

/** Puts an event where it holds; when somebody was faster, that is said, and what is offered is asked for anew. */
export function useSettle(evenement: Evenement, onSettled: () => void) {
  const { t } = useTranslation('revision')
  const words = useWords()
  const tell = useTellProblem()
  const [update, { isLoading }] = useUpdateEvenementMutation()

  async function settle(place: Place) {
    const { data, error } = await update({ id: evenement.idEvenement, body: bodyAt(evenement, place, 'one') })
    if (data) {
      const { moniteur, vehicule } = data.extendedProps
      toast.success(t('settled', { quand: [whenWord(data, words), moniteur, vehicule].filter(Boolean).join(', ') }))
      return onSettled()
    }
    const problem = problemOf(error)
    const [first] = clashOf(problem)?.clashes ?? []
    if (first) toast.error(clashSentence(first, words))
    else tell(problem)
  }

  return { settle, isPending: isLoading }
}
