import type { DemoUser } from '@contract/demo/user'
import { useTranslation } from 'react-i18next'
import { Timeline } from '../shared/Timeline'

const DAY = 1440

/** A user's latest activity: sample data, different for each. */
export function UserTimeline({ demoUser: { id, currentPlan, company } }: { demoUser: DemoUser }) {
  const { t } = useTranslation('demoUser')
  const entries = [
    { id: 'paid', title: t('timeline.paid.title'), text: t('timeline.paid.text'), ago: 5 + ((id * 13) % 50) },
    { id: 'meeting', title: t('timeline.meeting.title'), text: company, ago: 60 * (1 + (id % 20)) },
    {
      id: 'plan',
      title: t('timeline.plan.title'),
      text: t('planTitle', { plan: t(`plan.${currentPlan}`) }),
      ago: DAY * (2 + (id % 25)),
    },
  ]
  return (
    <section className="card user-wide" aria-labelledby="user-timeline">
      <div className="card-head">
        <h2 id="user-timeline">{t('timeline.title')}</h2>
      </div>
      <div className="card-body">
        <Timeline entries={entries} />
      </div>
    </section>
  )
}
