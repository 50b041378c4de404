import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { useTranslation } from 'react-i18next'
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap'

const SIZES = { small: 'sm', medium: undefined, large: 'lg' }

export function Sizes() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  return (
    <div className="showcase-row">
      {Object.entries(SIZES).map(([name, size]) => (
        <UncontrolledDropdown key={name}>
          <DropdownToggle caret color="secondary" size={size}>
            {t(name)}
          </DropdownToggle>
          <DropdownMenu>
            <DropdownItem onClick={pressed(t('edit'))}>{t('edit')}</DropdownItem>
          </DropdownMenu>
        </UncontrolledDropdown>
      ))}
    </div>
  )
}
