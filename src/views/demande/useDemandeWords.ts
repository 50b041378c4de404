import type { Calendar } from '@contract/evenement'
import type { Creneau } from '@contract/planning'
import { whenWord } from '@src/views/evenement/eventWords'
import { useWords } from '@src/views/evenement/useWords'

/** Kinds of lessons and times in words, on the school's clock. */
export function useDemandeWords() {
  const words = useWords()
  return {
    kind: (calendar: Calendar) => words.t(`evenement:calendar.${calendar}`),
    when: (slot: Creneau) => whenWord(slot, words),
  }
}
