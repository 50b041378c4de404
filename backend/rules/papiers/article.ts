import { isLesson } from '@contract/argent/service'
import type { ContenuContrat } from '@contract/papiers/contrat'

/** What the sentences of a contract depend on. */
export interface Terms {
  contenu: Omit<ContenuContrat, 'articles'>
  /** What an absence and a late cancellation cost, in per cent of the hour. */
  absencePourcent: number
  annulationPourcent: number
  /** A cancellation is late from so many hours before the lesson on. */
  annulationHeures: number
  /** For France: the financial guarantee and the mediator of the school. */
  garantie: string | null
  mediateur: string | null
}

export type Article = ContenuContrat['articles'][number]

/** Whether lessons were bought in advance, or are paid one by one. */
export const hasHours = ({ contenu }: Terms): boolean => contenu.achats.some(({ service }) => isLesson(service))
