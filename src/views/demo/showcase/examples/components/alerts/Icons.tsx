import { Info, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Alert } from 'reactstrap'

export function Icons() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <Alert color="warning" fade={false} role="note">
        <TriangleAlert aria-hidden size={18} strokeWidth={1.75} /> {t('short')}
      </Alert>
      <Alert color="primary" fade={false} role="note">
        <Info aria-hidden size={18} strokeWidth={1.75} /> {t('short')}
      </Alert>
    </div>
  )
}
