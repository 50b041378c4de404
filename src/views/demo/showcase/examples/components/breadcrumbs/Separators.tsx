import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Breadcrumb, BreadcrumbItem } from 'reactstrap'

const SIGNS = { slash: '/', chevron: '›', dots: '…', dash: '–', pipe: '|' }

export function Separators() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      {Object.entries(SIGNS).map(([name, sign]) => (
        <Breadcrumb
          key={name}
          aria-label={`${t('trail')} ${name}`}
          style={{ '--bs-breadcrumb-divider': `'${sign}'` } as React.CSSProperties}
        >
          <BreadcrumbItem>
            <Link to="#Separators">{t('home')}</Link>
          </BreadcrumbItem>
          <BreadcrumbItem>
            <Link to="#Separators">{t('vehicles')}</Link>
          </BreadcrumbItem>
          <BreadcrumbItem active>Clio</BreadcrumbItem>
        </Breadcrumb>
      ))}
    </div>
  )
}
