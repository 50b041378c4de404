import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { useTranslation } from 'react-i18next'

interface DraftNoticeProps {
  /** Whether the form started from a draft (`useDraft`). */
  restored: boolean
  /** Resets the form to its start values. */
  onDiscard: () => void
}

/** Announces that the form was restored from a draft, and offers to discard it. */
export function DraftNotice({ restored, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('common')
  if (!restored) return null
  return <Banner action={<Button onClick={onDiscard}>{t('form.discardDraft')}</Button>}>{t('form.draft')}</Banner>
}
