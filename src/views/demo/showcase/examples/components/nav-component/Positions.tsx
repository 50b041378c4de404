import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Nav } from 'reactstrap'

export function Positions() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-stack">
      {(['center', 'end'] as const).map((place) => (
        <Nav key={place} tag="nav" className={`justify-content-${place}`} aria-label={t(`place.${place}`)}>
          {['lessons', 'exams', 'vehicles'].map((id) => (
            <Link key={id} className="nav-link" to="#Positions">
              {t(id)}
            </Link>
          ))}
        </Nav>
      ))}
    </div>
  )
}
