import { Banner } from '@core/components/Banner'
import { Button } from '@core/components/Button'
import { useTranslation } from 'react-i18next'

interface DraftNoticeProps {
  /** Whether the form started from a draft (`useDraft`). */
  restored: boolean
  /** Starts over from an empty form. */
  onDiscard: () => void
}

/** Says that what was typed before is still there, and offers to start over. */
export function DraftNotice({ restored, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('common')
  if (!restored) return null
  return <Banner action={<Button onClick={onDiscard}>{t('form.discardDraft')}</Button>}>{t('form.draft')}</Banner>
}
