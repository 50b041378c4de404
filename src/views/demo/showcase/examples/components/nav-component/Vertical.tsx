import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Nav } from 'reactstrap'

export function Vertical() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-columns">
      {(['', 'nav-bordered', 'nav-bordered nav-square'] as const).map((look) => (
        <Nav key={look} tag="nav" vertical className={look} aria-label={`${t('subjects')} ${look}`}>
          {['lessons', 'exams', 'vehicles'].map((id) => (
            <Link key={id} className="nav-link" to="#Vertical">
              {t(id)}
            </Link>
          ))}
        </Nav>
      ))}
    </div>
  )
}
