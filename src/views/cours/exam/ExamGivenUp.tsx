import { BackLink } from '@core/components/BackLink'
import { ButtonLink } from '@core/components/ButtonLink'
import { Page } from '@core/components/Page'
import { paths } from '@src/configs/paths'
import type { RunningAttempt } from '@src/redux/code-course/attempt'
import { useTranslation } from 'react-i18next'
import { ReviewList } from '../run/ReviewList'
import { useTitle } from '../run/useTitle'
import '../run/run.scss'

/** A mock exam that was given up: no score, only the answers given until then. */
export function ExamGivenUp({ attempt }: { attempt: RunningAttempt }) {
  const { t } = useTranslation(['cours', 'nav'])
  const title = useTitle(attempt)
  const answered = attempt.questions.filter(({ chosen }) => chosen !== null)
  return (
    <Page title={title} back={<BackLink to={paths.codeCourse}>{t('nav:codeCourse')}</BackLink>}>
      <section className="card card-body run-result" aria-label={t('exam.abandoned')}>
        <p className="run-verdict" role="status">
          <strong>{t('exam.abandoned')}</strong>
        </p>
        <p className="muted">{t('exam.notCounted')}</p>
        <div className="run-next">
          <ButtonLink look="primary" to={`${paths.codeCourse}?tab=exams`}>
            {t('exam.another')}
          </ButtonLink>
        </div>
      </section>
      {answered.length > 0 ? <ReviewList questions={answered} title={t('review.title')} /> : null}
    </Page>
  )
}
