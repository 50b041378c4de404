import { useContentLanguage } from '@src/parts/cours/useContentLanguage'
import { nextOpen, type RunningAttempt } from '@src/redux/code-course/attempt'
import { choiceToggled, wentOn } from '@src/redux/code-course/slice'
import { useKeepQuestionMutation } from '@src/redux/code-course/tentative'
import { useAppDispatch } from '@src/redux/hooks'
import { useAnswers } from '../run/attempt/useAnswers'
import { useEnd } from '../run/attempt/useEnd'
import { useSpeech } from '../run/useSpeech'

/** The state and the actions of the question on the screen of a study session. */
export function useStudy(attempt: RunningAttempt) {
  const dispatch = useAppDispatch()
  const { give, send, waits, isCut } = useAnswers()
  const ending = useEnd(attempt, send)
  const [keepQuestion] = useKeepQuestionMutation()
  const { language } = useContentLanguage()
  const { id, questions, position, chosen } = attempt
  const question = questions[position]
  const speak = useSpeech(question, language)
  const isAnswered = question?.chosen != null
  const isLast = nextOpen(questions, position) === null
  const canConfirm = chosen.length > 0

  const goOn = () => void (isLast ? ending.finish() : dispatch(wentOn(undefined)))
  const confirm = () => {
    if (!question) return
    if (isAnswered) goOn()
    else if (canConfirm) give({ idTentative: id, rang: question.rang, choices: chosen })
  }
  const choose = (choice: number) => void dispatch(choiceToggled(choice))
  const keep = () => question && void keepQuestion({ idQuestion: question.idQuestion, kept: !question.kept })
  const keys = {
    choose: (index: number) => {
      const choice = question?.choices[index]
      if (choice && !isAnswered) choose(choice.id)
    },
    confirm,
    keep,
    skip: () => {
      if (!isAnswered) dispatch(wentOn(undefined))
    },
    ...(speak && { read: speak }),
  }
  const wrong = question?.solution?.correct === false
  const comesAgain =
    wrong && questions.some(({ rang, idQuestion }) => rang > position && idQuestion === question?.idQuestion)
  const answered = questions.filter((one) => one.chosen !== null).length
  return {
    question,
    isAnswered,
    isLast,
    canConfirm,
    answered,
    comesAgain,
    waits,
    isCut,
    ending,
    choose,
    keys,
    speak,
  }
}
