import { useTranslation } from 'react-i18next'
import { Badge } from 'reactstrap'

export function Block() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-stack">
      <Badge color="primary" className="d-block">
        {t('short')}
      </Badge>
      <Badge color="info" className="d-block">
        {t('title')}
      </Badge>
    </div>
  )
}
