import { toast } from '@core/components/messages/toast'
import { hasDraft } from '@core/hooks/drafts'
import { useTranslation } from 'react-i18next'

/**
 * Closes a panel that is left without being sent or cancelled, perhaps by mistake: its draft stays, and the user is
 * told so.
 * @param key that of the draft
 */
export function useLeave(key: string, close: () => void): () => void {
  const { t } = useTranslation('common')
  return () => {
    if (hasDraft(key)) toast.info(t('form.kept'))
    close()
  }
}
