import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Nav } from 'reactstrap'

export function Basic() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <Nav tag="nav" aria-label={t('basicNav')}>
        {['lessons', 'exams', 'vehicles'].map((id) => (
          <Link
            key={id}
            className={id === 'lessons' ? 'nav-link active' : 'nav-link'}
            aria-current={id === 'lessons' ? 'page' : undefined}
            to="#Basic"
          >
            {t(id)}
          </Link>
        ))}
      </Nav>
    </div>
  )
}
