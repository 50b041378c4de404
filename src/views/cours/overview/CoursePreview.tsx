import { Button } from '@core/components/Button'
import { Page } from '@core/components/Page'
import { SignsLink } from '@src/parts/cours/SignsLink'
import { useOwnSeriesQuery } from '@src/redux/code-course/tentative'
import { Check, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStartSession } from '../useStart'
import './overview.scss'

/** Long enough for two questions of each of the ten topics. */
const PREVIEW_MINUTES = 10
const OFFERED = ['questions', 'exams', 'memory', 'ready', 'languages', 'offline'] as const

/** The page for users without a school: twenty questions to try, and a description of the whole course. */
export function CoursePreview() {
  const { t } = useTranslation(['cours', 'nav'])
  const { data } = useOwnSeriesQuery()
  const { begin, isStarting } = useStartSession()
  const series = data?.data ?? []
  const count = series.reduce((sum, { questions }) => sum + questions, 0)
  return (
    <Page title={t('nav:codeCourse')} description={t('preview.text')} actions={<SignsLink />}>
      <section className="card card-body preview">
        <h2>{t('preview.try')}</h2>
        <p>{t('preview.tryText')}</p>
        <Button
          look="primary"
          icon={Play}
          pending={isStarting}
          onClick={() => void begin({ durationMinutes: PREVIEW_MINUTES, topic: null })}
        >
          {t('preview.start')}
        </Button>
      </section>
      <section className="card card-body preview">
        <h2>{t('preview.offers')}</h2>
        <ul>
          {OFFERED.map((one) => (
            <li key={one}>
              <Check aria-hidden size={18} strokeWidth={2} />
              {t(`preview.offer.${one}`, { questions: count, series: series.length })}
            </li>
          ))}
        </ul>
        <p className="muted">{t('preview.how')}</p>
      </section>
    </Page>
  )
}
