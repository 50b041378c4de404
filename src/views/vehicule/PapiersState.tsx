import type { EtatPapiers } from '@contract/ecole/vehicule'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

const TONES: Record<EtatPapiers, Tone> = {
  valide: 'success',
  bientot: 'warning',
  expire: 'danger',
  inconnu: 'neutral',
}

interface PapiersStateProps {
  papiers: EtatPapiers
  /** Adds the word « papers », where no heading does. */
  named?: boolean
}

/** The state of a vehicle's papers: the worst of them. */
export function PapiersState({ papiers, named = false }: PapiersStateProps) {
  const { t } = useTranslation('vehicule')
  return <StatusDot tone={TONES[papiers]} label={named ? t(`papiersOf.${papiers}`) : t(`papiers.${papiers}`)} />
}
