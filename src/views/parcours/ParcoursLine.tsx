import type { Parcours } from '@contract/planning/parcours'
import { useFormat } from '@core/format/useFormat'
import { CircleCheckBig } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { StageStep } from './StageStep'
import './parcours.scss'

interface ParcoursLineProps {
  data: Parcours
  /** Whether exams can be planned from here. */
  canPlan: boolean
}

/** The path to the licence as a line of stages, with the next one marked. */
export function ParcoursLine({ data, canPlan }: ParcoursLineProps) {
  const { t } = useTranslation('parcours')
  const format = useFormat()
  const { parcours, today, idCandidat } = data
  return (
    <>
      {parcours.termineLe ? (
        <p className="parcours-done">
          <CircleCheckBig aria-hidden size={18} strokeWidth={1.75} />
          {t('done', { day: format.day(parcours.termineLe) })}
        </p>
      ) : null}
      <ol className="parcours-line" aria-label={t('label')}>
        {parcours.etapes.map((stage) => (
          <StageStep
            key={stage.etape}
            stage={stage}
            today={today}
            isNext={stage.etape === parcours.prochaine}
            planFor={canPlan ? idCandidat : undefined}
          />
        ))}
      </ol>
    </>
  )
}
