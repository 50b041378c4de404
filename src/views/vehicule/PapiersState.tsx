import type { EtatPapiers } from '@contract/vehicule'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

const TONES: Record<EtatPapiers, Tone> = {
  valide: 'success',
  bientot: 'warning',
  expire: 'danger',
  inconnu: 'neutral',
}

/** The state of a vehicle's papers: the worst of them. */
export function PapiersState({ papiers }: { papiers: EtatPapiers }) {
  const { t } = useTranslation('vehicule')
  return <StatusDot tone={TONES[papiers]} label={t(`papiers.${papiers}`)} />
}
