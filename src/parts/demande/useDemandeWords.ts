import type { Creneau } from '@contract/planning/clash'
import type { Calendar } from '@contract/planning/evenement'
import { whenWord } from '../evenement/eventWords'
import { useWords } from '../evenement/useWords'

/** Kinds of lessons and times in words, on the school's clock. */
export function useDemandeWords() {
  const words = useWords()
  return {
    kind: (calendar: Calendar) => words.t(`evenement:calendar.${calendar}`),
    when: (slot: Creneau) => whenWord(slot, words),
  }
}
