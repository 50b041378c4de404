import type { Evenement } from '@contract/planning/evenement'
import { toast } from '@core/components/messages/toast'
import { NEWS } from '@src/parts/evenement/actions/news'
import { useReopen } from '@src/parts/evenement/actions/useReopen'
import { useDayAnswers } from '@src/redux/moniteur/day/useDayAnswers'
import type { LeconAnswer } from '@src/redux/moniteur/slice'
import { useTranslation } from 'react-i18next'
import { forgetSaid, keepAnswered, keepSaid } from './cardDraft'

/** A slow network does not delay the confirmation, with its undo, for longer. */
const PATIENCE_MS = 4000
const pause = (milliseconds: number) => new Promise<undefined>((done) => setTimeout(done, milliseconds))

/** The instructor's answers to the lessons of the day: each is confirmed, and can be undone. */
export function useAnswers() {
  const { t } = useTranslation('journee')
  const { pending, queue, outcome, forget, retract } = useDayAnswers()
  const { reopen } = useReopen()

  async function takeBack(key: string, answer: LeconAnswer, event: Evenement) {
    keepSaid(event, answer)
    const saved = await retract(key)
    if (!saved) toast.success(t('takenBack', { nom: event.title }), { id: NEWS })
    else if (!(await reopen([saved]))) forgetSaid(event)
  }

  async function correct(event: Evenement) {
    keepAnswered(event)
    if (!(await reopen([event]))) forgetSaid(event)
  }

  function say(answer: LeconAnswer, event: Evenement) {
    const key = queue(answer, event)
    if (answer.verb !== 'start') void tell(key, answer, answer.verb, event)
  }

  /** Confirms an answer that was saved or waits for the network; the card shows a conflict or a refusal instead. */
  async function tell(key: string, answer: LeconAnswer, verb: Exclude<LeconAnswer['verb'], 'start'>, event: Evenement) {
    const state = await Promise.race([outcome(key), pause(PATIENCE_MS)])
    if (state === 'conflict' || state === 'refused') return
    const undo = () => void takeBack(key, answer, event)
    toast.success(t(`done.${verb}`, { nom: event.title }), { id: NEWS, undo })
  }

  return { pending, forget, say, correct: (event: Evenement) => void correct(event) }
}

export type Answers = ReturnType<typeof useAnswers>
export type Say = Answers['say']
