import type { AutoEcole, EtatAbonnement } from '@contract/plateforme/autoecole'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'

const TONES: Record<EtatAbonnement, Tone> = { ACTIVE: 'success', SOON: 'warning', NONE: 'danger' }

/** The school's package and its last day; without one the school is read-only. */
export function AbonnementState({ abonnement, etatAbonnement }: Pick<AutoEcole, 'abonnement' | 'etatAbonnement'>) {
  const { t } = useTranslation('autoecole')
  const format = useFormat()
  const label = abonnement
    ? t('abonnement.until', { nom: abonnement.nom, day: format.day(abonnement.dateFin, 'short') })
    : t('abonnement.NONE')
  return <StatusDot tone={TONES[etatAbonnement]} label={label} />
}
