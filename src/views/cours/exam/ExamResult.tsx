import { BackLink } from '@core/components/BackLink'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { Page } from '@core/components/Page'
import { paths } from '@src/configs/paths'
import type { RunningAttempt } from '@src/redux/code-course/attempt'
import { CircleCheck, CircleX, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ReviewList } from '../run/ReviewList'
import { useTitle } from '../run/useTitle'
import { useStartSession } from '../useStart'
import { ErrorsByTopic } from './ErrorsByTopic'
import '../run/run.scss'

/** Passed or failed in words, the score, the errors by topic, and each question with its solution. */
export function ExamResult({ attempt }: { attempt: RunningAttempt }) {
  const { t } = useTranslation(['cours', 'nav'])
  const title = useTitle(attempt)
  const { correct, total, passMark, passed, questions, late } = attempt
  const Icon = passed ? CircleCheck : CircleX
  const words = t(passed ? 'exam.passed' : 'exam.failed')
  return (
    <Page title={title} back={<BackLink to={paths.codeCourse}>{t('nav:codeCourse')}</BackLink>}>
      <section className="card card-body run-result" aria-label={words}>
        <p className={passed ? 'run-verdict is-right' : 'run-verdict is-wrong'} role="status">
          <Icon aria-hidden size={28} strokeWidth={1.75} />
          <strong>{words}</strong>
        </p>
        <p className="run-score">
          <strong>{t('exam.score', { right: correct ?? 0, count: total })}</strong>
          {' · '}
          <span className="muted">{t('exam.needed', { count: passMark ?? 0 })}</span>
        </p>
        {late > 0 ? <p className="muted">{t('exam.late', { count: late })}</p> : null}
        <ErrorsByTopic questions={questions} />
        <ResultActions attempt={attempt} />
      </section>
      <ReviewList questions={questions} title={t('review.title')} />
    </Page>
  )
}

function ResultActions({ attempt }: { attempt: RunningAttempt }) {
  const { t } = useTranslation('cours')
  const { begin, isStarting } = useStartSession()
  const hasErrors = attempt.questions.some(({ solution }) => !solution?.correct)
  return (
    <div className="run-next">
      {hasErrors ? (
        <Button
          look="primary"
          icon={RotateCcw}
          pending={isStarting}
          onClick={() => void begin({ errorsOf: attempt.id })}
        >
          {t('summary.repeat')}
        </Button>
      ) : null}
      <ButtonLink to={`${paths.codeCourse}?tab=exams`}>{t('exam.another')}</ButtonLink>
    </div>
  )
}
