import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { useTranslation } from 'react-i18next'
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap'

const TONES = ['primary', 'secondary', 'danger', 'flat-primary', 'outline-info', 'gradient-primary'] as const

export function Colours() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  return (
    <div className="showcase-row">
      {TONES.map((color) => (
        <UncontrolledDropdown key={color}>
          <DropdownToggle caret color={color}>
            {t('actions')}
          </DropdownToggle>
          <DropdownMenu>
            <DropdownItem onClick={pressed(t('edit'))}>{t('edit')}</DropdownItem>
            <DropdownItem onClick={pressed(t('share'))}>{t('share')}</DropdownItem>
          </DropdownMenu>
        </UncontrolledDropdown>
      ))}
    </div>
  )
}
