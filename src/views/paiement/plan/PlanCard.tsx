import type { CompteCandidat } from '@contract/argent/compte'
import type { Echeancier } from '@contract/argent/echeancier'
import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { useMoney } from '@src/parts/argent/useMoney'
import { useMoneyRights } from '@src/parts/argent/useMoneyRights'
import { Part } from '@src/parts/parcours/Part'
import { useSchool } from '@src/redux/session/useSchool'
import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { activeInscription } from '../account'
import type { Open } from '../opened'
import { PlanLine } from './PlanLine'
import { planSteps } from './planSteps'

interface PlanCardProps {
  compte: CompteCandidat
  onOpen: Open
}

/** The payment plan of the active enrolment, or a button to make one. */
export function PlanCard({ compte, onOpen }: PlanCardProps) {
  const { t } = useTranslation('paiement')
  const { canChange } = useMoneyRights()
  const inscription = activeInscription(compte)
  const plan = inscription?.echeancier
  const canPlan = canChange && inscription !== undefined && inscription.resteLots > 0
  if (!plan && !canPlan) return null
  const button = canPlan ? (
    <Button size="sm" icon={CalendarClock} onClick={() => onOpen({ kind: 'plan' })}>
      {t(plan ? 'plan.change' : 'plan.make')}
    </Button>
  ) : null
  return (
    <Part title={t('plan.title')}>
      {plan ? (
        <PlanShown plan={plan} action={button} />
      ) : (
        <div className="plan-foot">
          <p className="muted">{t('plan.none')}</p>
          {button}
        </div>
      )}
    </Part>
  )
}

function PlanShown({ plan, action }: { plan: Echeancier; action: ReactNode }) {
  const { t } = useTranslation('paiement')
  const money = useMoney()
  const { today } = useSchool()
  const { ecart } = plan
  return (
    <>
      {ecart === 0 ? null : (
        <Banner tone="warning" action={action}>
          {t(ecart > 0 ? 'plan.dearer' : 'plan.cheaper', { amount: money(Math.abs(ecart)) })}
        </Banner>
      )}
      <PlanLine steps={planSteps(plan.echeances, today)} />
      <div className="plan-foot">
        <p className="muted">{t('plan.spread', { amount: money(plan.montant), count: plan.echeances.length })}</p>
        {ecart === 0 ? action : null}
      </div>
    </>
  )
}
