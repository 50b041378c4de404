import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from './VisuallyHidden'

/** What stands where nothing was filled in. */
export function Blank() {
  const { t } = useTranslation('common')
  return (
    <span className="muted">
      <span aria-hidden>—</span>
      <VisuallyHidden>{t('blank')}</VisuallyHidden>
    </span>
  )
}
