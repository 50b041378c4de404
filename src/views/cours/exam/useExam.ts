import { confirmDialog } from '@core/dialogs/dialogs'
import { useContentLanguage } from '@src/parts/cours/useContentLanguage'
import type { RunningAttempt } from '@src/redux/code-course/attempt'
import { choiceToggled, wentOn } from '@src/redux/code-course/slice'
import { useAppDispatch } from '@src/redux/hooks'
import { useTranslation } from 'react-i18next'
import { useAnswers } from '../run/attempt/useAnswers'
import { useEnd } from '../run/attempt/useEnd'
import { useSpeech } from '../run/useSpeech'
import { useTimeOver } from './useTimeOver'

/** The state and the actions of a running exam. */
export function useExam(attempt: RunningAttempt) {
  const { t } = useTranslation('cours')
  const dispatch = useAppDispatch()
  const { language } = useContentLanguage()
  const { give, send, waits, isCut } = useAnswers()
  const ending = useEnd(attempt, send)
  const secondsLeft = useTimeOver(attempt, send)
  const { id, questions, position, chosen, sealed } = attempt
  const open = questions.filter((one) => one.chosen === null).length
  const isOver = sealed || secondsLeft === 0
  const question = open > 0 && !isOver ? questions[position] : undefined
  const speak = useSpeech(question, language)

  const end = async () => {
    if (open > 0 && !isOver) {
      const title = t('exam.endTitle', { count: open })
      if (!(await confirmDialog({ title, text: t('exam.endText') }))) return
    }
    await ending.finish()
  }
  const choose = (choice: number) => void dispatch(choiceToggled(choice))
  const keys = {
    choose: (index: number) => {
      const choice = question?.choices[index]
      if (choice) choose(choice.id)
    },
    confirm: () => {
      if (!question) void end()
      else if (chosen.length > 0) give({ idTentative: id, rang: question.rang, choices: chosen })
    },
    skip: () => void dispatch(wentOn(undefined)),
    ...(speak && { read: speak }),
  }
  return {
    question,
    open,
    answered: questions.length - open,
    canConfirm: chosen.length > 0,
    secondsLeft,
    isOver,
    waits,
    isCut,
    end,
    ending,
    choose,
    keys,
    speak,
  }
}
