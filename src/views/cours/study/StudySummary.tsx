import { BackLink } from '@core/components/BackLink'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { Page } from '@core/components/Page'
import { paths } from '@src/configs/paths'
import type { RunningAttempt } from '@src/redux/code-course/attempt'
import { useCourseProgressQuery } from '@src/redux/code-course/tentative'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ReviewList } from '../run/ReviewList'
import { useTitle } from '../run/useTitle'
import { useStartSession } from '../useStart'

/** The result of a study session, and the next step. */
export function StudySummary({ attempt }: { attempt: RunningAttempt }) {
  const { t } = useTranslation(['cours', 'nav'])
  const title = useTitle(attempt)
  const { data: progress } = useCourseProgressQuery({})
  const answered = attempt.questions.filter(({ chosen }) => chosen !== null)
  const right = answered.filter(({ solution }) => solution?.correct).length
  const errors = new Set(answered.filter(({ solution }) => !solution?.correct).map(({ idQuestion }) => idQuestion)).size
  return (
    <Page title={title} back={<BackLink to={paths.codeCourse}>{t('nav:codeCourse')}</BackLink>}>
      <section className="card card-body run-result">
        {attempt.status === 'ABANDONED' ? <p className="muted">{t('summary.abandoned')}</p> : null}
        <p className="run-score">
          <strong>{t('summary.score', { right, count: answered.length })}</strong>
        </p>
        <p>{errors > 0 ? t('summary.errors', { count: errors }) : t('summary.noErrors')}</p>
        {progress && progress.due > 0 ? <p className="muted">{t('due.count', { count: progress.due })}</p> : null}
        <SummaryActions id={attempt.id} errors={errors} />
      </section>
      <ReviewList questions={answered} title={t('review.title')} />
    </Page>
  )
}

function SummaryActions({ id, errors }: { id: number; errors: number }) {
  const { t } = useTranslation('cours')
  const { begin, isStarting } = useStartSession()
  return (
    <div className="run-next">
      {errors > 0 ? (
        <Button look="primary" icon={RotateCcw} pending={isStarting} onClick={() => void begin({ errorsOf: id })}>
          {t('summary.repeat')}
        </Button>
      ) : null}
      <ButtonLink to={paths.codeCourse} look={errors > 0 ? 'secondary' : 'primary'}>
        {t('summary.back')}
      </ButtonLink>
    </div>
  )
}
