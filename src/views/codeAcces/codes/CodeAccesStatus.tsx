import type { EtatCode } from '@contract/ecole/codeAcces'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

const TONES: Record<EtatCode, Tone> = { RUNNING: 'success', EXPIRED: 'warning', INACTIVE: 'neutral' }

/** The state of a code today. */
export function CodeAccesStatus({ etat }: { etat: EtatCode }) {
  const { t } = useTranslation('codeAcces')
  return <StatusDot tone={TONES[etat]} label={t(`etat.${etat}`)} />
}
