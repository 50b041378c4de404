import type { Evenement } from '@contract/planning/evenement'
import { toast } from '@core/components/messages/toast'
import { NEWS } from '@src/parts/evenement/actions/news'
import { useReopen } from '@src/parts/evenement/actions/useReopen'
import { useDayAnswers } from '@src/redux/moniteur/day/useDayAnswers'
import type { LeconAnswer } from '@src/redux/moniteur/slice'
import { useTranslation } from 'react-i18next'

/** A slow network does not delay the confirmation, with its undo, for longer. */
const PATIENCE_MS = 4000
const pause = (milliseconds: number) => new Promise<undefined>((done) => setTimeout(done, milliseconds))

/** The instructor's answers to the lessons of the day: each is confirmed, and can be undone. */
export function useAnswers() {
  const { t } = useTranslation('journee')
  const { pending, queue, outcome, forget, retract } = useDayAnswers()
  const { reopen } = useReopen()

  async function takeBack(key: string, nom: string) {
    const saved = await retract(key)
    if (saved) await reopen([saved])
    else toast.success(t('takenBack', { nom }), { id: NEWS })
  }

  function say(answer: LeconAnswer, event: Evenement) {
    const key = queue(answer, event)
    if (answer.verb !== 'start') void tell(key, answer.verb, event.title)
  }

  /** Confirms an answer that was saved or waits for the network; the card shows a conflict or a refusal instead. */
  async function tell(key: string, verb: Exclude<LeconAnswer['verb'], 'start'>, nom: string) {
    const state = await Promise.race([outcome(key), pause(PATIENCE_MS)])
    if (state === 'conflict' || state === 'refused') return
    toast.success(t(`done.${verb}`, { nom }), { id: NEWS, undo: () => void takeBack(key, nom) })
  }

  return { pending, forget, say, correct: (event: Evenement) => void reopen([event]) }
}

export type Answers = ReturnType<typeof useAnswers>
export type Say = Answers['say']
