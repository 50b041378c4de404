import type { Creneau } from '@contract/planning/clash'
import type { Calendar } from '@contract/planning/evenement'
import { whenWord } from '../evenement/eventWords'
import { useWords } from '../evenement/useWords'

/** Labels of kinds of lessons, and times in the school's time zone. */
export function useDemandeWords() {
  const words = useWords()
  return {
    kind: (calendar: Calendar) => words.t(`evenement:calendar.${calendar}`),
    when: (slot: Creneau) => whenWord(slot, words),
  }
}
