import type { LeconsSaved } from '@contract/planning/lecon'
import { toast } from '@core/components/messages/toast'
import { inTurns, type Lue } from '@src/redux/calendar/inTurns'
import { useAttestLeconsMutation } from '@src/redux/calendar/lecon'
import { versionsOf } from '@src/redux/calendar/slice'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NEWS } from './news'
import { useUndo } from './useUndo'

/**
 * Attests lessons with their planned length and everybody present, and offers undo; keeps the reasons of those refused.
 */
export function useAttest() {
  const { t } = useTranslation('evenement')
  const [send, { isLoading }] = useAttestLeconsMutation()
  const { note } = useUndo()
  const [refus, setRefus] = useState<LeconsSaved['refus']>([])

  async function attest(lecons: readonly Lue[]): Promise<void> {
    setRefus([])
    const saved = await inTurns(send, lecons)
    setRefus(saved.refus)
    if (saved.data.length === 0) return
    const undo = note({ kind: 'answer', versions: versionsOf(saved.data) })
    toast.success(t('attest.done', { count: saved.data.length }), { id: NEWS, undo })
  }

  return { attest, isPending: isLoading, refus, forget: () => setRefus([]) }
}
