import type { StatutDemandePack } from '@contract/plateforme/demandePack'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

const TONES: Record<StatutDemandePack, Tone> = { PENDING: 'warning', ACCEPTED: 'success', REFUSED: 'danger' }

/** The status of a request for a pack. */
export function DemandePackStatus({ statut }: { statut: StatutDemandePack }) {
  const { t } = useTranslation('demandePack')
  return <StatusDot tone={TONES[statut]} label={t(`statut.${statut}`)} />
}
