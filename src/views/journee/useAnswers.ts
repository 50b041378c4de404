import type { Evenement } from '@contract/planning/evenement'
import { toast } from '@core/components/toast'
import { NEWS } from '@src/parts/evenement/actions/news'
import { useReopen } from '@src/parts/evenement/actions/useReopen'
import { useDayAnswers } from '@src/redux/moniteur/day/useDayAnswers'
import type { LeconAnswer } from '@src/redux/moniteur/slice'
import { useTranslation } from 'react-i18next'

/** The instructor's answers to the lessons of the day: each is confirmed immediately, and can be undone. */
export function useAnswers() {
  const { t } = useTranslation('journee')
  const { pending, queue, forget, retract } = useDayAnswers()
  const { reopen } = useReopen()

  async function takeBack(key: string, nom: string) {
    const saved = await retract(key)
    if (saved) await reopen([saved])
    else toast.success(t('takenBack', { nom }), { id: NEWS })
  }

  function say(answer: LeconAnswer, event: Evenement) {
    const key = queue(answer, event)
    if (answer.verb === 'start') return
    const nom = event.title
    toast.success(t(`done.${answer.verb}`, { nom }), { id: NEWS, undo: () => void takeBack(key, nom) })
  }

  return { pending, forget, say, correct: (event: Evenement) => void reopen([event]) }
}

export type Answers = ReturnType<typeof useAnswers>
export type Say = Answers['say']
