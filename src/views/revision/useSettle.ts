import type { Evenement } from '@contract/planning/evenement'
import { toast } from '@core/components/messages/toast'
import { inRow } from '@core/format/inRow'
import { bodyAt, type Place } from '@src/parts/evenement/actions/places'
import { useTellProblem } from '@src/parts/evenement/actions/useTellProblem'
import { whenWord } from '@src/parts/evenement/eventWords'
import { useWords } from '@src/parts/evenement/useWords'
import { problemOf } from '@src/redux/answers/problemOf'
import { useUpdateEvenementMutation } from '@src/redux/calendar/evenement'
import { useTranslation } from 'react-i18next'

/** Applies a solution to an event; if another user was faster, that is reported and the solutions are reloaded. */
export function useSettle(evenement: Evenement, onSettled: () => void) {
  const { t } = useTranslation('revision')
  const words = useWords()
  const tell = useTellProblem()
  const [update, { isLoading }] = useUpdateEvenementMutation()

  async function settle(place: Place) {
    const { data, error } = await update({ id: evenement.idEvenement, body: bodyAt(evenement, place, 'one') })
    if (data) {
      const { moniteur, vehicule } = data.extendedProps
      toast.success(t('settled', { quand: inRow([whenWord(data, words), moniteur, vehicule], words.language) }))
      return onSettled()
    }
    tell(problemOf(error))
  }

  return { settle, isPending: isLoading }
}
