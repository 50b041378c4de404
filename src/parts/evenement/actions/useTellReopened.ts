import type { LeconsSaved } from '@contract/planning/lecon'
import { toast } from '@core/components/messages/toast'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { NEWS } from './news'

/** Reports how many lessons are open again, and why others are not. */
export function useTellReopened() {
  const { t } = useTranslation('evenement')
  return useCallback(
    (count: number, [first]: LeconsSaved['refus']) => {
      if (count > 0) toast.success(t('attest.undone', { count }), { id: NEWS })
      if (!first) return
      toast.error(t('attest.refused', { nom: first.lecon?.title ?? '…', pourquoi: t(`refus.${first.code}`) }))
    },
    [t],
  )
}
