import type { PricingPlan } from '@contract/demo/pages'
import { Button } from '@core/components/Button'
import { useFormat } from '@core/format/useFormat'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Period } from './usePeriod'

const MONTHS = 12

interface PlanOfferProps {
  plan: PricingPlan
  period: Period
  isCurrent: boolean
  onChoose: () => void
}

/** One plan with its price and content. */
export function PlanOffer({ plan, period, isCurrent, onChoose }: PlanOfferProps) {
  const { t } = useTranslation('demoPricing')
  const { title, img, subtitle, planBenefits, popular } = plan
  return (
    <li className={popular ? 'card pricing-plan is-popular' : 'card pricing-plan'}>
      <img src={img} alt="" width={160} height={84} />
      <h2>
        {title} {popular ? <span className="pricing-mark">{t('popular')}</span> : null}
      </h2>
      <p className="muted">{subtitle}</p>
      <PlanPrice plan={plan} period={period} />
      <Button look={popular && !isCurrent ? 'primary' : 'secondary'} disabled={isCurrent} onClick={onChoose}>
        {isCurrent ? t('current') : t('choose', { plan: title })}
      </Button>
      <ul>
        {planBenefits.map((benefit) => (
          <li key={benefit}>
            <Check aria-hidden size={16} strokeWidth={2} />
            {benefit}
          </li>
        ))}
      </ul>
    </li>
  )
}

function PlanPrice({ plan: { monthlyPrice, yearlyPlan }, period }: Pick<PlanOfferProps, 'plan' | 'period'>) {
  const { t } = useTranslation('demoPricing')
  const format = useFormat()
  const isYearly = period === 'yearly'
  const { perMonth, totalAnnual } = yearlyPlan
  const saved = monthlyPrice * MONTHS - totalAnnual
  return (
    <div className="pricing-price">
      <p>
        <strong>{format.number(isYearly ? perMonth : monthlyPrice)}</strong> {t('perMonth')}
      </p>
      <p className="muted">
        {isYearly && totalAnnual > 0
          ? t('perYear', { total: format.number(totalAnnual), saved: format.number(saved) })
          : t(monthlyPrice === 0 ? 'free' : 'billedMonthly')}
      </p>
    </div>
  )
}
