import type { EtatPackage } from '@contract/plateforme/package'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

const TONES: Record<EtatPackage, Tone> = { ACTIVE: 'success', UPCOMING: 'info', EXPIRED: 'neutral' }

/** The state of a package: running, future or expired. */
export function PackageStatus({ etat }: { etat: EtatPackage }) {
  const { t } = useTranslation('package')
  return <StatusDot tone={TONES[etat]} label={t(`etat.${etat}`)} />
}
