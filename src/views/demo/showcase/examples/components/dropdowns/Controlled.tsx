import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dropdown, DropdownItem, DropdownMenu, DropdownToggle } from 'reactstrap'

export function Controlled() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="showcase-row">
      <Dropdown isOpen={isOpen} toggle={() => setOpen(!isOpen)}>
        <DropdownToggle caret color="secondary">
          {t('lessons')}
        </DropdownToggle>
        <DropdownMenu>
          <DropdownItem onClick={pressed(t('open'))}>{t('open')}</DropdownItem>
          <DropdownItem onClick={pressed(t('share'))}>{t('share')}</DropdownItem>
        </DropdownMenu>
      </Dropdown>
      <span className="muted">{t(isOpen ? 'opened' : 'closed')}</span>
    </div>
  )
}
