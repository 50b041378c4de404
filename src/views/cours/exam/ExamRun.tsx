import { Button } from '@core/components/Button'
import type { RunningAttempt } from '@src/redux/code-course/attempt'
import { useTranslation } from 'react-i18next'
import { CutNotice } from '../run/CutNotice'
import { QuestionCard } from '../run/QuestionCard'
import { RunFrame } from '../run/RunFrame'
import { useNextPicture } from '../run/useNextPicture'
import { useRunKeys } from '../run/useRunKeys'
import { useTitle } from '../run/useTitle'
import { AllAnswered } from './AllAnswered'
import { ExamActions } from './ExamActions'
import { ExamClock } from './ExamClock'
import { useExam } from './useExam'

/** The question of a running exam on the screen: no solution, no way back to an answer. */
export function ExamRun({ attempt }: { attempt: RunningAttempt }) {
  const { t } = useTranslation('cours')
  const exam = useExam(attempt)
  const title = useTitle(attempt)
  const { question, answered, open, secondsLeft } = exam
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
      end={
        <Button size="sm" look="ghost" pending={exam.isFinishing} onClick={() => void exam.end()}>
          {t('run.end')}
        </Button>
      }
      actions={<ExamActions exam={exam} />}
    >
      <CutNotice isCut={exam.isCut} waits={exam.waits} />
      {question && open > 0 ? (
        <QuestionCard key={question.rang} question={question} chosen={attempt.chosen} onChoose={exam.choose} />
      ) : (
        <AllAnswered />
      )}
    </RunFrame>
  )
}
