import type { RunningAttempt } from '@src/redux/code-course/attempt'
import { useTranslation } from 'react-i18next'
import { CutNotice } from '../run/CutNotice'
import { EndButtons } from '../run/EndButtons'
import { QuestionCard } from '../run/QuestionCard'
import { RunFrame } from '../run/RunFrame'
import { useNextPicture } from '../run/useNextPicture'
import { useRunKeys } from '../run/useRunKeys'
import { useTitle } from '../run/useTitle'
import { Verdict } from '../run/Verdict'
import { StudyActions } from './StudyActions'
import { useStudy } from './useStudy'

/** The question of a study session on the screen. */
export function StudyRun({ attempt }: { attempt: RunningAttempt }) {
  const { t } = useTranslation('cours')
  const study = useStudy(attempt)
  const { question, isAnswered, answered, waits, isCut } = study
  const title = useTitle(attempt)
  useRunKeys(study.keys)
  useNextPicture(attempt)
  if (!question) return null
  const total = attempt.questions.length
  return (
    <RunFrame
      title={title}
      place={t('run.place', { number: question.rang + 1, count: total })}
      share={answered / total}
      end={<EndButtons ending={study.ending} onFinish={study.ending.finish} />}
      notice={<CutNotice isCut={isCut} waits={waits} />}
      actions={<StudyActions study={study} />}
    >
      <QuestionCard
        key={question.rang}
        question={question}
        chosen={question.chosen ?? attempt.chosen}
        onChoose={isAnswered ? undefined : study.choose}
      />
      {question.solution ? (
        <Verdict key={`verdict-${question.rang}`} solution={question.solution} comesAgain={study.comesAgain} />
      ) : null}
    </RunFrame>
  )
}
