import type { RunningAttempt } from '@src/redux/code-course/attempt'
import { useTranslation } from 'react-i18next'
import { CutNotice } from '../run/CutNotice'
import { EndButtons } from '../run/EndButtons'
import { QuestionCard } from '../run/QuestionCard'
import { RunFrame } from '../run/RunFrame'
import { useNextPicture } from '../run/useNextPicture'
import { useRunKeys } from '../run/useRunKeys'
import { useTitle } from '../run/useTitle'
import { ExamActions } from './ExamActions'
import { ExamClock } from './ExamClock'
import { NothingToAnswer } from './NothingToAnswer'
import { useExam } from './useExam'

/** The question of a running exam on the screen: no solution, no way back to an answer. */
export function ExamRun({ attempt }: { attempt: RunningAttempt }) {
  const { t } = useTranslation('cours')
  const exam = useExam(attempt)
  const title = useTitle(attempt)
  const { question, answered, secondsLeft, isOver } = exam
  const total = attempt.questions.length
  useRunKeys(exam.keys)
  useNextPicture(attempt)
  return (
    <RunFrame
      title={title}
      place={
        question ? t('run.place', { number: question.rang + 1, count: total }) : t('exam.answered', { count: total })
      }
      share={answered / total}
      clock={secondsLeft === null ? null : <ExamClock seconds={secondsLeft} />}
      end={isOver ? null : <EndButtons ending={exam.ending} onFinish={exam.end} />}
      notice={<CutNotice isCut={exam.isCut} waits={exam.waits} />}
      actions={<ExamActions exam={exam} />}
    >
      {question ? (
        <QuestionCard key={question.rang} question={question} chosen={attempt.chosen} onChoose={exam.choose} />
      ) : (
        <NothingToAnswer key={String(isOver)} reason={isOver ? 'timeOver' : 'allAnswered'} />
      )}
    </RunFrame>
  )
}
