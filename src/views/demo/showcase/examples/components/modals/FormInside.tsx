import { Button } from '@core/components/Button'
import { InputField } from '@core/form/fields/InputField'
import { PasswordInput } from '@core/form/fields/PasswordInput'
import { LogIn } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap'

export function FormInside() {
  const { t } = useTranslation('demoSample')
  const [isOpen, setOpen] = useState(false)
  const toggle = () => setOpen(!isOpen)
  return (
    <div>
      <Button icon={LogIn} onClick={toggle}>
        {t('signIn')}
      </Button>
      <Modal isOpen={isOpen} toggle={toggle} labelledBy="modal-form">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            toggle()
          }}
        >
          <ModalHeader id="modal-form" tag="h2" toggle={toggle} closeAriaLabel={t('close')}>
            {t('signIn')}
          </ModalHeader>
          <ModalBody className="showcase-stack">
            <InputField label={t('email')} name="email" type="email" autoComplete="off" />
            <PasswordInput label={t('password')} name="password" autoComplete="off" />
          </ModalBody>
          <ModalFooter>
            <Button look="primary" type="submit">
              {t('signIn')}
            </Button>
          </ModalFooter>
        </form>
      </Modal>
    </div>
  )
}
