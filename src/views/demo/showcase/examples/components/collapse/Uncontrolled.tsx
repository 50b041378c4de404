import { Button } from '@core/components/Button'
import { useTranslation } from 'react-i18next'
import { UncontrolledCollapse } from 'reactstrap'

export function Uncontrolled() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <Button id="collapse-toggler">{t('more')}</Button>
      <UncontrolledCollapse toggler="#collapse-toggler">
        <p>{t('long')}</p>
      </UncontrolledCollapse>
    </div>
  )
}
