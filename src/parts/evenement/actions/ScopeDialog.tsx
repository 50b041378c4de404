import { SCOPES, type Scope } from '@contract/planning/evenement'
import { Button } from '@core/components/Button'
import { Dialog } from '@core/components/overlays/Dialog'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ModalBody, ModalFooter, ModalHeader } from 'reactstrap'
import './scope.scss'

/** The reason to ask: moving, changing or cancelling. */
export type ScopeReason = 'move' | 'edit' | 'cancel'

interface ScopeDialogProps {
  reason: ScopeReason
  onSettle: (scope: Scope | null) => void
}

/**
 * Asks for the scope of a change to a recurrence: this event, this and the following ones, or all. One press answers.
 */
export function ScopeDialog({ reason, onSettle }: ScopeDialogProps) {
  const { t } = useTranslation(['evenement', 'common'])
  const id = useId()
  const close = () => onSettle(null)
  return (
    <Dialog onClose={close} labelledBy={id} centered size="sm">
      <ModalHeader id={id} tag="h2" toggle={close} close={<span />}>
        {t(`scope.title.${reason}`)}
      </ModalHeader>
      <ModalBody className="scope-choices">
        {SCOPES.map((scope) => (
          <Button key={scope} onClick={() => onSettle(scope)}>
            {t(`scope.${scope}`)}
          </Button>
        ))}
      </ModalBody>
      <ModalFooter>
        <Button look="ghost" onClick={close}>
          {t(reason === 'cancel' ? 'scope.keep' : 'common:dialog.cancel')}
        </Button>
      </ModalFooter>
    </Dialog>
  )
}
