import { useTranslation } from 'react-i18next'
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap'

const SIZES = { small: 'sm', medium: undefined, large: 'lg' }

export function Sizes() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-row">
      {Object.entries(SIZES).map(([name, size]) => (
        <UncontrolledDropdown key={name}>
          <DropdownToggle caret color="secondary" size={size}>
            {t(name)}
          </DropdownToggle>
          <DropdownMenu>
            <DropdownItem>{t('edit')}</DropdownItem>
          </DropdownMenu>
        </UncontrolledDropdown>
      ))}
    </div>
  )
}
