import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../VisuallyHidden'

/** The placeholder of an empty value. */
export function Blank() {
  const { t } = useTranslation('common')
  return (
    <span className="muted">
      <span aria-hidden>—</span>
      <VisuallyHidden>{t('blank')}</VisuallyHidden>
    </span>
  )
}
