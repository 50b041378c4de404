import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Nav } from 'reactstrap'

export function Borders() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-stack">
      {(['', 'nav-square'] as const).map((look) => (
        <Nav key={look} tag="nav" className={`nav-bordered ${look}`} aria-label={`${t('bordered')} ${look}`}>
          {['lessons', 'exams', 'vehicles'].map((id) => (
            <Link key={id} className="nav-link" to="#Borders">
              {t(id)}
            </Link>
          ))}
        </Nav>
      ))}
    </div>
  )
}
