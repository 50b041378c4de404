import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Breadcrumb, BreadcrumbItem } from 'reactstrap'

export function Basic() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <Breadcrumb listTag="ol" aria-label={t('trail')}>
        <BreadcrumbItem>
          <Link to="#Basic">{t('home')}</Link>
        </BreadcrumbItem>
        <BreadcrumbItem>
          <Link to="#Basic">{t('candidates')}</Link>
        </BreadcrumbItem>
        <BreadcrumbItem active>Amira Haddad</BreadcrumbItem>
      </Breadcrumb>
    </div>
  )
}
