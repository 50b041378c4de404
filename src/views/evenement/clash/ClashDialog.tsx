import type { ClashDetails, Creneau } from '@contract/planning/clash'
import { Button } from '@core/components/Button'
import { Dialog } from '@core/components/overlays/Dialog'
import { ClashNotice } from '@src/parts/evenement/clash/ClashNotice'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ModalBody, ModalFooter, ModalHeader } from 'reactstrap'

interface ClashDialogProps {
  /** The event's candidate. */
  title: string
  refusal: ClashDetails
  onTake: (creneau: Creneau) => void
  onClose: () => void
}

/** Explains why a moved event returned to its place, and offers other times. */
export function ClashDialog({ title, refusal, onTake, onClose }: ClashDialogProps) {
  const { t } = useTranslation(['evenement', 'common'])
  const id = useId()
  return (
    <Dialog onClose={onClose} labelledBy={id} centered>
      <ModalHeader id={id} tag="h2" toggle={onClose} close={<span />}>
        {t('clash.notMoved', { title })}
      </ModalHeader>
      <ModalBody>
        <ClashNotice refusal={refusal} onTake={onTake} />
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{t('clash.leave')}</Button>
      </ModalFooter>
    </Dialog>
  )
}
