import type { AutoEcole } from '@contract/plateforme/autoecole'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

const TONES: Record<AutoEcole['statut'], Tone> = { PENDING: 'warning', ACTIVE: 'success', SUSPENDED: 'danger' }

/** Whether a school waits for approval, works or is suspended. */
export function StatutAutoEcole({ statut }: Pick<AutoEcole, 'statut'>) {
  const { t } = useTranslation('autoecole')
  return <StatusDot tone={TONES[statut]} label={t(`statut.${statut}`)} />
}
