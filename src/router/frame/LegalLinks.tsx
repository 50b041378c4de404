import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** Links to the pages about the application itself, at the end of every page. */
export function LegalLinks() {
  const { t } = useTranslation('common')
  return (
    <nav className="legal-links" aria-label={t('legal.label')}>
      <Link to={paths.accessibilite}>{t('legal.accessibilite')}</Link>
      <Link to={paths.licences}>{t('legal.licences')}</Link>
    </nav>
  )
}
