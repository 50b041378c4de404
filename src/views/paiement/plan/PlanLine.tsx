import { useFormat } from '@core/format/useFormat'
import { useMoney } from '@src/parts/argent/useMoney'
import { CalendarClock, Check, CircleAlert, Circle as Later } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Step, StepState } from './planSteps'

const ICONS = { paid: Check, late: CircleAlert, today: CalendarClock, next: CalendarClock, later: Later } as const
const ICON_OF: Record<StepState, (typeof ICONS)[keyof typeof ICONS]> = ICONS

/** A payment plan as a line of instalments: paid, late or next. */
export function PlanLine({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('paiement')
  return (
    <ol className="plan-line" aria-label={t('plan.title')}>
      {steps.map((step) => (
        <PlanStep key={step.date} step={step} />
      ))}
    </ol>
  )
}

function PlanStep({ step: { date, montant, reste, state } }: { step: Step }) {
  const { t } = useTranslation('paiement')
  const format = useFormat()
  const money = useMoney()
  const Icon = ICON_OF[state]
  const isPart = reste > 0 && reste < montant
  return (
    <li className={`plan-step plan-${state}`}>
      <span className="plan-dot">
        <Icon aria-hidden size={14} strokeWidth={2} />
      </span>
      <time dateTime={date}>{format.day(date, 'short')}</time>
      <b>{money(montant)}</b>
      <span className="plan-state">{isPart ? t('plan.left', { amount: money(reste) }) : t(`plan.state.${state}`)}</span>
    </li>
  )
}
