import type { AutoEcole } from '@contract/plateforme/autoecole'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

const TONES: Record<AutoEcole['statut'], Tone> = { PENDING: 'warning', ACTIVE: 'success', SUSPENDED: 'danger' }

/** The status of a school: awaiting approval, active or suspended. */
export function AutoEcoleStatus({ statut }: Pick<AutoEcole, 'statut'>) {
  const { t } = useTranslation('autoecole')
  return <StatusDot tone={TONES[statut]} label={t(`statut.${statut}`)} />
}
