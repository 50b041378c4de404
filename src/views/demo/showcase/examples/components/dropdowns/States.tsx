import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap'

export function States() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  return (
    <UncontrolledDropdown>
      <DropdownToggle caret color="secondary">
        {t('vehicles')}
      </DropdownToggle>
      <DropdownMenu>
        <DropdownItem header>{t('vehicles')}</DropdownItem>
        <DropdownItem active onClick={pressed('Clio')}>
          Clio
        </DropdownItem>
        <DropdownItem onClick={pressed('Ibiza')}>Ibiza</DropdownItem>
        <DropdownItem disabled>Polo</DropdownItem>
        <DropdownItem divider />
        <DropdownItem onClick={pressed(t('add'))}>
          <Plus aria-hidden size={16} strokeWidth={1.75} /> {t('add')}
        </DropdownItem>
      </DropdownMenu>
    </UncontrolledDropdown>
  )
}
