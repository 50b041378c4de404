import type { ExamenFact } from '@backend/rules/planning/parcours/progress'
import type { Statut } from '@contract/planning/evenement'

export const TODAY = '2026-11-21'
const STATUS: Record<string, Statut> = { '+': 'SUCCESS', '-': 'FAILED', '?': 'PLANNED', x: 'CANCELLED', o: 'NO_SHOW' }
const STAGES = { K: 'code', C: 'circulation', P: 'parc' } as const
const isStage = (letter: string): letter is keyof typeof STAGES => letter in STAGES

/** Parses `K+ 11-01, C? 11-30`: the letter of a stage, its result, and the day in 2026 or with its year. */
export function exams(text: string): ExamenFact[] {
  return text
    .split(', ')
    .filter(Boolean)
    .map((part) => {
      const [letter = '', sign = '', day = ''] = [part[0], part[1], part.slice(3)]
      const status = STATUS[sign]
      if (!isStage(letter) || !status) throw new Error(part)
      return { etape: STAGES[letter], status, jour: day.length === 5 ? `2026-${day}` : day }
    })
}
