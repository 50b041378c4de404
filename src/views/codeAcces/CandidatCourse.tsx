import { CardSkeleton } from '@core/components/states/Skeletons'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { AttemptResult } from '@src/parts/cours/AttemptResult'
import { OwnText } from '@src/parts/cours/OwnText'
import { Readiness } from '@src/parts/cours/Readiness'
import { TopicBars } from '@src/parts/cours/TopicBars'
import { useAttemptsQuery, useCourseProgressQuery } from '@src/redux/code-course/tentative'
import { useAbility } from '@src/redux/session/ability'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** The training of a candidate, for their school: readiness with its reasons, topics, last results. */
export function CandidatCourse({ id }: { id: number }) {
  const { t } = useTranslation('cours')
  const { data } = useCourseProgressQuery({ idCandidat: String(id) })
  if (!data) return <CardSkeleton lines={6} />
  const hasTrained = data.topics.some(({ seen }) => seen > 0)
  return (
    <section className="card card-body code-course" aria-label={t('file.readiness')}>
      <h2>{t('file.readiness')}</h2>
      {hasTrained ? <Readiness progress={data} own={false} /> : <p className="muted">{t('file.none')}</p>}
      {hasTrained ? <TopicBars topics={data.topics} /> : null}
      <LastResults id={id} />
    </section>
  )
}

function LastResults({ id }: { id: number }) {
  const { t } = useTranslation('cours')
  const format = useFormat()
  const canOpen = useAbility().can('export', 'Tentative')
  const { data } = useAttemptsQuery({ idCandidat: String(id), perPage: '10' })
  if (!data || data.data.length === 0) return null
  return (
    <>
      <h3>{t('file.last')}</h3>
      <ul className="code-list">
        {data.data.map((attempt) => (
          <li key={attempt.id}>
            {canOpen ? (
              <Link to={paths.courseResult(attempt.id)}>
                <OwnText text={attempt.title} />
              </Link>
            ) : (
              <OwnText text={attempt.title} />
            )}
            <AttemptResult attempt={attempt} />
            <span className="muted">{format.moment(attempt.startedAt)}</span>
          </li>
        ))}
      </ul>
      {canOpen ? <Link to={paths.courseResultsOf(id)}>{t('file.all')}</Link> : null}
    </>
  )
}
