import { useTranslation } from 'react-i18next'
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap'

const TONES = ['primary', 'secondary', 'danger', 'flat-primary', 'outline-info', 'gradient-primary'] as const

export function Colours() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-row">
      {TONES.map((color) => (
        <UncontrolledDropdown key={color}>
          <DropdownToggle caret color={color}>
            {t('actions')}
          </DropdownToggle>
          <DropdownMenu>
            <DropdownItem>{t('edit')}</DropdownItem>
            <DropdownItem>{t('share')}</DropdownItem>
          </DropdownMenu>
        </UncontrolledDropdown>
      ))}
    </div>
  )
}
