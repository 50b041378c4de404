import { toast } from '@core/components/messages/toast'
import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { useTranslation } from 'react-i18next'
import { DropdownItem, DropdownMenu, DropdownToggle, Button as RsButton, UncontrolledButtonDropdown } from 'reactstrap'

export function Split() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  return (
    <div className="bs">
      <UncontrolledButtonDropdown>
        <RsButton type="button" color="primary" onClick={() => toast.success(t('short'))}>
          {t('save')}
        </RsButton>
        <DropdownToggle split caret color="primary" aria-label={t('more')} />
        <DropdownMenu>
          <DropdownItem onClick={pressed(t('saveAndNew'))}>{t('saveAndNew')}</DropdownItem>
          <DropdownItem onClick={pressed(t('print'))}>{t('print')}</DropdownItem>
        </DropdownMenu>
      </UncontrolledButtonDropdown>
    </div>
  )
}
