import { Button } from '@core/components/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal, ModalBody, ModalHeader } from 'reactstrap'

const LOOKS = { centred: { centered: true }, noBackdrop: { backdrop: false }, noMotion: { fade: false } }

export function Looks() {
  const { t } = useTranslation('demoSample')
  const [look, setLook] = useState<keyof typeof LOOKS | null>(null)
  const close = () => setLook(null)
  return (
    <div className="showcase-row">
      {(['centred', 'noBackdrop', 'noMotion'] as const).map((one) => (
        <Button key={one} onClick={() => setLook(one)}>
          {t(`modal.${one}`)}
        </Button>
      ))}
      <Modal isOpen={look !== null} toggle={close} labelledBy="modal-looks" {...(look && LOOKS[look])}>
        <ModalHeader id="modal-looks" tag="h2" toggle={close} closeAriaLabel={t('close')}>
          {t('title')}
        </ModalHeader>
        <ModalBody>{t('short')}</ModalBody>
      </Modal>
    </div>
  )
}
