import type { EtatDossier } from '@contract/ecole/candidat'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

const TONES: Record<EtatDossier, Tone> = { complet: 'success', incomplet: 'warning', expire: 'danger' }

interface DossierStateProps {
  dossier: EtatDossier
  /** Whether the text names the paperwork, for places without a label beside it. */
  isNamed?: boolean
}

/** The state of a candidate's papers: complete, incomplete or expired. */
export function DossierState({ dossier, isNamed = false }: DossierStateProps) {
  const { t } = useTranslation('candidat')
  return <StatusDot tone={TONES[dossier]} label={t(isNamed ? `dossierNamed.${dossier}` : `dossier.${dossier}`)} />
}
