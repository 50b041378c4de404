import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

export function Links() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-row">
      <Link className="badge text-bg-primary" to="#Links">
        {t('lessons')}
      </Link>
      <Link className="badge text-bg-info" to="#Links">
        {t('exams')}
      </Link>
    </div>
  )
}
