import { useTranslation } from 'react-i18next'
import { UncontrolledAlert } from 'reactstrap'

export function Uncontrolled() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <UncontrolledAlert color="primary" fade={false} closeAriaLabel={t('close')}>
        {t('short')}
      </UncontrolledAlert>
    </div>
  )
}
