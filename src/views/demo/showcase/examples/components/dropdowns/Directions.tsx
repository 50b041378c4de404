import { useTranslation } from 'react-i18next'
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap'

export function Directions() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-row">
      {(['down', 'up', 'start', 'end'] as const).map((direction) => (
        <UncontrolledDropdown key={direction} direction={direction}>
          <DropdownToggle caret color="secondary">
            {t(`direction.${direction}`)}
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
