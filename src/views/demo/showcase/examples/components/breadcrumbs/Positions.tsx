import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Breadcrumb, BreadcrumbItem } from 'reactstrap'

export function Positions() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      {(['start', 'center', 'end'] as const).map((place) => (
        <Breadcrumb
          key={place}
          aria-label={`${t('trail')} ${t(`place.${place}`)}`}
          listClassName={`justify-content-${place}`}
        >
          <BreadcrumbItem>
            <Link to="#Positions">{t('home')}</Link>
          </BreadcrumbItem>
          <BreadcrumbItem active>{t(`place.${place}`)}</BreadcrumbItem>
        </Breadcrumb>
      ))}
    </div>
  )
}
