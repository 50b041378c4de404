import type { AutoEcole } from '@contract/plateforme/autoecole'
import { MotifForm } from '@src/parts/autoecole/MotifForm'
import { useTranslation } from 'react-i18next'
import { useDecide } from './useDecide'

/** Asks for the reason, then refuses a sign-up that waits, or suspends the school. */
export function DecisionMotif({ ecole, onClose }: { ecole: AutoEcole; onClose: () => void }) {
  const { t } = useTranslation('autoecole')
  const { refuse, suspend } = useDecide(ecole, onClose)
  const isRefusal = ecole.statut === 'PENDING'
  return (
    <MotifForm
      draftKey={`${isRefusal ? 'refus' : 'suspension'}:${ecole.id}`}
      label={t(isRefusal ? 'refuse' : 'suspend')}
      hint={t('motifHint')}
      onSubmit={isRefusal ? refuse : suspend}
      onCancel={onClose}
    />
  )
}
