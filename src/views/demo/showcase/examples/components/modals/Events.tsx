import { Button } from '@core/components/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal, ModalBody, ModalHeader } from 'reactstrap'

export function Events() {
  const { t } = useTranslation('demoSample')
  const [isOpen, setOpen] = useState(false)
  const [state, setState] = useState('')
  const toggle = () => setOpen(!isOpen)
  return (
    <div className="showcase-row">
      <Button onClick={toggle}>{t('open')}</Button>
      <span role="status">{state}</span>
      <Modal
        isOpen={isOpen}
        toggle={toggle}
        labelledBy="modal-events"
        onOpened={() => setState(t('opened'))}
        onClosed={() => setState(t('closed'))}
      >
        <ModalHeader id="modal-events" tag="h2" toggle={toggle} closeAriaLabel={t('close')}>
          {t('title')}
        </ModalHeader>
        <ModalBody>{t('short')}</ModalBody>
      </Modal>
    </div>
  )
}
