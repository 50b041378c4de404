import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Nav } from 'reactstrap'

export function WithDivider() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <Nav tag="nav" vertical aria-label={t('tools')}>
        <Link className="nav-link" to="#WithDivider">
          {t('lessons')}
        </Link>
        <Link className="nav-link" to="#WithDivider">
          {t('exams')}
        </Link>
        <hr className="dropdown-divider" />
        <Link className="nav-link" to="#WithDivider">
          {t('settings')}
        </Link>
      </Nav>
    </div>
  )
}
