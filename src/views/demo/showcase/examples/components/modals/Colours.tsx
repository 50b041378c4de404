import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal, ModalBody, ModalHeader, Button as RsButton } from 'reactstrap'

const TONES = ['primary', 'info', 'warning', 'danger'] as const

export function Colours() {
  const { t } = useTranslation('demoSample')
  const [tone, setTone] = useState<(typeof TONES)[number] | null>(null)
  const close = () => setTone(null)
  return (
    <div className="showcase-row">
      {TONES.map((one) => (
        <RsButton key={one} type="button" outline color={one} onClick={() => setTone(one)}>
          {t(`tone.${one}`)}
        </RsButton>
      ))}
      <Modal isOpen={tone !== null} toggle={close} labelledBy="modal-colours" modalClassName={`modal-${tone}`}>
        <ModalHeader id="modal-colours" tag="h2" toggle={close} closeAriaLabel={t('close')}>
          {t('title')}
        </ModalHeader>
        <ModalBody>{t('short')}</ModalBody>
      </Modal>
    </div>
  )
}
