import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { useTranslation } from 'react-i18next'

/** What stands where nothing was filled in. */
export function Blank() {
  const { t } = useTranslation('candidat')
  return (
    <span className="muted">
      <span aria-hidden>—</span>
      <VisuallyHidden>{t('blank')}</VisuallyHidden>
    </span>
  )
}
