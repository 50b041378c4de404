import { Button } from '@core/components/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal, ModalBody, ModalHeader } from 'reactstrap'

export function Unmounted() {
  const { t } = useTranslation('demoSample')
  const [isOpen, setOpen] = useState(false)
  const [isKept, setKept] = useState(false)
  const toggle = () => setOpen(!isOpen)
  return (
    <div className="showcase-row">
      <label className="showcase-row">
        <input type="checkbox" className="form-check-input" checked={isKept} onChange={() => setKept(!isKept)} />{' '}
        {t('modal.keeps')}
      </label>
      <Button onClick={toggle}>{t('open')}</Button>
      <Modal isOpen={isOpen} toggle={toggle} unmountOnClose={!isKept} labelledBy="modal-unmounted">
        <ModalHeader id="modal-unmounted" tag="h2" toggle={toggle} closeAriaLabel={t('close')}>
          {t('title')}
        </ModalHeader>
        <ModalBody>
          <input className="form-control" aria-label={t('note')} />
        </ModalBody>
      </Modal>
    </div>
  )
}
