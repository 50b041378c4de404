import { type AutoEcole, isRefused } from '@contract/plateforme/autoecole'
import { Button } from '@core/components/Button'
import { Check, LockOpen, PauseCircle, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDecide } from './useDecide'

interface DecisionButtonsProps {
  ecole: AutoEcole
  /** Opens the form that asks for the reason of a refusal or a suspension. */
  onMotif: () => void
}

/** The platform's possible decisions on a school, by its status. A refused sign-up may still be approved. */
export function DecisionButtons({ ecole, onMotif }: DecisionButtonsProps) {
  const { t } = useTranslation('autoecole')
  const { approve, reopen, pending } = useDecide(ecole)
  const { statut } = ecole
  if (statut === 'ACTIVE')
    return (
      <Button look="danger-ghost" icon={PauseCircle} onClick={onMotif}>
        {t('suspend')}
      </Button>
    )
  if (statut === 'SUSPENDED' && !isRefused(ecole))
    return (
      <Button look="primary" icon={LockOpen} pending={pending} onClick={() => void reopen()}>
        {t('reopen')}
      </Button>
    )
  return (
    <>
      {statut === 'PENDING' ? (
        <Button look="danger-ghost" icon={X} onClick={onMotif}>
          {t('refuse')}
        </Button>
      ) : null}
      <Button look="primary" icon={Check} pending={pending} onClick={() => void approve()}>
        {t('approve')}
      </Button>
    </>
  )
}
