import type { AutoEcole } from '@contract/plateforme/autoecole'
import { Button } from '@core/components/Button'
import { Check, LockOpen, PauseCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDecide } from './useDecide'

interface DecisionButtonsProps {
  ecole: AutoEcole
  /** Opens the form that asks for the reason. */
  onSuspend: () => void
}

/** The platform's possible decisions on a school, by its status. */
export function DecisionButtons({ ecole, onSuspend }: DecisionButtonsProps) {
  const { t } = useTranslation('autoecole')
  const { approve, reopen, pending } = useDecide(ecole)
  if (ecole.statut === 'PENDING')
    return (
      <Button look="primary" icon={Check} pending={pending} onClick={() => void approve()}>
        {t('approve')}
      </Button>
    )
  if (ecole.statut === 'SUSPENDED')
    return (
      <Button look="primary" icon={LockOpen} pending={pending} onClick={() => void reopen()}>
        {t('reopen')}
      </Button>
    )
  return (
    <Button look="danger-ghost" icon={PauseCircle} onClick={onSuspend}>
      {t('suspend')}
    </Button>
  )
}
