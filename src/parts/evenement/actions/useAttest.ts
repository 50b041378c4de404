import type { Evenement } from '@contract/planning/evenement'
import type { LeconsSaved } from '@contract/planning/lecon'
import { toast } from '@core/components/toast'
import { useAttestLeconsMutation } from '@src/redux/calendar/lecon'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inTurns, type Lue } from './inTurns'
import { NEWS } from './news'
import { noteUndo } from './undoStack'
import { useReopen } from './useReopen'

const versionsOf = (lecons: readonly Evenement[]) =>
  new Map(lecons.map(({ idEvenement, version }) => [idEvenement, version]))

/** Attests lessons as long as planned and everybody there, and offers to take it back; keeps why some could not be. */
export function useAttest() {
  const { t } = useTranslation('evenement')
  const [send, { isLoading }] = useAttestLeconsMutation()
  const { reopen } = useReopen()
  const [refus, setRefus] = useState<LeconsSaved['refus']>([])

  async function attest(lecons: readonly Lue[]): Promise<void> {
    setRefus([])
    const saved = await inTurns(send, lecons)
    setRefus(saved.refus)
    if (saved.data.length === 0) return
    const undo = noteUndo({
      versions: versionsOf(saved.data),
      run: (versions) => reopen([...versions].map(([idEvenement, version]) => ({ idEvenement, version }))),
    })
    toast.success(t('attest.done', { count: saved.data.length }), { id: NEWS, undo })
  }

  return { attest, isPending: isLoading, refus, forget: () => setRefus([]) }
}
