import { Button } from '@core/components/Button'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { Readiness } from '@src/parts/cours/Readiness'
import { useCourseProgressQuery } from '@src/redux/code-course/tentative'
import { Flame, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { sessionMinutes } from '../sessionMinutes'
import { useStartSession } from '../useStart'

/** The readiness of the candidate, and the one thing to do next. */
export function Today() {
  const { data, isError, isFetching, refetch } = useCourseProgressQuery({})
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <CardSkeleton />
  return (
    <section className="card card-body today-card">
      {data.topics.some(({ seen }) => seen > 0) ? <Readiness progress={data} /> : <Welcome />}
      <NextStep due={data.due} streak={data.streak} />
    </section>
  )
}

/** Shown before the first answer, when nothing can be calculated yet. */
function Welcome() {
  const { t } = useTranslation('cours')
  return (
    <div className="readiness">
      <h2>{t('welcome.title')}</h2>
      <p>{t('welcome.text')}</p>
    </div>
  )
}

function NextStep({ due, streak }: { due: number; streak: number }) {
  const { t } = useTranslation('cours')
  const { begin, isStarting } = useStartSession()
  return (
    <div className="next-step">
      {due > 0 ? <p>{t('due.count', { count: due })}</p> : null}
      <Button
        look="primary"
        icon={Play}
        pending={isStarting}
        onClick={() => void begin({ durationMinutes: sessionMinutes(due), topic: null })}
      >
        {due > 0 ? t('due.start') : t('due.learn')}
      </Button>
      {streak > 0 ? (
        <p className="streak muted">
          <Flame aria-hidden size={16} strokeWidth={1.75} />
          {t('streak', { count: streak })}
        </p>
      ) : null}
    </div>
  )
}
