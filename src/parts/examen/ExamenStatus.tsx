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

/** The status of an exam, in the customer's wording. */
export function ExamenStatus({ status }: { status: Statut }) {
  const { t } = useTranslation('parcours')
  return <StatusDot tone={TONES[status]} label={t(`statut.${status}`)} />
}
