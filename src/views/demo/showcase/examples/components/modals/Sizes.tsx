import { Button } from '@core/components/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal, ModalBody, ModalHeader } from 'reactstrap'

export function Sizes() {
  const { t } = useTranslation('demoSample')
  const [size, setSize] = useState<string | null>(null)
  const close = () => setSize(null)
  return (
    <div className="showcase-row">
      {['xs', 'sm', 'md', 'lg', 'xl'].map((one) => (
        <Button key={one} onClick={() => setSize(one)}>
          {one.toUpperCase()}
        </Button>
      ))}
      <Modal isOpen={size !== null} toggle={close} size={size ?? undefined} labelledBy="modal-sizes">
        <ModalHeader id="modal-sizes" tag="h2" toggle={close} closeAriaLabel={t('close')}>
          {t('title')}
        </ModalHeader>
        <ModalBody>{t('long')}</ModalBody>
      </Modal>
    </div>
  )
}
