import type { Statut } from '@contract/planning/evenement'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

const TONES: Record<Statut, Tone> = {
  PLANNED: 'info',
  SUCCESS: 'success',
  FAILED: 'danger',
  CANCELLED: 'neutral',
  NO_SHOW: 'warning',
}

interface ExamenStatusProps {
  status: Statut
  isOver: boolean
}

/** The status of an exam, in the customer's wording: one that is over and has no result is not planned any more. */
export function ExamenStatus({ status, isOver }: ExamenStatusProps) {
  const { t } = useTranslation(['parcours', 'evenement'])
  if (isOver && status === 'PLANNED') return <StatusDot tone="warning" label={t('evenement:standing.noResult')} />
  return <StatusDot tone={TONES[status]} label={t(`statut.${status}`)} />
}
