import type { SendAccesAnswer } from '@contract/ecole/candidat'
import { toast } from '@core/components/messages/toast'
import { confirmDialog } from '@core/dialogs/dialogs'
import { useSendAccesMutation } from '@src/redux/candidat/candidat'
import { useTranslation } from 'react-i18next'
import type { Selection } from './useSelection'

/** Says to how many the access was sent, and why the others received nothing. */
function useTellSent() {
  const { t } = useTranslation('candidat')
  return ({ sent, used, unreachable, recent }: SendAccesAnswer) => {
    const parts = [
      sent > 0 && t('access.sent', { count: sent }),
      sent === 0 && t('access.none'),
      used > 0 && t('access.used', { count: used }),
      unreachable > 0 && t('access.unreachable', { count: unreachable }),
      recent > 0 && t('access.recent', { count: recent }),
    ]
    const tell = sent > 0 ? toast.success : toast.info
    tell(parts.filter(Boolean).join(' '))
  }
}

/** Sends the selected candidates their access after a confirmation: messages cannot be taken back. */
export function useSendAccess({ selection, count, isWhole, clear }: Selection) {
  const { t } = useTranslation('candidat')
  const [send, { isLoading }] = useSendAccesMutation()
  const tell = useTellSent()
  const run = async () => {
    const text = [isWhole && t('selection.allText'), t('access.confirmText')].filter(Boolean).join(' ')
    if (!(await confirmDialog({ title: t('access.confirm', { count }), text }))) return
    const { data } = await send({ selection })
    if (!data) return
    clear()
    tell(data)
  }
  return { run, pending: isLoading }
}
