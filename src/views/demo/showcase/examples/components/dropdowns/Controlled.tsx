import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dropdown, DropdownItem, DropdownMenu, DropdownToggle } from 'reactstrap'

export function Controlled() {
  const { t } = useTranslation('demoSample')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="showcase-row">
      <Dropdown isOpen={isOpen} toggle={() => setOpen(!isOpen)}>
        <DropdownToggle caret color="secondary">
          {t('lessons')}
        </DropdownToggle>
        <DropdownMenu>
          <DropdownItem>{t('open')}</DropdownItem>
          <DropdownItem>{t('share')}</DropdownItem>
        </DropdownMenu>
      </Dropdown>
      <span className="muted">{t(isOpen ? 'opened' : 'closed')}</span>
    </div>
  )
}
