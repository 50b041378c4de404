import { Button } from '@core/components/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap'

export function Basic() {
  const { t } = useTranslation('demoSample')
  const [isOpen, setOpen] = useState(false)
  const toggle = () => setOpen(!isOpen)
  return (
    <div>
      <Button onClick={toggle}>{t('open')}</Button>
      <Modal isOpen={isOpen} toggle={toggle} labelledBy="modal-basic">
        <ModalHeader id="modal-basic" tag="h2" toggle={toggle} closeAriaLabel={t('close')}>
          {t('title')}
        </ModalHeader>
        <ModalBody>{t('long')}</ModalBody>
        <ModalFooter>
          <Button onClick={toggle}>{t('cancel')}</Button>
          <Button look="primary" onClick={toggle}>
            {t('save')}
          </Button>
        </ModalFooter>
      </Modal>
    </div>
  )
}
