import type { Evenement } from '@contract/planning/evenement'
import { toast } from '@core/components/toast'
import { whenWord } from '@src/parts/evenement/eventWords'
import { useWords } from '@src/parts/evenement/useWords'
import { useTranslation } from 'react-i18next'

/** Who it is with now, when that is somebody else. */
function newPerson({ extendedProps: before }: Evenement, { extendedProps: after }: Evenement): string | null {
  if (before.idMoniteur !== after.idMoniteur) return after.moniteur
  return before.idVehicule === after.idVehicule ? null : after.vehicule
}

/** Says where an event stands now, and how many moved with it; without `undo` it has just been moved back. */
export function useTellMoved() {
  const { t } = useTranslation('evenement')
  const words = useWords()
  return (before: Evenement, after: Evenement, count: number, undo?: () => void) => {
    const quand = [whenWord(after, words), newPerson(before, after)].filter(Boolean).join(', ')
    toast.success(t(undo ? 'move.done' : 'move.undone', { quand, count }), {
      id: 'evenement-moved',
      ...(undo && { undo }),
    })
  }
}
