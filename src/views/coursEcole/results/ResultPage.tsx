import type { Tentative } from '@contract/cours/tentative'
import { BackLink } from '@core/components/BackLink'
import { ButtonLink } from '@core/components/ButtonLink'
import { Banner } from '@core/components/messages/Banner'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { AttemptResult } from '@src/parts/cours/AttemptResult'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useCourseResultQuery } from '@src/redux/code-course/overview'
import { ErrorsByTopic } from '@src/views/cours/exam/ErrorsByTopic'
import { ReviewList } from '@src/views/cours/run/ReviewList'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import '@src/views/cours/run/run.scss'

/** One attempt of a candidate, for instructors: read-only. */
export function ResultPage() {
  const { t } = useTranslation('coursEcole')
  const id = Number(useParams().id)
  // Answers of an exam may still arrive after its time.
  const answer = useCourseResultQuery(id, { skip: !Number.isInteger(id), refetchOnMountOrArgChange: true })
  const { currentData, error, isFetching, refetch } = answer
  if (currentData) return <Result attempt={currentData} />
  const isUnknown = isNotFound(error)
  return (
    <div className="page">
      <BackLink to={paths.courseResults}>{t('results.title')}</BackLink>
      {error ? (
        <ErrorState
          title={isUnknown ? t('review.unknown') : undefined}
          onRetry={isUnknown ? undefined : () => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <CardSkeleton lines={6} />
      )}
    </div>
  )
}

function Result({ attempt }: { attempt: Tentative }) {
  const { t } = useTranslation(['coursEcole', 'cours'])
  const format = useFormat()
  const read = useReadLanguage()
  const { title, candidat, idCandidat, mode, startedAt } = attempt
  const activity = t(`cours:activity.${mode}`)
  const what = [title[read], activity !== title[read] && activity, format.moment(startedAt)]
  return (
    <Page
      title={candidat ?? title[read]}
      description={format.beside(what)}
      back={<BackLink to={paths.courseResults}>{t('results.title')}</BackLink>}
      actions={
        idCandidat === null ? null : (
          <ButtonLink to={`${paths.candidat(idCandidat)}?tab=code`}>{t('review.file')}</ButtonLink>
        )
      }
    >
      <section className="card card-body run-result" aria-label={t('cours:results.result')}>
        <AttemptResult attempt={attempt} />
        {mode === 'EXAM' && attempt.status === 'COMPLETED' ? <ErrorsByTopic questions={attempt.questions} /> : null}
      </section>
      <Answers attempt={attempt} />
    </Page>
  )
}

/** The answers with the solutions; for an exam that was completed, the unanswered questions too. */
function Answers({ attempt: { mode, status, questions } }: { attempt: Tentative }) {
  const { t } = useTranslation('coursEcole')
  if (mode === 'EXAM' && status === 'STARTED') return <Banner tone="info">{t('review.running')}</Banner>
  const isWhole = mode === 'EXAM' && status === 'COMPLETED'
  const shown = isWhole ? questions : questions.filter(({ chosen }) => chosen !== null)
  if (shown.length === 0) return <Banner tone="info">{t('review.noAnswers')}</Banner>
  return <ReviewList questions={shown} title={t('review.answers')} />
}
