import { useTranslation } from 'react-i18next'
import { Alert } from 'reactstrap'

export function WithTitle() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <Alert color="info" fade={false} role="note">
        <h3 className="alert-heading">{t('title')}</h3>
        <p>{t('long')}</p>
      </Alert>
    </div>
  )
}
