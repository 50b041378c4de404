import { toast } from '@core/components/toast'
import { useTranslation } from 'react-i18next'
import { DropdownItem, DropdownMenu, DropdownToggle, Button as RsButton, UncontrolledButtonDropdown } from 'reactstrap'

export function Split() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <UncontrolledButtonDropdown>
        <RsButton type="button" color="primary" onClick={() => toast.success(t('short'))}>
          {t('save')}
        </RsButton>
        <DropdownToggle split caret color="primary" aria-label={t('more')} />
        <DropdownMenu>
          <DropdownItem>{t('saveAndNew')}</DropdownItem>
          <DropdownItem>{t('print')}</DropdownItem>
        </DropdownMenu>
      </UncontrolledButtonDropdown>
    </div>
  )
}
