import { type Portee, SCOPES } from '@contract/planning/evenement'
import { Button } from '@core/components/Button'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap'
import type { PorteeReason } from './useScope'
import './scope.scss'

interface PorteeDialogProps {
  reason: PorteeReason
  onSettle: (portee: Portee | null) => void
}

/**
 * Asks for the scope of a change to a recurrence: this event, this and the following ones, or all. One press answers.
 */
export function PorteeDialog({ reason, onSettle }: PorteeDialogProps) {
  const { t } = useTranslation(['evenement', 'common'])
  const id = useId()
  const close = () => onSettle(null)
  return (
    <Modal isOpen toggle={close} labelledBy={id} fade={false} centered size="sm">
      <ModalHeader id={id} tag="h2" toggle={close} close={<span />}>
        {t(`portee.title.${reason}`)}
      </ModalHeader>
      <ModalBody className="portee">
        {SCOPES.map((portee) => (
          <Button key={portee} onClick={() => onSettle(portee)}>
            {t(`portee.${portee}`)}
          </Button>
        ))}
      </ModalBody>
      <ModalFooter>
        <Button look="ghost" onClick={close}>
          {t(reason === 'cancel' ? 'portee.keep' : 'common:dialog.cancel')}
        </Button>
      </ModalFooter>
    </Modal>
  )
}
