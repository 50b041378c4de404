import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { useTranslation } from 'react-i18next'
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap'

export function Directions() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  return (
    <div className="showcase-row">
      {(['down', 'up', 'start', 'end'] as const).map((direction) => (
        <UncontrolledDropdown key={direction} direction={direction}>
          <DropdownToggle caret color="secondary">
            {t(`direction.${direction}`)}
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
