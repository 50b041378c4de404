import { Button } from '@core/components/Button'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { TopicBars } from '@src/parts/cours/TopicBars'
import { useCourseProgressQuery } from '@src/redux/code-course/tentative'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { sessionMinutes } from '../sessionMinutes'
import { useStartSession } from '../useStart'
import { DayHistory } from './DayHistory'

/** The remembered share of each topic, the days of training, and the questions to review. */
export function ProgressTab() {
  const { t } = useTranslation('cours')
  // The card above reports a failure.
  const { data } = useCourseProgressQuery({})
  if (!data) return <CardSkeleton lines={8} />
  return (
    <div className="progress-tab">
      <section className="card card-body">
        <h2>{t('progress.byTopic')}</h2>
        <TopicBars topics={data.topics} />
      </section>
      <div className="progress-side">
        <ToRepeat due={data.due} kept={data.kept} />
        <DayHistory days={data.days} />
      </div>
    </div>
  )
}

function ToRepeat({ due, kept }: { due: number; kept: number }) {
  const { t } = useTranslation('cours')
  const { begin, isStarting } = useStartSession()
  return (
    <section className="card card-body to-repeat">
      <h2>{t('repeat.title')}</h2>
      <p>{due > 0 ? t('due.count', { count: due }) : t('due.none')}</p>
      <p className="muted">{t('repeat.kept', { count: kept })}</p>
      {due + kept > 0 ? (
        <Button
          icon={RotateCcw}
          pending={isStarting}
          onClick={() => void begin({ durationMinutes: sessionMinutes(due + kept), topic: null })}
        >
          {t('repeat.start')}
        </Button>
      ) : null}
    </section>
  )
}
