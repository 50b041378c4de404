import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from './VisuallyHidden'

/** Says within a link that it opens in a new tab: a sign for the eyes, words for screen readers. */
export function NewTabNote() {
  const { t } = useTranslation('common')
  return (
    <>
      {' '}
      <VisuallyHidden>{t('newTab')}</VisuallyHidden>
      <ExternalLink className="new-tab" aria-hidden size={14} strokeWidth={1.75} />
    </>
  )
}
