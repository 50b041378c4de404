import { Button } from '@core/components/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal, ModalBody, ModalHeader } from 'reactstrap'

const PARAGRAPHS = Array.from({ length: 20 }, (_, index) => index + 1)

export function Scrolling() {
  const { t } = useTranslation('demoSample')
  const [inside, setInside] = useState<boolean | null>(null)
  const close = () => setInside(null)
  return (
    <div className="showcase-row">
      <Button onClick={() => setInside(false)}>{t('modal.longPage')}</Button>
      <Button onClick={() => setInside(true)}>{t('modal.longInside')}</Button>
      <Modal isOpen={inside !== null} toggle={close} scrollable={inside === true} labelledBy="modal-scrolling">
        <ModalHeader id="modal-scrolling" tag="h2" toggle={close} closeAriaLabel={t('close')}>
          {t('title')}
        </ModalHeader>
        <ModalBody tabIndex={0}>
          {PARAGRAPHS.map((number) => (
            <p key={number} className="mb-3">
              {t('long')}
            </p>
          ))}
        </ModalBody>
      </Modal>
    </div>
  )
}
