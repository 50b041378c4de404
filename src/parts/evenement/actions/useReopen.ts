import type { Evenement } from '@contract/planning/evenement'
import type { LeconsSaved } from '@contract/planning/lecon'
import { toast } from '@core/components/toast'
import { useReopenLeconsMutation } from '@src/redux/calendar/lecon'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { inTurns, type Lue } from './inTurns'
import { NEWS } from './news'

/** Takes back what was said of lessons; says how many wait again, and why others do not. */
export function useReopen() {
  const { t } = useTranslation('evenement')
  const [send, { isLoading }] = useReopenLeconsMutation()
  const reopen = useCallback(
    async (lecons: readonly Lue[]): Promise<Evenement[] | null> => {
      const { data, refus }: LeconsSaved = await inTurns(send, lecons)
      const [first] = refus
      if (data.length > 0) toast.success(t('attest.undone', { count: data.length }), { id: NEWS })
      if (first) {
        toast.error(t('attest.refused', { nom: first.lecon?.title ?? '…', pourquoi: t(`refus.${first.code}`) }))
      }
      return data.length > 0 ? data : null
    },
    [send, t],
  )
  return { reopen, isPending: isLoading }
}
