import { DEMO_PLANS, type DemoUser } from '@contract/demo/user'
import { toast } from '@core/components/messages/toast'
import { Menu } from '@core/components/overlays/Menu'
import { daysBetween, today } from '@core/format/date'
import { useFormat } from '@core/format/useFormat'
import { useUpdateDemoUserMutation } from '@src/redux/demo/user/api'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dayAhead } from '../shared/dayAhead'

/** A user's plan with its content and end, and a link to change it. */
export function PlanCard({ demoUser: { id, currentPlan } }: { demoUser: DemoUser }) {
  const { t } = useTranslation('demoUser')
  const format = useFormat()
  const [update] = useUpdateDemoUserMutation()
  const ends = dayAhead(5 + ((id * 11) % 80))
  const others = DEMO_PLANS.filter((plan) => plan !== currentPlan)
  const choose = async (plan: DemoUser['currentPlan']) => {
    const { error } = await update({ id, currentPlan: plan })
    if (error) return toast.error(t('failed'))
    toast.success(t('planChanged', { plan: t(`plan.${plan}`) }), {
      undo: () => void update({ id, currentPlan }),
    })
  }
  const features = [t(`planHolds.${currentPlan}.users`), t(`planHolds.${currentPlan}.room`), t('planHolds.support')]
  return (
    <section className="card" aria-labelledby="user-plan">
      <div className="card-head">
        <h2 id="user-plan">{t('planTitle', { plan: t(`plan.${currentPlan}`) })}</h2>
        <Menu
          label={t('changePlan')}
          items={others.map((plan) => ({ id: plan, label: t(`plan.${plan}`), onSelect: () => void choose(plan) }))}
        />
      </div>
      <div className="card-body user-plan-part">
        <p className="muted">{t('planEnds', { day: format.day(ends), count: daysBetween(today(), ends) })}</p>
        <ul className="user-plan">
          {features.map((feature) => (
            <li key={feature}>
              <Check aria-hidden size={16} strokeWidth={2} />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
