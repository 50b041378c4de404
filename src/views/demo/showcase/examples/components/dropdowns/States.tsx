import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap'

export function States() {
  const { t } = useTranslation('demoSample')
  return (
    <UncontrolledDropdown>
      <DropdownToggle caret color="secondary">
        {t('vehicles')}
      </DropdownToggle>
      <DropdownMenu>
        <DropdownItem header>{t('vehicles')}</DropdownItem>
        <DropdownItem active>Clio</DropdownItem>
        <DropdownItem>Ibiza</DropdownItem>
        <DropdownItem disabled>Polo</DropdownItem>
        <DropdownItem divider />
        <DropdownItem>
          <Plus aria-hidden size={16} strokeWidth={1.75} /> {t('add')}
        </DropdownItem>
      </DropdownMenu>
    </UncontrolledDropdown>
  )
}
