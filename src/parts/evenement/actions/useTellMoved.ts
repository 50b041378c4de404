import { type Evenement, isExam } from '@contract/planning/evenement'
import { toast } from '@core/components/messages/toast'
import { inRow } from '@core/format/inRow'
import { useTranslation } from 'react-i18next'
import { timesWord, whenWord } from '../eventWords'
import { useWords } from '../useWords'
import { NEWS } from './news'

/** The new instructor or vehicle, if it changed. */
function newPerson({ extendedProps: before }: Evenement, { extendedProps: after }: Evenement): string | null {
  if (before.idMoniteur !== after.idMoniteur) return after.moniteur
  return before.idVehicule === after.idVehicule ? null : after.vehicule
}

const lengthOf = ({ start, end }: Evenement) => Date.parse(end) - Date.parse(start)

/** The kind of change: another length, or another time. */
function changeOf(before: Evenement, after: Evenement): 'longer' | 'shorter' | 'done' {
  if (lengthOf(after) === lengthOf(before)) return 'done'
  return lengthOf(after) > lengthOf(before) ? 'longer' : 'shorter'
}

/** Reports an event's new time, and how many moved with it; without `undo` it was just moved back. */
export function useTellMoved() {
  const { t } = useTranslation('evenement')
  const words = useWords()
  return (before: Evenement, after: Evenement, count: number, undo?: () => void) => {
    const change = undo ? changeOf(before, after) : 'undone'
    const isLength = change === 'longer' || change === 'shorter'
    const when = isLength ? timesWord(after, words) : whenWord(after, words)
    const quand = inRow([when, newPerson(before, after)], words.language)
    const what = isExam(after.extendedProps.calendar) ? 'examen' : 'lecon'
    toast.success(t(`move.${what}.${change}`, { quand, count }), { id: NEWS, ...(undo && { undo }) })
  }
}
