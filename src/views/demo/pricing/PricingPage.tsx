import { ButtonLink } from '@core/components/ButtonLink'
import { toast } from '@core/components/messages/toast'
import { Page } from '@core/components/Page'
import { paths } from '@src/configs/paths'
import { usePricingQuery } from '@src/redux/demo/pricing/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../shared/Loaded'
import { Questions } from '../shared/Questions'
import { PeriodSwitch } from './PeriodSwitch'
import { PlanOffer } from './PlanOffer'
import { Trial } from './Trial'
import { usePeriod } from './usePeriod'
import './pricing.scss'

/** Three plans by month or by year, and questions about them. */
export function PricingPage() {
  const { t } = useTranslation('demoPricing')
  const query = usePricingQuery()
  const [period, setPeriod] = usePeriod()
  const [chosen, setChosen] = useState('Basic')
  const choose = (title: string) => {
    setChosen(title)
    toast.success(t('chosen', { plan: title }))
  }
  return (
    <Page title={t('title')} description={t('text')} actions={<PeriodSwitch period={period} onChange={setPeriod} />}>
      <Loaded query={query} lines={14}>
        {({ basicPlan, standardPlan, enterprisePlan, qandA }) => (
          <>
            <ul className="pricing-plans">
              {[basicPlan, standardPlan, enterprisePlan].map((plan) => (
                <PlanOffer
                  key={plan.title}
                  plan={plan}
                  period={period}
                  isCurrent={plan.title === chosen}
                  onChoose={() => choose(plan.title)}
                />
              ))}
            </ul>
            <Trial />
            <section className="pricing-questions" aria-labelledby="pricing-questions">
              <div>
                <h2 id="pricing-questions">{t('questions')}</h2>
                <p className="muted">{t('questionsText')}</p>
                <ButtonLink to={paths.contact}>{t('write')}</ButtonLink>
              </div>
              <Questions name="pricing" questions={qandA} />
            </section>
          </>
        )}
      </Loaded>
    </Page>
  )
}
