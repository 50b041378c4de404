import { Button } from '@core/components/Button'
import { Dialog } from '@core/components/overlays/Dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModalBody, ModalFooter, ModalHeader } from 'reactstrap'

export function Composed() {
  const { t } = useTranslation('demoSample')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      {isOpen ? (
        <Dialog labelledBy="modal-composed" onClose={close}>
          <ModalHeader id="modal-composed" tag="h2" toggle={close} closeAriaLabel={t('close')}>
            {t('title')}
          </ModalHeader>
          <ModalBody>{t('long')}</ModalBody>
          <ModalFooter>
            <Button onClick={close}>{t('cancel')}</Button>
            <Button look="primary" onClick={close}>
              {t('save')}
            </Button>
          </ModalFooter>
        </Dialog>
      ) : null}
    </div>
  )
}
